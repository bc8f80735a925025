import type { Assault, Base, State } from '../state'
import { baseOf, isTroops, unitOf } from './base'
import { changedUnit } from './changed'
import type { Arrival } from './closing'
import { grudging } from './firing'
import { settled } from './moving'
import { push, putBases, putUnit } from './writing'

/** An assault that a unit makes on an enemy base and all that fight with it. */
export interface Declaration {
  readonly unit: string
  readonly target: string
  readonly arrivals: readonly Arrival[]
}

/** Troops are assaulted by the unit, a vehicle by itself. */
export const targetOf = (state: State, base: Base): Assault['target'] =>
  isTroops(state, base) ? { kind: 'unit', unit: base.unit } : { kind: 'vehicle', base: base.id }

/** LW.inf.assault.commit, LW.inf.assault.pinned: the squads close in, and the defender may fire before contact. */
export function closeWith(next: State, { unit, target: at, arrivals }: Declaration): Assault {
  const squads = arrivals.map(({ base }) => base)
  const target = targetOf(next, baseOf(next, at))
  const id = `${unit}.${next.turn}.${at}`
  const assault: Assault = { id, attacker: unit, squads, target, rounds: 0, outcome: null }
  const defenders = target.kind === 'unit' ? unitOf(next, target.unit).bases : [at]
  putBases(next, [
    ...arrivals.map(({ base, pose }) => settled(next, baseOf(next, base), { pose, moved: 'assault', retired: false })),
    ...defenders.map(defender => grudging(baseOf(next, defender), squads, next.turn)),
  ])
  if (target.kind === 'unit') putUnit(next, changedUnit(unitOf(next, target.unit), { pinned: true }))
  next.assaults = [...next.assaults, assault]
  push(next, { kind: 'defence', assault: assault.id })
  return assault
}
