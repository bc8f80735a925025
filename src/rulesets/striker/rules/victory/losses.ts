import type { Stand } from '../../parts/stand'
import type { Side } from '../../sides'
import type { State } from '../../state'
import { rosterOf, standsOfSide } from '../stands'

/** STR.core.victory.break: eliminated, routed off, abandoned, destroyed; who left by order is not lost. */
export function isLost(stand: Stand): boolean {
  if (stand.status === 'offTable') return rosterOf(stand)?.left !== 'ordered'
  return stand.status === 'wreck' || stand.status === 'destroyed' || stand.status === 'abandoned'
}

/** Stands of the start whose men are in it; crews that left a vehicle count with the vehicle. */
const originsOf = (stand: Stand): readonly string[] => rosterOf(stand)?.origins ?? [stand.id]

const NOBODY: ReadonlySet<string> = new Set()
/** One stand for each of those at the start of which nothing is left, however they split and merged; `also` have just been lost. */
export function lostOf(state: State, side: Side, also: ReadonlySet<string> = NOBODY): Stand[] {
  const carriers = new Map<string, Stand[]>()
  for (const stand of standsOfSide(state, side)) {
    for (const origin of originsOf(stand)) carriers.set(origin, [...(carriers.get(origin) ?? []), stand])
  }
  return [...carriers.values()].flatMap(stands =>
    stands.every(one => isLost(one) || also.has(one.id)) ? stands.slice(0, 1) : [],
  )
}

export const mergedOrigins = (a: Stand, b: Stand): string[] => [...new Set([...originsOf(a), ...originsOf(b)])]
