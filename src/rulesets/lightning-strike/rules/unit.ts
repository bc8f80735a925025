import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Card } from '../cards/card'
import type { Options } from '../options'
import type { Activation, Next, State, Unit } from '../state'
import { changeUnit } from './writing'

/** Radius of every counter. */
export const BASE = 1

export function unitOf(state: State, id: string): Unit {
  const unit = state.units[id]
  if (!unit) throw new Error(`no Unit ${id}`)
  return unit
}

export function cardOf(state: State, unit: Unit): Card {
  const card = state.cards[unit.card]
  if (!card) throw new Error(`no datacard ${unit.card}`)
  return card
}

export const allUnits = (state: State): Unit[] => Object.values(state.units)
export const onTable = (unit: Unit): boolean => unit.status === 'table'
export const unitsOnTable = (state: State): Unit[] => allUnits(state).filter(onTable)
export const unitsOf = (state: State, seat: Seat): Unit[] => allUnits(state).filter(unit => unit.seat === seat)
export const enemies = (state: State, seat: Seat): Unit[] => unitsOnTable(state).filter(unit => unit.seat !== seat)

/** Bases touch: centres at most two radii apart. */
export const inContact = (a: { readonly at: Vec }, b: { readonly at: Vec }): boolean =>
  atMost(distance(a.at, b.at), 2 * BASE)

/** Both numbers of the Movement entry; a Crippled Unit has half of each, rounded up. */
export function movementOf(state: State, unit: Unit): Card['movement'] {
  const { basic, overthrust } = cardOf(state, unit).movement
  if (!unit.crippled) return { basic, overthrust }
  return { basic: Math.ceil(basic / 2), overthrust: Math.ceil(overthrust / 2) }
}

export const threatOf = (card: Card, options: Pick<Options, 'ffArc'>): number =>
  options.ffArc === '90' ? card.threat.ff90 : card.threat.ff120

/** The activation that is going on now, if nothing lies above it. */
export function openActivation(state: State): Activation | null {
  const top = state.stack.at(-1)
  return top?.kind === 'activation' ? top : null
}

/** The innermost activation, whatever waits above it. */
export const innermostActivation = (state: State): Activation | null =>
  state.stack.findLast(frame => frame.kind === 'activation') ?? null

export function notActive(state: State, unit: Unit): Refusal | null {
  if (openActivation(state)?.unit === unit.id) return null
  return refuse('LS.turn.activation.def', `${unit.name} is not being activated.`)
}

/** Why a Unit may take no Action of any kind now; every Action asks this first. */
export function mayAct(state: State, id: string): Refusal[] {
  const unit = unitOf(state, id)
  const inactive = notActive(state, unit)
  return [
    ...(inactive ? [inactive] : []),
    ...(unit.evading ? [refuse('LS.move.evade.no-action', `${unit.name} evades and may take no Action.`)] : []),
    ...(unit.actionsLeft <= 0 ? [refuse('LS.turn.actions.number', `${unit.name} has no Action left this turn.`)] : []),
  ]
}

export function spendAction(next: Next, id: string): void {
  changeUnit(next, id, { actionsLeft: unitOf(next, id).actionsLeft - 1 })
}
