import { viewFor } from '../../engine/record/hidden'
import { randomFrom } from '../../engine/rolls/random'
import type { Action, AnyRuleset } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import type { AnyBot, AnyRow, BotContext } from './context'

/** What a bot is asked; plain data, so that it can be asked in another thread. */
export interface Question {
  /** The id of the game in the registry. */
  readonly game: string
  /** The parts of the game that this battle needs. */
  readonly parts: readonly string[]
  readonly view: unknown
  readonly seat: Seat
  readonly seed: number
  readonly restless: number
  readonly refused: readonly Action[]
  /** Milliseconds after which it takes the best it has found so far. */
  readonly patience: number
}

/** Answers a question some time later; null where it finds nothing to do. Returns how to stop it. */
export type Thinker = (question: Question, answered: (row: AnyRow | null) => void) => () => void

export const contextOf = (ruleset: AnyRuleset, bot: AnyBot | null, question: Question): BotContext => {
  const { view, seat, seed, restless, refused } = question
  return { ruleset, bot, view: viewFor(view, seat), seat, random: randomFrom(seed), restless, refused }
}
