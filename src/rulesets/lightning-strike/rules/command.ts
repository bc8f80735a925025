import type { Refusal } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { PlayEvent } from '../events'
import type { LsRule } from '../rulebook'
import type { Side, State, Unit } from '../state'
import { jammed } from './ecm'
import { no, onTable, openActivation, unitOf, unitsOf } from './unit'

export function sideOf(state: State, seat: Seat): Side {
  const side = state.sides[seat]
  if (!side) throw new Error(`no side ${seat}`)
  return side
}

/** With none left there is nothing to wonder about: the pool is in view. */
export const hasPool = (state: State, seat: Seat): boolean => sideOf(state, seat).commandPoints > 0

/** Why a Unit may not use a Command Point now, whatever for. */
export function commandRefusals(state: State, id: string): Refusal[] {
  const unit = unitOf(state, id)
  const reasons: Refusal[] = []
  if (!onTable(unit)) reasons.push(no('LS.turn.retreat-dead', `${unit.name} is not on the table.`))
  if (!hasPool(state, unit.seat)) reasons.push(no('LS.command.pool', 'No Command Point is left this turn.'))
  if (unit.usedCommandPoint)
    reasons.push(no('LS.command.one-per-unit', `${unit.name} has used a Command Point this turn.`))
  return [...reasons, ...jammed(state, unit)]
}

type Use = 'action' | 'defence' | 'activate' | 'turn'

const RULE_OF_USE: Readonly<Record<Use, LsRule>> = {
  action: 'LS.command.extra-action',
  defence: 'LS.command.defence',
  activate: 'LS.command.out-of-sequence',
  turn: 'LS.command.turn',
}

export function payCommandPoint(draft: State, id: string, use: Use): PlayEvent {
  const unit = unitOf(draft, id)
  const side = sideOf(draft, unit.seat)
  unit.usedCommandPoint = true
  side.commandPoints -= 1
  return {
    type: 'command-spent',
    rules: [
      RULE_OF_USE[use],
      ...(use === 'action' ? (['LS.command.extra-action.no-penalty'] as const) : []),
      'LS.command.one-per-unit',
    ],
    unit: id,
    use,
    left: side.commandPoints,
  }
}

/** The seat is asked in a reaction window, or it is its slot and no Unit has been activated in it yet. */
export function inWindow(state: State, seat: Seat): boolean {
  const top = state.stack.at(-1)
  if (top) return top.kind === 'reaction' && top.asked[0] === seat
  return state.phase === 'main' && state.order.length > 0 && state.active === seat
}

export function noWindow(state: State, unit: Unit): Refusal | null {
  if (inWindow(state, unit.seat)) return null
  return no('LS.command.windows', 'Only between two activations, or right after an enemy has moved.')
}

/** Some Unit of the seat could still use a Command Point: any of them can be turned. */
export const couldReact = (state: State, seat: Seat): boolean =>
  hasPool(state, seat) &&
  !sideOf(state, seat).standsDown &&
  unitsOf(state, seat).some(unit => commandRefusals(state, unit.id).length === 0)

/** The Unit is in the middle of its own activation, and nothing else is waiting. */
export const isActive = (state: State, unit: Unit): boolean => openActivation(state)?.unit === unit.id

export const commandPointsInBounds = ({ sides, options }: State): boolean =>
  Object.values(sides).every(({ commandPoints }) => commandPoints >= 0 && commandPoints <= options.commandPoints)
