import { memoize } from '../../../engine/memoize'
import type { Stand } from '../parts/stand'
import type { State } from '../state'

/** What follows of a stand from itself and one part of the position, found once for as long as positions share both. */
export function memoizeStand<T extends object>(
  partOf: (state: State) => object,
  find: (state: State, stand: Stand) => T,
): (state: State, stand: Stand) => T {
  const known = memoize((_part: object) => new WeakMap<Stand, T>())
  return (state, stand) => {
    const stands = known(partOf(state))
    let found = stands.get(stand)
    if (!found) {
      found = find(state, stand)
      stands.set(stand, found)
    }
    return found
  }
}
