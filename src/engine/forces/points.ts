import type { Seat, SeatSetup } from '../seats'
import type { ForceEntry, ForceModel } from '../setup'

interface Holding {
  readonly forces: Readonly<Record<string, readonly ForceEntry[]>>
}

/** Forces as the options of a game hold them: a list for each seat. */
export function forceLists<O extends Holding>(): Pick<ForceModel<O>, 'list' | 'replace'> {
  return {
    list: (options, seat) => options.forces[seat] ?? [],
    replace: (options, seat, entries) => ({ ...options, forces: { ...options.forces, [seat]: [...entries] } }),
  }
}

/** In the order of the list; several of a kind are numbered. */
export function numbered(cards: readonly string[], known: readonly { id: string; name: string }[]): ForceEntry[] {
  const alike = (list: readonly string[], card: string): number => list.filter(other => other === card).length
  return cards.map((card, i) => {
    const name = known.find(({ id }) => id === card)?.name ?? card
    return { card, name: alike(cards, card) > 1 ? `${name} ${alike(cards.slice(0, i), card) + 1}` : name }
  })
}

/** Two players, each with a force of their own. */
export const twoSides = (a: string, b: string): SeatSetup[] => [
  { seat: 'A', name: a, played: 'person' },
  { seat: 'B', name: b, played: 'person' },
]

const EDGES: readonly Seat[] = ['A', 'B', 'C', 'D']

/** Whether two to four sides sit at a table, each at an edge of its own. */
export const atEdges = (seats: readonly Seat[]): boolean =>
  seats.length >= 2 && seats.every(seat => EDGES.includes(seat)) && new Set(seats).size === seats.length

export interface SideTotal {
  readonly name: string
  readonly points: number
}

/** How far apart two sides are that should be even, in words; null while the gap is within a share of the larger. */
export function unevenness(totals: readonly SideTotal[], tolerance: number): string | null {
  const most = Math.max(...totals.map(({ points }) => points))
  const least = Math.min(...totals.map(({ points }) => points))
  if (most - least <= tolerance * most) return null
  const percent = Math.round(((most - least) / most) * 100)
  const tally = totals.map(({ name, points }) => `${name} ${points}`).join(', ')
  return `Uneven by ${percent} % of the larger side: ${tally}.`
}
