import { checkDice, type Dice } from './dice'

/** All that one throw can show, with the chance of each. */
interface Faces {
  readonly weights: readonly number[]
  readonly values: readonly (readonly number[])[]
}

interface Branch extends Faces {
  at: number
}

/** More ways to fall than anybody can wait for: a huge pool, or a tie that is thrown again for ever. */
export class TooManyRolls extends Error {}

const DEEPEST = 40

/** Dice that fall every way there is: after each run, `advance` moves them on to the next. */
export class EnumeratingDice implements Dice {
  /** The chance of what has been thrown in this run. */
  probability = 1
  #depth = 0
  readonly #stack: Branch[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  roll(count: number, sides: number): readonly number[] {
    return this.#take(() => facesOf(count, sides, this.#most))
  }

  successes(count: number, sides: number, atLeast: number): number {
    return this.#take(() => binomial(count, sides, atLeast))[0] ?? 0
  }

  /** Back to the start, one leaf further; false when every way has been gone. */
  advance(): boolean {
    this.probability = 1
    this.#depth = 0
    for (let last = this.#stack.at(-1); last; last = this.#stack.at(-1)) {
      last.at += 1
      if (last.at < last.values.length) return true
      this.#stack.pop()
    }
    return false
  }

  #take(make: () => Faces): readonly number[] {
    let branch = this.#stack[this.#depth]
    if (!branch) {
      if (this.#depth >= DEEPEST) throw new TooManyRolls()
      branch = { ...make(), at: 0 }
      this.#stack.push(branch)
    }
    this.#depth += 1
    this.probability *= branch.weights[branch.at] ?? 0
    return branch.values[branch.at] ?? []
  }
}

const tables = new Map<string, Faces>()

/** All distinct throws of `count` dice, faces descending, each with its share of the ordered throws. */
function facesOf(count: number, sides: number, most: number): Faces {
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
function binomial(count: number, sides: number, atLeast: number): Faces {
  checkDice(count, sides)
  const p = Math.min(1, Math.max(0, (sides - Math.ceil(atLeast) + 1) / sides))
  const weights: number[] = []
  const values: number[][] = []
  let ways = 1
  for (let hits = 0; hits <= count; hits++) {
    const weight = ways * p ** hits * (1 - p) ** (count - hits)
    if (weight > 0) {
      weights.push(weight)
      values.push([hits])
    }
    ways = (ways * (count - hits)) / (hits + 1)
  }
  return { weights, values }
}
