import type { Degree } from '../cards/card'
import type { Options } from '../options'
import { LAST_ROW } from '../tables/damage-index'
import { type DieSize, parseDice } from '../tables/dice'
import { type Aim, netOf } from './attack'
import { chosenPlace, type Reading, readDice, withSuffix } from './degree'

/** A row of the index by number, 0 for a hit that does nothing, null for a miss. */
export type Struck = number | null

/**
 * The chance of each row for a shot. It counts die by die instead of roll by roll, because six D12 and a skill die
 * have too many rolls to try.
 */
export function rowChances(aim: Aim): ReadonlyMap<Struck, number> {
  const { added, ds, sv, degree, weapon, options } = aim
  // A higher sum always hits the last row.
  const most = Math.max(0, ds - added + sv + LAST_ROW)
  const found = new Map<Struck, number>()
  for (const { sum, reading, chance } of rollsOf(diceOf(aim), { degree, even: options.medEven, most })) {
    const excess = sum + added - ds
    const amount = withSuffix(reading, weapon.suffix)
    const row = excess < 0 ? null : Math.min(LAST_ROW, netOf(options, { amount, excess, sv }))
    found.set(row, (found.get(row) ?? 0) + chance)
  }
  return found
}

const diceOf = ({ weapon, skill }: Aim): DieSize[] => [
  ...(parseDice(weapon.dice) ?? []).flatMap(({ count, sides }) => Array.from({ length: count }, () => sides)),
  ...(skill === null ? [] : [skill]),
]

/** Rolls with the same sum and the same reading, and their chance. */
interface Rolls {
  readonly sum: number
  readonly reading: Reading
  readonly chance: number
}

interface Terms {
  readonly degree: Degree
  readonly even: Options['medEven']
  /** All higher sums count as this one. */
  readonly most: number
}

function rollsOf(dice: readonly DieSize[], { degree, even, most }: Terms): Rolls[] {
  if (degree === 'All')
    return pilesOf(dice, 0, most).map(({ sum, chance }) => ({ sum, reading: readDice([sum], 'All'), chance }))
  const place = chosenPlace(dice.length, degree, even)
  const faces = Array.from({ length: Math.max(0, ...dice) }, (_, i) => i + 1)
  return faces.flatMap(face =>
    pilesOf(dice, face, most)
      // The chosen die shows this face if one of the dice with it has that place in the sorted order.
      .filter(({ lower, tied }) => lower <= place && place < lower + tied)
      .map(({ sum, tied, chance }) => ({ sum, reading: { amount: face * tied, face, tied }, chance })),
  )
}

/** All rolls with the same number of dice below a face, the same number that show it, and the same sum. */
interface Pile {
  readonly lower: number
  readonly tied: number
  readonly sum: number
  chance: number
}

function pilesOf(dice: readonly DieSize[], face: number, most: number): Pile[] {
  let piles: Pile[] = [{ lower: 0, tied: 0, sum: 0, chance: 1 }]
  for (const sides of dice) {
    const next = new Map<number, Pile>()
    for (const pile of piles)
      for (let shown = 1; shown <= sides; shown++) {
        const lower = pile.lower + (shown < face ? 1 : 0)
        const tied = pile.tied + (shown === face ? 1 : 0)
        const sum = Math.min(most, pile.sum + shown)
        const key = (lower * (dice.length + 1) + tied) * (most + 1) + sum
        const chance = pile.chance / sides
        const same = next.get(key)
        if (same) same.chance += chance
        else next.set(key, { lower, tied, sum, chance })
      }
    piles = [...next.values()]
  }
  return piles
}
