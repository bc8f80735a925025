import { type Column, type Entry, indexEntry } from '../tables/damage-index'
import { readDice } from './degree'

/** How a hit can end a ship: destroyed at once, without crew, or doomed to the Upkeep of the next turn. */
export const ENDS = ['destroyed', 'derelict', 'doomed'] as const
export type End = (typeof ENDS)[number]
export type Ends = Readonly<Record<End, number>>

const NONE: Ends = { destroyed: 0, derelict: 0, doomed: 0 }

const sum = (a: Ends, b: Ends, share: number): Ends => ({
  destroyed: a.destroyed + share * b.destroyed,
  derelict: a.derelict + share * b.derelict,
  doomed: a.doomed + share * b.doomed,
})

/** What decides whether a malfunction ends a ship: its armour, its column, and how many crew are left. */
export interface Hull {
  readonly asv: number
  readonly column: Column
  readonly crew: number
}

/** ARC.crit.2, ARC.crit.24; ARC.crit.3, ARC.crit.5: the share of the 144 rolls of 2D12. */
const DESTROYS = 2 / 144
const MALFUNCTIONS = 6 / 144

/** The chance of each damage of 3D8 MedL. */
const MALFUNCTION: ReadonlyMap<number, number> = (() => {
  const found = new Map<number, number>()
  for (let a = 1; a <= 8; a++)
    for (let b = 1; b <= 8; b++)
      for (let c = 1; c <= 8; c++) {
        const { amount } = readDice([a, b, c], 'MedL')
        found.set(amount, (found.get(amount) ?? 0) + 1 / 512)
      }
  return found
})()

export const hasCritical = ({ word, codes }: Entry): boolean => word === 'Cascade' || codes.includes('X')

const countOf = ({ codes }: Entry, code: 'A' | 'C'): number => codes.filter(each => each === code).length

/** The hull after the codes of a row. */
const hullAfter = ({ asv, column, crew }: Hull, entry: Entry): Hull => ({
  asv: Math.max(0, asv - countOf(entry, 'A')),
  column,
  crew: crew - countOf(entry, 'C'),
})

/**
 * What a row does before any malfunction, and the hull on which its critical can start one; null if none can start.
 * The critical comes first. A ship that loses its last crew to the codes after it is out of action, and nothing more
 * applies to it.
 */
function struckBy(entry: Entry, hull: Hull): { readonly ends: Ends; readonly starts: Hull | null } {
  if (entry.word === 'Boom') return { ends: { ...NONE, destroyed: 1 }, starts: null }
  if (entry.word === 'Boom Next Turn') return { ends: { ...NONE, doomed: 1 }, starts: null }
  const critical = hasCritical(entry)
  const destroyed = critical ? DESTROYS : 0
  const left = hullAfter(hull, entry)
  if (left.crew <= 0) return { ends: { ...NONE, destroyed, derelict: 1 - destroyed }, starts: null }
  return { ends: { ...NONE, destroyed }, starts: critical ? left : null }
}

/** The chance that a row ends a ship in each way, by itself or through malfunctions that it starts. */
export function endsOf(entry: Entry, hull: Hull): Ends {
  const { ends, starts } = struckBy(entry, hull)
  return starts ? sum(ends, malfunctionEnds(starts), MALFUNCTIONS) : ends
}

const known = new Map<string, Ends>()

/**
 * ARC.crit.3: the chance that a weapon malfunction ends its ship. Its damage can bring a critical that starts another.
 * A row that leaves armour and crew unchanged leads back to the same question, so that equation is solved once.
 */
function malfunctionEnds(hull: Hull): Ends {
  const { asv, column, crew } = hull
  const key = `${asv},${column},${crew}`
  const before = known.get(key)
  if (before) return before
  let fixed = NONE
  let again = 0
  for (const [amount, chance] of MALFUNCTION) {
    if (amount <= asv) continue
    const entry = indexEntry(amount - asv, column)
    const { ends, starts } = struckBy(entry, hull)
    const same = starts !== null && starts.asv === asv && starts.crew === crew
    fixed = sum(fixed, same ? ends : endsOf(entry, hull), chance)
    if (same) again += chance * MALFUNCTIONS
  }
  const solved = sum(NONE, fixed, 1 / (1 - again))
  known.set(key, solved)
  return solved
}
