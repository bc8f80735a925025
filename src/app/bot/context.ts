import type { Bot, Row } from '../../engine/bot'
import type { Random } from '../../engine/rolls/random'
import type { Action, AnyRuleset } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'

export type AnyBot = Bot<unknown, Action>
export type AnyRow = Row<Action>

/** How much a bot weighs before it decides. */
export interface Effort {
  /** Answers tried of an offer that has no end of them. */
  readonly samples: number
  /** Of all candidates, how many are weighed more closely, and over how many rolls each. */
  readonly finalists: number
  readonly rolls: number
}

export const FULL: Effort = { samples: 12, finalists: 10, rolls: 8 }

export interface BotContext {
  readonly ruleset: AnyRuleset
  /** What the game knows about playing it well. */
  readonly bot?: AnyBot | null
  /** The position as the seat sees it: a bot knows no more than a person in its seat. */
  readonly view: unknown
  readonly seat: Seat
  readonly random: Random
  /** Decisions of this seat in a row that came to nothing; a restless bot stops fidgeting with its pieces. */
  readonly restless: number
  /** What was refused in this position although it looked legal. */
  readonly refused?: readonly Action[]
  readonly effort?: Effort
}

/** Whether something was refused before, here. */
export const wasRefused = ({ refused = [] }: BotContext, action: Action): boolean =>
  refused.length > 0 && refused.some(one => JSON.stringify(one) === JSON.stringify(action))
