import type { Dice } from '../../../engine/rolls/dice'
import type { OutcomeLabel, Plan } from '../../../engine/rolls/plan'
import type { AttackFacts } from '../events'
import type { Ship, State } from '../state'
import { type Entry, entryText, indexEntry, LAST_ROW } from '../tables/damage-index'
import { entryWords } from '../words'
import type { Aim } from './attack'
import { ENDS, type End, endsOf, type Hull, hasCritical } from './endings'
import { rowChances, type Struck } from './row-chances'
import { livingCrew } from './ship'
import { asvOf, columnOf } from './values'

interface Foreseen {
  readonly struck: Struck
  readonly entry: Entry | null
  /** How the ship ends, with everything that can follow; null if it fights on. */
  readonly end: End | null
}

/** A die with enough sides for any chance. */
const FINE = 2 ** 40
const happens = (dice: Dice, chance: number): boolean =>
  dice.successes(1, FINE, FINE - Math.round(chance * FINE) + 1) > 0

/** Picks one by its chance. It halves the list until one is left, which needs few dice. */
function oneOf<T>(chances: readonly (readonly [T, number])[], dice: Dice): T {
  const [only] = chances
  if (!only) throw new Error('nothing to choose from')
  if (chances.length === 1) return only[0]
  const half = chances.length >> 1
  const [near, far] = [chances.slice(0, half), chances.slice(half)]
  const weight = (some: typeof chances) => some.reduce((sum, [, chance]) => sum + chance, 0)
  return oneOf(happens(dice, weight(near) / weight(chances)) ? near : far, dice)
}

const WORDS: Readonly<Record<End, string>> = {
  destroyed: 'Destroyed',
  derelict: 'Out of action',
  doomed: 'Doomed',
}

/** What a shot can do: its row of the index, a critical, and how the ship may end, with everything that can follow. */
export function outlook(state: State, { aim, target }: { aim: Aim; target: Ship }): Plan<Foreseen> {
  const column = columnOf(target)
  const hull = { asv: asvOf(state, target), column, crew: livingCrew(state, target).length }
  const chances = [...rowChances(aim)]
  return {
    title: '',
    rule: 'ARC.hit.roll',
    ledgers: [],
    resolve(dice) {
      const struck = oneOf(chances, dice)
      const entry = struck ? indexEntry(struck, column) : null
      return { struck, entry, end: entry && endOf(entry, { hull, dice }) }
    },
    outcome: ({ struck, entry }) => rowLabel({ hit: struck !== null, net: struck ?? 0 }, entry),
    also: ({ struck, entry, end }) => [
      ...(struck !== null ? ['Hit'] : []),
      ...(entry && hasCritical(entry) ? ['A critical'] : []),
      ...(end ? [WORDS[end]] : []),
    ],
  }
}

function endOf(entry: Entry, { hull, dice }: { hull: Hull; dice: Dice }): End | null {
  const ends = endsOf(entry, hull)
  const chances = ENDS.flatMap(end => (ends[end] > 0 ? [[end, ends[end]] as const] : []))
  const lives = 1 - chances.reduce((sum, [, chance]) => sum + chance, 0)
  return oneOf(lives > 1e-12 ? [...chances, [null, lives] as const] : chances, dice)
}

/** Miss, no damage, or the row of the index. */
export function rowLabel({ hit, net }: Pick<AttackFacts, 'hit' | 'net'>, entry: Entry | null): OutcomeLabel {
  if (!hit) return { label: 'Miss', rank: -1 }
  if (!entry) return { label: 'Hit, no damage', rank: 0 }
  const { row } = entry
  const codes = entry.word ? '' : ` ${entryText(entry)}`
  const label = `${entryWords(entry)} (${row}${net > row || row === LAST_ROW ? '+' : ''}${codes})`
  return { label, rank: row, success: true }
}
