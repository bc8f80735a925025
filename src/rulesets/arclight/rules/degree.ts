import type { Degree } from '../cards/card'
import type { Options } from '../options'

/** The damage of the dice of an attack. */
export interface Reading {
  readonly amount: number
  /** The face that was chosen; null for All. */
  readonly face: number | null
  /** How many dice show it. */
  readonly tied: number
}

/** ARC.damage.same-dice: reads the dice that hit by the degree of the weapon, before any suffix. */
export function readDice(faces: readonly number[], degree: Degree, even: Options['medEven'] = 'centre'): Reading {
  if (degree === 'All') return { amount: faces.reduce((sum, face) => sum + face, 0), face: null, tied: 1 }
  const face = [...faces].sort((a, b) => a - b)[chosenPlace(faces.length, degree, even)] ?? 0
  // ARC.damage.ties: only dice that tie with the chosen one are added.
  const tied = faces.reduce((n, each) => n + (each === face ? 1 : 0), 0)
  return { amount: face * tied, face, tied }
}

/** The place of the die that counts, if the dice are sorted from the lowest. */
export function chosenPlace(dice: number, degree: Exclude<Degree, 'All'>, even: Options['medEven']): number {
  const last = dice - 1
  switch (degree) {
    case 'Low':
      return 0
    case 'High':
      return last
    case 'MedL':
      // ARC.damage.med.no-middle: with an even number of dice, the lower centre die, or the lowest.
      return last % 2 === 1 && even === 'outer' ? 0 : Math.floor(last / 2)
    case 'MedH':
      return last % 2 === 1 && even === 'outer' ? last : Math.ceil(last / 2)
  }
}

/** ARC.dmod.suffix: +n, /n rounded down, or xn, which doesn't apply to ties. */
export function withSuffix(reading: Reading, suffix: string): number {
  const n = Number(suffix.slice(1))
  switch (suffix[0]) {
    case '+':
      return reading.amount + n
    case '/':
      return Math.floor(reading.amount / n)
    case 'x':
      return reading.tied > 1 ? reading.amount : reading.amount * n
    default:
      return reading.amount
  }
}
