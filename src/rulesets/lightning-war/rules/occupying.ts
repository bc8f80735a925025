import { distance } from '../../../engine/geometry/vec'
import type { Emit } from '../events'
import type { Base, FallingBack, Next, State } from '../state'
import { baseOf, isTroops, onTable, unitOf } from './base'
import { halfOf, overlaps, standOf, touches } from './footprint'
import { nearby } from './room'
import { changedBase, putBase } from './writing'

export type Position = FallingBack['occupy'][number]

/**
 * LW.inf.assault.occupy: the contested positions are those of the losers, fallen or driven out, that the winners stand
 * in contact with; each goes to the nearest squad that has none yet.
 */
export function contested(state: State, winners: readonly Base[], loser: string): Position[] {
  const free = [...winners]
  const places = unitOf(state, loser).bases.map(id => baseOf(state, id))
  return places.flatMap(place => {
    if (!isTroops(state, place) || (!onTable(place) && place.status !== 'lost')) return []
    const stand = standOf(state, place)
    const [nearest] = free
      .filter(squad => touches(standOf(state, squad), stand))
      .sort((a, b) => distance(a.at, place.at) - distance(b.at, place.at))
    if (!nearest) return []
    free.splice(free.indexOf(nearest), 1)
    return [{ base: nearest.id, at: { x: place.at.x, y: place.at.y } }]
  })
}

/** A squad of the winner takes a place if it is free. */
export function occupy(next: Next, { base: id, at }: Position, emit: Emit): void {
  const squad = baseOf(next, id)
  if (!onTable(squad)) return
  const stand = { pose: { at, facing: squad.facing }, half: halfOf(next, squad) }
  if (nearby(next, stand).some(other => other.id !== id && overlaps(stand, standOf(next, other)))) return
  putBase(next, changedBase(squad, { at }))
  emit({ type: 'occupied', rules: ['LW.inf.assault.occupy'], base: id })
}
