import type { Dice } from '../../../engine/rolls/dice'
import type { OutcomeLabel, Plan } from '../../../engine/rolls/plan'
import type { AttackFacts } from '../events'
import type { Ship, State } from '../state'
import { type Column, type Entry, entryText, indexEntry } from '../tables/damage-index'
import type { Aim } from './attack'
import { readDice } from './degree'
import { rowChances, type Struck } from './falls'
import { livingCrew } from './ship'
import { asvOf, columnOf } from './values'

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

const armourLost = ({ codes }: Entry): number => codes.filter(code => code === 'A').length

/** What decides whether a malfunction ends a ship: its armour, its column, and who is left aboard. */
interface Hull {
  readonly asv: number
  readonly column: Column
  readonly crew: number
}

/** The hull once the codes of a row are through; without a crew it is out of action, and nothing more applies to it. */
const hullAfter = ({ asv, column, crew }: Hull, entry: Entry): Hull => ({
  asv: Math.max(0, asv - armourLost(entry)),
  column,
  crew: crew - entry.codes.filter(code => code === 'C').length,
})

/** How likely the critical of a row destroys the ship, by itself or through the malfunctions it may start. */
const afterCritical = (hull: Hull): number => DESTROYS + (hull.crew > 0 ? MALFUNCTIONS * malfunctionDestroys(hull) : 0)

const known = new Map<string, number>()

/**
 * ARC.crit.3: how likely a weapon malfunction destroys its ship. Its damage may bring a critical that starts another;
 * a row that leaves the armour as it is leads back to the same question, which is solved for once.
 */
function malfunctionDestroys(hull: Hull): number {
  const { asv, column, crew } = hull
  const key = `${asv},${column},${crew}`
  const before = known.get(key)
  if (before !== undefined) return before
  let fixed = 0
  let again = 0
  for (const [amount, chance] of MALFUNCTION) {
    if (amount <= asv) continue
    const entry = indexEntry(amount - asv, column)
    if (entry.word === 'Boom') fixed += chance
    if (entry.word !== 'Cascade' && !entry.codes.includes('X')) continue
    const left = hullAfter(hull, entry)
    if (left.asv === asv && left.crew === crew) {
      fixed += chance * DESTROYS
      again += chance * MALFUNCTIONS
    } else fixed += chance * afterCritical(left)
  }
  const solved = fixed / (1 - again)
  known.set(key, solved)
  return solved
}

interface Foreseen {
  readonly struck: Struck
  readonly entry: Entry | null
  readonly destroyed: boolean
  readonly derelict: boolean
}

/** One die fine enough for any chance. */
const FINE = 2 ** 40
const happens = (dice: Dice, chance: number): boolean =>
  dice.successes(1, FINE, FINE - Math.round(chance * FINE) + 1) > 0

/** One of several by its chance, halving them until one is left, so that many cost few dice. */
function oneOf<T>(chances: readonly (readonly [T, number])[], dice: Dice): T {
  const [only] = chances
  if (!only) throw new Error('nothing to choose from')
  if (chances.length === 1) return only[0]
  const half = chances.length >> 1
  const [near, far] = [chances.slice(0, half), chances.slice(half)]
  const weight = (some: typeof chances) => some.reduce((sum, [, chance]) => sum + chance, 0)
  return oneOf(happens(dice, weight(near) / weight(chances)) ? near : far, dice)
}

/** What a shot may come to: the row it strikes, a critical, the end of the ship, with all that may follow from it. */
export function outlook(state: State, { aim, target }: { aim: Aim; target: Ship }): Plan<Foreseen> {
  const column = columnOf(target)
  const asv = asvOf(state, target)
  const crew = livingCrew(state, target).length
  const chances = [...rowChances(aim)]
  return {
    title: '',
    rule: 'ARC.hit.roll',
    ledgers: [],
    resolve(dice) {
      const struck = oneOf(chances, dice)
      const entry = struck ? indexEntry(struck, column) : null
      const destroyed = entry !== null && endedBy(entry, { hull: { asv, column, crew }, dice })
      const derelict = entry?.codes.includes('C') === true && crew === 1 && !destroyed
      return { struck, entry, destroyed, derelict }
    },
    outcome: ({ struck, entry }) => rowLabel({ hit: struck !== null, net: struck ?? 0 }, entry),
    also: ({ struck, entry, destroyed, derelict }) => [
      ...(struck !== null ? ['Hit'] : []),
      ...(entry && hasCritical(entry) ? ['A critical'] : []),
      ...(entry?.word === 'Boom Next Turn' ? ['Doomed'] : []),
      ...(derelict ? ['Out of action'] : []),
      ...(destroyed ? ['Destroyed'] : []),
    ],
  }
}

const hasCritical = ({ word, codes }: Entry): boolean => word === 'Cascade' || codes.includes('X')

function endedBy(entry: Entry, { hull, dice }: { hull: Hull; dice: Dice }): boolean {
  if (entry.word === 'Boom') return true
  if (!hasCritical(entry)) return false
  return happens(dice, afterCritical(hullAfter(hull, entry)))
}

/** Miss, no damage, or the row of the index. */
export function rowLabel({ hit, net }: Pick<AttackFacts, 'hit' | 'net'>, entry: Entry | null): OutcomeLabel {
  if (!hit) return { label: 'Miss', rank: -1 }
  if (!entry) return { label: 'Hit, no damage', rank: 0 }
  const { row } = entry
  return { label: `${row}${net > row || row === 24 ? '+' : ''} ${entryText(entry)}`, rank: row, success: true }
}
