import { heading } from '../../../engine/geometry/angle'
import type { Emit } from '../events'
import type { LwRule } from '../rulebook'
import type { Base, Reason, State, Unit } from '../state'
import { baseOf, inGame, isArmour, unitOf } from './base'
import { changedBase, changedUnit } from './changed'
import { halfOf, overlaps, standOf } from './footprint'
import { passengers } from './muster'
import { nearby } from './room'
import { putBase, putBases, putUnit } from './writing'

/** Notes why a unit must test its morale in this turn. */
export function oweTest(next: State, id: string, reason: Reason): void {
  const unit = unitOf(next, id)
  if (!unit.due.includes(reason)) putUnit(next, changedUnit(unit, { due: [...unit.due, reason] }))
}

/** LW.morale.when.half: bases times two are less than it started with. */
export const belowHalf = (state: State, unit: Unit): boolean =>
  unit.bases.filter(id => inGame(baseOf(state, id))).length * 2 < unit.original

/** LW.turn.3.removal, LW.inf.assault.remove-first: what fire hits is off the table before the next shot, or before contact. */
export const removalRule = ({ step }: State): LwRule =>
  step === 'firing' ? 'LW.turn.3.removal' : 'LW.inf.assault.remove-first'

interface Struck {
  readonly base: string
  /** What took it out of the game. */
  readonly rules: readonly LwRule[]
}

/** Takes a base out of the game; a disabled vehicle stays as a wreck. */
export function strike(next: State, { base: id, rules }: Struck, emit: Emit): void {
  const base = baseOf(next, id)
  if (base.status !== 'table') return
  const riders = ridersOf(next, id)
  const armour = isArmour(next, base)
  putBase(next, changedBase(base, { status: armour ? 'wreck' : 'lost', retiring: false }))
  if (armour) emit({ type: 'disabled', rules: ['LW.armour.disabled', ...rules], base: id })
  else emit({ type: 'lost', rules, base: id })
  for (const rider of riders) bailOut(next, { carrier: base, rider }, emit)
  countLoss(next, base.unit)
}

/** A base that leaves the table is lost, and who is aboard with it. LW.board.edges. */
export function lose(next: State, id: string): void {
  const base = baseOf(next, id)
  const riders = ridersOf(next, id).map(rider => changedBase(rider, { status: 'lost' }))
  putBases(next, [...riders, changedBase(base, { status: 'lost', retiring: false })])
  countLoss(next, base.unit)
}

const ridersOf = (state: State, carrier: string): Base[] => passengers(state).filter(rider => rider.carrier === carrier)

function countLoss(next: State, unit: string): void {
  if (belowHalf(next, unitOf(next, unit))) oweTest(next, unit, 'half')
}

/** LW.opt.transport: passengers of a disabled vehicle stand beside it and count as moved. */
function bailOut(next: State, { carrier, rider }: { carrier: Base; rider: Base }, emit: Emit): void {
  const at = placeBeside(next, carrier, rider)
  putBase(next, changedBase(rider, { status: 'table', carrier: null, moved: 'normal', at }))
  emit({ type: 'dismounted', rules: ['LW.opt.transport'], base: rider.id, carrier: carrier.id, bailed: true })
}

/** A free place beside a vehicle: to its right, behind, to its left, then wherever. */
export function placeBeside(state: State, carrier: Base, rider: Base): { x: number; y: number } {
  const far = halfOf(state, carrier).long + halfOf(state, rider).long * Math.SQRT2 + 0.1
  for (const turned of [90, 270, 180, 135, 225, 45, 315, 0]) {
    const h = heading(carrier.facing + turned)
    const at = { x: carrier.at.x + h.x * far, y: carrier.at.y + h.y * far }
    const inside = at.x >= 0 && at.y >= 0 && at.x <= state.map.width && at.y <= state.map.height
    const stand = { pose: { at, facing: rider.facing }, half: halfOf(state, rider) }
    if (inside && !nearby(state, stand).some(other => overlaps(stand, standOf(state, other)))) return at
  }
  return { x: carrier.at.x, y: carrier.at.y }
}
