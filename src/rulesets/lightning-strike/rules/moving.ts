import type { Pose } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Activation, State, Unit } from '../state'
import { activeUnit, notActive, openActivation } from './acting'
import { exoReach } from './exo'
import { flightReach } from './flight-reach'
import { cardOf } from './unit'

/** The active Unit of a seat if it can still move: LS.command.out-of-sequence.no-second-move. */
export function movingUnit(state: State, seat: Seat): { readonly unit: Unit; readonly frame: Activation } | null {
  const unit = activeUnit(state, seat)
  const frame = openActivation(state)
  return unit && frame && frame.slot !== 'actions-only' ? { unit, frame } : null
}

/** How the active Unit can still move. */
export function reachOf(state: State, unit: Unit, frame: Activation): Reach {
  return cardOf(state, unit).type === 'exo' ? exoReach(state, unit, frame) : flightReach(state, unit, frame)
}

/** Why a Unit can't move now, or a path isn't one. */
export function movingRefusals(state: State, unit: Unit, path: readonly Pose[]): Refusal[] {
  const frame = openActivation(state)
  return [
    notActive(state, unit),
    frame?.unit === unit.id &&
      frame.slot === 'actions-only' &&
      refuse('LS.command.out-of-sequence.no-second-move', `${unit.name} has already moved this turn.`),
    path.length === 0 && refuse('LS.move.basic', 'Choose where to move.'),
  ].filter(refusal => typeof refusal === 'object' && refusal !== null)
}
