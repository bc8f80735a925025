import { writtenPoints } from '../../engine/scene/points'
import type { Seat } from '../../engine/seats'
import type { ForceEntry, ForceModel, ForceWorth, RosterCard } from '../../engine/setup'
import type { Draft } from './draft'

type Forces = ForceModel<unknown>

export const pointsOf = (roster: readonly RosterCard[], { card, points }: ForceEntry): number =>
  points ?? roster.find(one => one.id === card)?.points ?? 0

export function worthOf(forces: Forces, options: unknown, seat: Seat): ForceWorth {
  if (forces.worth) return forces.worth(options, seat)
  const roster = forces.roster(options)
  return { points: forces.list(options, seat).reduce((sum, entry) => sum + pointsOf(roster, entry), 0) }
}

/** "Lancer 2" when there is a "Lancer" or "Lancer 1" already. */
export function freshName(card: RosterCard, taken: readonly ForceEntry[]): string {
  const names = new Set(taken.map(entry => entry.name))
  for (let n = 1; ; n++) {
    const name = `${card.name} ${n}`
    if (!names.has(name)) return name
  }
}

export function withEntries(forces: Forces, draft: Draft, seat: Seat, entries: readonly ForceEntry[]): Draft {
  return { ...draft, options: forces.replace(draft.options, seat, entries) }
}

/** Cards by fleet or nation, in the order of the roster, starting with the buyer's own side. */
export function bySide(
  roster: readonly RosterCard[],
  first: string | null = null,
): readonly (readonly [string, readonly RosterCard[]])[] {
  const sides = new Map<string, RosterCard[]>()
  if (first !== null && roster.some(card => card.side === first)) sides.set(first, [])
  for (const card of roster) sides.set(card.side, [...(sides.get(card.side) ?? []), card])
  return [...sides]
}

/** Cards that match a search: every word is in the name or the side. */
export function named<C extends Pick<RosterCard, 'name' | 'side'>>(roster: readonly C[], query: string): readonly C[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return roster.filter(({ name, side }) => words.every(word => `${name} ${side}`.toLowerCase().includes(word)))
}

/** How the sides compare: the points of the strongest and the weakest side. */
export function balanceWords(forces: Forces, draft: Draft): string {
  const sums = draft.seats.map(({ seat, name }) => ({ name, points: worthOf(forces, draft.options, seat).points }))
  const sorted = sums.toSorted((a, b) => b.points - a.points)
  const [most, least] = [sorted[0], sorted.at(-1)]
  if (!most || !least || most === least) return ''
  if (most.points === least.points) return `Even: ${writtenPoints(most.points)} ${forces.points} each.`
  const less = Math.round((1 - least.points / most.points) * 100)
  const part = least.points === 0 ? '' : ` (${less}\u00a0% less)`
  return `${most.name}: ${writtenPoints(most.points)} ${forces.points}; ${least.name}: ${writtenPoints(least.points)}${part}.`
}
