import { viewFor } from '../../engine/record/hidden'
import { isRefusedStep } from '../../engine/record/match'
import { outcomeOf, promptsOf } from '../../engine/record/status'
import { quickStep } from '../../engine/record/step'
import { randomDice } from '../../engine/rolls/random'
import type { Action } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import type { BotContext } from './context'

/** Forced steps that may follow from one decision before it is given up as endless. */
const MOST_FORCED = 200

/** The position after an action and the forced steps it leads to; null where what the seat sees does not tell. */
export function settled(
  { ruleset, random, seat }: Pick<BotContext, 'ruleset' | 'random' | 'seat'>,
  from: unknown,
  action: Action,
): unknown {
  try {
    let step = quickStep(ruleset, from, seat, action, randomDice(random))
    for (let i = 0; i < MOST_FORCED; i++) {
      if (isRefusedStep(step)) return null
      const due = outcomeOf(ruleset, step.state) ? null : ruleset.auto(step.state)
      if (!due) return step.state
      step = quickStep(ruleset, step.state, 'table', due, randomDice(random))
    }
    return null
  } catch {
    // A step that needs what is hidden from this seat cannot be foreseen.
    return null
  }
}

/** The position after a row, as far as it can be foreseen; null if even its first action can't. */
export function settledRow(thought: BotContext, from: unknown, actions: readonly Action[]): unknown {
  let state: unknown = null
  for (const action of actions) {
    const next = settled(thought, state ?? from, action)
    if (next === null) break
    state = next
    if (!isAsked(thought, state, thought.seat)) break
  }
  return state
}

const isAsked = ({ ruleset }: BotContext, state: unknown, seat: Seat): boolean =>
  promptsOf(ruleset, state).some(prompt => prompt.seat === seat)

/** Decisions played on in the imagination before it is enough. */
const MOST_REPLIES = 30

/** The position after everyone has played on for a while, the way anyone would. */
export function playedOn(thought: BotContext, from: unknown): unknown {
  const { ruleset, bot, random } = thought
  let state = from
  for (let i = 0; i < MOST_REPLIES && bot?.reply; i++) {
    const [prompt] = promptsOf(ruleset, state)
    if (!prompt) break
    const { seat } = prompt
    const action = bot.reply(viewFor(state, seat), seat, random)
    const next = action && settled({ ruleset, random, seat }, state, action)
    if (!next) break
    state = next
  }
  return state
}
