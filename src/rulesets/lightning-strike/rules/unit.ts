import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Seat } from '../../../engine/seats'
import type { Card } from '../cards/card'
import type { Options } from '../options'
import type { State, Unit } from '../state'

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

/** Both Movement values. A Crippled Unit has half of each, rounded up. */
export function movementOf(state: State, unit: Unit): Card['movement'] {
  const { basic, overthrust } = cardOf(state, unit).movement
  if (!unit.crippled) return { basic, overthrust }
  return { basic: Math.ceil(basic / 2), overthrust: Math.ceil(overthrust / 2) }
}

export const threatOf = (card: Card, options: Pick<Options, 'ffArc'>): number =>
  options.ffArc === '90' ? card.threat.ff90 : card.threat.ff120
