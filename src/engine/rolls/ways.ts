import { checkDice } from './dice'

/** All that can come of something, with the chance of each. */
export interface Ways<T> {
  readonly weights: readonly number[]
  readonly values: readonly T[]
}

/** More ways to fall than anybody can wait for: a huge pool, or a tie that is rolled again for ever. */
export class TooManyRolls extends Error {}

const tables = new Map<string, Ways<readonly number[]>>()

/** All distinct throws of `count` dice, faces descending, each with its share of the ordered throws. */
export function facesOf(count: number, sides: number, most: number): Ways<readonly number[]> {
  const key = `${count}d${sides}`
  const known = tables.get(key)
  if (known) return known
  checkDice(count, sides)
  if (distinct(count, sides) > most) throw new TooManyRolls()
  const values: (readonly number[])[] = []
  const weights: number[] = []
  const total = sides ** count
  const walk = (faces: number[], highest: number) => {
    if (faces.length === count) {
      values.push(Object.freeze(faces))
      weights.push(arrangements(faces) / total)
      return
    }
    for (let face = highest; face >= 1; face--) walk([...faces, face], face)
  }
  walk([], sides)
  const table = { weights, values }
  tables.set(key, table)
  return table
}

/** How many throws differ when order does not count: choose `count` from `count + sides - 1`. */
function distinct(count: number, sides: number): number {
  let ways = 1
  for (let i = 1; i <= count; i++) ways = (ways * (sides - 1 + i)) / i
  return ways
}

function arrangements(faces: readonly number[]): number {
  let ways = 1
  let run = 0
  faces.forEach((face, i) => {
    run = face === faces[i - 1] ? run + 1 : 1
    ways = (ways * (i + 1)) / run
  })
  return ways
}

/** Only what can happen: a pool that cannot fail has one branch, not one per die. */
export function binomial(count: number, sides: number, atLeast: number): Ways<number> {
  checkDice(count, sides)
  const p = Math.min(1, Math.max(0, (sides - Math.ceil(atLeast) + 1) / sides))
  const weights: number[] = []
  const values: number[] = []
  let ways = 1
  for (let hits = 0; hits <= count; hits++) {
    const weight = ways * p ** hits * (1 - p) ** (count - hits)
    if (weight > 0) {
      weights.push(weight)
      values.push(hits)
    }
    ways = (ways * (count - hits)) / (hits + 1)
  }
  return { weights, values }
}

const totals = new Map<string, Ways<number>>()

/** Every total of `count` dice, each with its share of the ordered throws. */
export function totalsOf(count: number, sides: number): Ways<number> {
  const key = `${count}d${sides}`
  const known = totals.get(key)
  if (known) return known
  checkDice(count, sides)
  let weights = [1]
  for (let die = 0; die < count; die++) {
    const more = new Array<number>(weights.length + sides - 1).fill(0)
    weights.forEach((weight, i) => {
      for (let face = 0; face < sides; face++) more[i + face] = (more[i + face] ?? 0) + weight / sides
    })
    weights = more
  }
  const found = { weights, values: weights.map((_, i) => i + count) }
  totals.set(key, found)
  return found
}
