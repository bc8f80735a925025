import type { Seat } from '../../../engine/seats'
import type { File, Man } from '../parts/man'
import type { Mission } from '../parts/mission'
import type { Roster } from '../parts/roster'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import { enemyOf, SIDES, type Side } from '../sides'
import type { Next, State } from '../state'
import { cardsWith } from './spotting/cards-known'
import { mustStand, own } from './stands'

// What `apply` writes with. A part of a position is never written into: a new one takes its place, so all that was
// worked out of the old one stays true of it. What was read before something was put is the past.

const OWNER = { A: ['A'], B: ['B'] } as const

/** Who is spotted is open to both sides, who is not only to its own. */
const kept = (stand: Stand): State['stands'][string] => ({
  $for: stand.spotted ? SIDES : OWNER[stand.seat],
  ghost: true,
  value: stand,
})

export function putStand(next: Next, stand: Stand): void {
  showCards(next, stand)
  next.stands = { ...next.stands, [stand.id]: kept(stand) }
}
export function putStands(next: Next, changed: readonly Stand[]): void {
  if (changed.length === 0) return
  for (const stand of changed) showCards(next, stand)
  const stands = { ...next.stands }
  for (const stand of changed) stands[stand.id] = kept(stand)
  next.stands = stands
}
/** Whoever sees a stand for the first time, or its men with other weapons, knows their cards from now on. */
function showCards(next: Next, stand: Stand): void {
  const before = next.stands[stand.id]?.value
  if (!stand.spotted || (before?.spotted && before.men === stand.men)) return
  const known = cardsWith(next, stand)
  if (known) next.cards = told(next.cards, enemyOf(stand.seat), known)
}
export function removeStand(next: Next, id: string): void {
  const { [id]: _, ...others } = next.stands
  next.stands = others
}

export const withRoster = (stand: Stand, changes: Partial<Roster>): Stand => ({
  ...stand,
  own: { ...stand.own, value: { ...own(stand), ...changes } },
})
export const withFile = (man: Man, changes: Partial<File>): Man =>
  man.file.value ? { ...man, file: { ...man.file, value: { ...man.file.value, ...changes } } } : man
export const withMan = (stand: Stand, index: number, change: (man: Man) => Man): Stand => ({
  ...stand,
  men: stand.men.map((man, i) => (i === index ? change(man) : man)),
})

export const changeStand = (next: Next, id: string, changes: Partial<Stand>): void =>
  putStand(next, { ...mustStand(next, id), ...changes })
export const changeRoster = (next: Next, id: string, changes: Partial<Roster>): void =>
  putStand(next, withRoster(mustStand(next, id), changes))

export function changeUnit(next: Next, id: string, changes: Partial<Unit>): void {
  const hidden = next.units[id]
  if (hidden?.value) next.units = { ...next.units, [id]: { ...hidden, value: { ...hidden.value, ...changes } } }
}
export function changeMission(next: Next, id: string, changes: Partial<Mission>): void {
  const hidden = next.missions[id]
  if (hidden?.value) next.missions = { ...next.missions, [id]: { ...hidden, value: { ...hidden.value, ...changes } } }
}

/** What only one side knows, anew. */
export const told = <T extends OfSides>(known: T, side: Side, value: NonNullable<T[Side]['value']>): T => ({
  ...known,
  [side]: { $for: OWNER[side], value },
})
type OfSides = Readonly<Record<Side, { readonly $for: readonly Seat[]; readonly value?: unknown }>>
