import type { Refused } from '../rolls/plan'
import { ScriptedDice } from '../rolls/scripted'
import type { Action, AnyRuleset } from '../ruleset'
import type { Seat } from '../seats'
import { type View, viewIn } from './hidden'
import { isRefusedStep } from './match'
import { outcomeOf } from './status'
import { isPrepared, type Prepared, prepare, prepareDue, quickStepOn } from './step'

/** Forced steps that may follow from one action before it is given up as endless. */
const MOST_FORCED = 50

/**
 * What a seat would see after an action and the forced steps it leads to: the table looks through an activation at
 * what it opens. Null if it is refused, dice decide, or it depends on what is hidden from the seat.
 */
export function supposed(ruleset: AnyRuleset, view: unknown, seat: Seat, action: Action): View<unknown> | null {
  try {
    let state = after(prepare(ruleset, view, seat, action))
    for (let i = 0; i < MOST_FORCED; i++) {
      if (state === null) return null
      const due = outcomeOf(ruleset, state) ? null : prepareDue(ruleset, state)
      if (!due) return viewIn(ruleset, state, seat)
      state = after(due)
    }
    return null
  } catch {
    // It rolls, or reads what this seat doesn't see.
    return null
  }
}

function after(ready: Refused | Prepared): unknown {
  const step = isPrepared(ready) ? quickStepOn(ready, new ScriptedDice([])) : null
  return step && !isRefusedStep(step) ? step.state : null
}
