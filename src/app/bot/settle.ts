import { isRefusedStep } from '../../engine/record/match'
import { quickStep } from '../../engine/record/step'
import { randomDice } from '../../engine/rolls/random'
import type { Action } from '../../engine/ruleset'
import type { BotContext } from './think'

/** Forced steps that may follow from one decision before it is given up as endless. */
const MOST_FORCED = 200

/** The position after an action and the forced steps it leads to; null where what the seat sees does not tell. */
export function settled({ ruleset, random, seat }: BotContext, from: unknown, action: Action): unknown {
  try {
    let step = quickStep(ruleset, from, seat, action, randomDice(random))
    for (let i = 0; i < MOST_FORCED; i++) {
      if (isRefusedStep(step)) return null
      const due = ruleset.outcome(step.state) ? null : ruleset.auto(step.state)
      if (!due) return step.state
      step = quickStep(ruleset, step.state, 'table', due, randomDice(random))
    }
    return null
  } catch {
    // A step that needs what is hidden from this seat cannot be foreseen.
    return null
  }
}
