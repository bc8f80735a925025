import type { Seat } from '../../../engine/seats'
import type { Next, State, Unit } from '../state'
import { cardOf, onTable, unitsOf } from './unit'
import { changeSide, changeUnits } from './writing'

/** Can be activated in a slot: it is still fresh, or has Actions left after a Command Point activated it early. */
export const isAvailable = (unit: Unit): boolean =>
  onTable(unit) &&
  (unit.activation === 'fresh' || (unit.activation === 'acted-out' && unit.actionsLeft > 0 && !unit.evading))

export const availableUnits = (state: State, seat: Seat): Unit[] => unitsOf(state, seat).filter(isAvailable)

/** The active player has to activate a Unit now. */
export const isSlot = (state: State): boolean =>
  state.phase === 'main' && state.order.length > 0 && state.stack.length === 0

/** Seats in turn order, from the one after the given seat around to that seat itself. */
export function seatsAfter(state: State, seat: Seat): Seat[] {
  const at = state.order.indexOf(seat)
  return [...state.order.slice(at + 1), ...state.order.slice(0, at + 1)]
}

/** The seat that has the next slot; null when every Unit has been activated. */
export const nextSeat = (state: State): Seat | null =>
  state.active === null
    ? null
    : (seatsAfter(state, state.active).find(seat => availableUnits(state, seat).length > 0) ?? null)

/** Goes on to the next slot, or to the End Phase when nobody has a Unit left to activate. */
export function advance(next: Next): void {
  next.active = nextSeat(next)
  if (next.active !== null) return
  next.phase = 'end'
  next.endStep = 'interference'
}

export function startTurn(next: Next, turn: number): void {
  next.phase = 'initiative'
  next.turn = turn
  next.active = null
  next.initiative = null
  next.order = []
}

/** Command Points and Actions come back, and every Unit can be activated again. */
export function refresh(next: Next): void {
  const { commandPoints } = next.options
  for (const side of Object.values(next.sides)) changeSide(next, side, { commandPoints, standsDown: false })
  changeUnits(next, unit =>
    onTable(unit)
      ? { ...unit, activation: 'fresh', actionsLeft: cardOf(next, unit).actions, usedCommandPoint: false }
      : unit,
  )
}
