import { heading } from '../../../engine/geometry/angle'
import type { Emit } from '../events'
import type { Base, Reason, State, Unit } from '../state'
import { baseOf, inGame, isArmour, onTable, unitOf } from './base'
import { halfOf, overlaps, standOf } from './footprint'

/** Notes why a unit must test its morale in this turn. */
export function oweTest(unit: Unit, reason: Reason): void {
  if (!unit.due.includes(reason)) unit.due.push(reason)
}

/** LW.morale.when.half: bases times two are less than it started with. */
export const belowHalf = (state: State, unit: Unit): boolean =>
  unit.bases.filter(id => inGame(baseOf(state, id))).length * 2 < unit.original

/** Takes a base out of the game; a disabled vehicle stays as a wreck. Writes into a draft. */
export function strike(draft: State, id: string, emit: Emit): void {
  const base = baseOf(draft, id)
  if (base.status !== 'table') return
  const armour = isArmour(draft, base)
  base.status = armour ? 'wreck' : 'lost'
  base.retiring = false
  if (armour) emit({ type: 'disabled', rules: ['LW.armour.disabled'], base: id })
  else emit({ type: 'lost', rules: ['LW.art.removal'], base: id })
  bailOut(draft, base, emit)
  countLoss(draft, base)
}

/** A base that leaves the table is lost. LW.board.edges. */
export function lose(draft: State, id: string): void {
  const base = baseOf(draft, id)
  for (const rider of Object.values(draft.bases))
    if (rider.carrier === id && rider.status === 'aboard') rider.status = 'lost'
  base.status = 'lost'
  base.retiring = false
  countLoss(draft, base)
}

function countLoss(draft: State, base: Base): void {
  const unit = unitOf(draft, base.unit)
  if (belowHalf(draft, unit)) oweTest(unit, 'half')
}

/** LW.opt.transport: passengers of a disabled vehicle stand beside it and count as moved. */
function bailOut(draft: State, carrier: Base, emit: Emit): void {
  for (const rider of Object.values(draft.bases)) {
    if (rider.carrier !== carrier.id || rider.status !== 'aboard') continue
    rider.status = 'table'
    rider.carrier = null
    rider.moved = 'normal'
    rider.at = placeBeside(draft, carrier, rider)
    emit({ type: 'dismounted', rules: ['LW.opt.transport'], base: rider.id, carrier: carrier.id, bailed: true })
  }
}

/** A free place beside a vehicle: to its right, behind, to its left, then wherever. */
export function placeBeside(state: State, carrier: Base, rider: Base): { x: number; y: number } {
  const far = halfOf(state, carrier).long + halfOf(state, rider).long * Math.SQRT2 + 0.1
  const others = Object.values(state.bases).filter(
    base => base.id !== rider.id && (onTable(base) || base.status === 'wreck'),
  )
  for (const turned of [90, 270, 180, 135, 225, 45, 315, 0]) {
    const h = heading(carrier.facing + turned)
    const at = { x: carrier.at.x + h.x * far, y: carrier.at.y + h.y * far }
    const inside = at.x >= 0 && at.y >= 0 && at.x <= state.map.width && at.y <= state.map.height
    const stand = { pose: { at, facing: rider.facing }, half: halfOf(state, rider) }
    if (inside && !others.some(other => overlaps(stand, standOf(state, other)))) return at
  }
  return { x: carrier.at.x, y: carrier.at.y }
}
