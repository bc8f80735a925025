import { type Column, type Entry, indexEntry } from '../tables/damage-index'
import { readDice } from './degree'

/** How a ship can end by a hit: at once, without a crew, or in the Upkeep of the next turn. */
export const ENDS = ['destroyed', 'derelict', 'doomed'] as const
export type End = (typeof ENDS)[number]
export type Ends = Readonly<Record<End, number>>

const NONE: Ends = { destroyed: 0, derelict: 0, doomed: 0 }

const sum = (a: Ends, b: Ends, share: number): Ends => ({
  destroyed: a.destroyed + share * b.destroyed,
  derelict: a.derelict + share * b.derelict,
  doomed: a.doomed + share * b.doomed,
})

/** What decides whether a malfunction ends a ship: its armour, its column, and who is left aboard. */
export interface Hull {
  readonly asv: number
  readonly column: Column
  readonly crew: number
}

/** ARC.crit.2, ARC.crit.24; ARC.crit.3, ARC.crit.5: of the 144 ways 2D12 may fall. */
const DESTROYS = 2 / 144
const MALFUNCTIONS = 6 / 144

/** The ways 3D8 may fall, by the damage MedL makes of them. */
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

/** The hull once the codes of a row are through. */
const hullAfter = ({ asv, column, crew }: Hull, entry: Entry): Hull => ({
  asv: Math.max(0, asv - countOf(entry, 'A')),
  column,
  crew: crew - countOf(entry, 'C'),
})

/**
 * What a row comes to before any malfunction, and the hull on which its critical may start one; null where none can.
 * The critical comes first; a ship that loses its last crew with the codes after it is out of action, and nothing more
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

/** How likely a row of the index ends a ship in each way, by itself or through the malfunctions it may start. */
export function endsOf(entry: Entry, hull: Hull): Ends {
  const { ends, starts } = struckBy(entry, hull)
  return starts ? sum(ends, malfunctionEnds(starts), MALFUNCTIONS) : ends
}

const known = new Map<string, Ends>()

/**
 * ARC.crit.3: how likely a weapon malfunction ends its ship. Its damage may bring a critical that starts another;
 * a row that leaves armour and crew as they are leads back to the same question, which is solved for once.
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
