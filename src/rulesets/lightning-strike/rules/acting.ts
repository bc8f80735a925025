import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { State, Unit } from '../state'
import { openActivation } from './unit'

/** The Unit of this seat whose activation is open; every Action is offered for it alone. */
export function actingUnit(state: State, seat: Seat): Unit | null {
  const open = openActivation(state)
  const unit = open ? state.units[open.unit] : undefined
  return unit?.seat === seat ? unit : null
}

/** An id that no Unit bears. */
export const noSuchUnit: Refusal = refuse('LS.setup.unit', 'There is no such Unit.')
