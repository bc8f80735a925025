import type { Degree } from '../cards/card'
import type { Options } from '../options'

/** What the dice of an attack are worth. */
export interface Reading {
  readonly amount: number
  /** The face that was chosen; null for All. */
  readonly face: number | null
  /** How many dice show it. */
  readonly tied: number
}

/** ARC.damage.same-dice: the faces that hit, read by the degree of the weapon, before any suffix. */
export function readDice(faces: readonly number[], degree: Degree, even: Options['medEven'] = 'centre'): Reading {
  if (degree === 'All') return { amount: faces.reduce((sum, face) => sum + face, 0), face: null, tied: 1 }
  const face = chosenFace(
    [...faces].sort((a, b) => a - b),
    degree,
    even,
  )
  // ARC.damage.ties: only dice that tie with the chosen one are added.
  const tied = faces.reduce((n, each) => n + (each === face ? 1 : 0), 0)
  return { amount: face * tied, face, tied }
}

function chosenFace(sorted: readonly number[], degree: Exclude<Degree, 'All'>, even: Options['medEven']): number {
  const last = sorted.length - 1
  const at = (index: number): number => sorted[index] ?? 0
  switch (degree) {
    case 'Low':
      return at(0)
    case 'High':
      return at(last)
    case 'MedL':
      // ARC.damage.med.no-middle: of an even number the lower centre die, or the lowest.
      return at(last % 2 === 1 && even === 'outer' ? 0 : Math.floor(last / 2))
    case 'MedH':
      return at(last % 2 === 1 && even === 'outer' ? last : Math.ceil(last / 2))
  }
}

/** ARC.dmod.suffix: +n, /n rounded down, or xn, which a tie takes the place of. */
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
