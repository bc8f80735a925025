import type { Dice, KeyOf } from './dice'
import { binomial, facesOf, TooManyRolls, totalsOf, type Ways } from './ways'

export { TooManyRolls } from './ways'

interface Branch extends Ways<unknown> {
  at: number
}

/** What dice and the dice of their parts have in common. */
interface Shared {
  readonly most: number
  /** Runs of parts that may still be made. */
  left: number
  /** Parts that have been walked: the same function comes to the same. */
  readonly parts: Map<unknown, Ways<unknown>>
}

const DEEPEST = 40

/** Dice that show every possible roll: after each run, `advance` moves on to the next. */
export class EnumeratingDice implements Dice {
  /** The chance of what has been thrown in this run. */
  probability = 1
  #depth = 0
  readonly #stack: Branch[] = []
  readonly #shared: Shared

  constructor(most: number | Shared) {
    this.#shared = typeof most === 'number' ? { most, left: most, parts: new Map() } : most
  }

  roll(count: number, sides: number): readonly number[] {
    return this.#take(() => facesOf(count, sides, this.#shared.most))
  }

  successes(count: number, sides: number, atLeast: number): number {
    return this.#take(() => binomial(count, sides, atLeast))
  }

  sum(count: number, sides: number): number {
    return this.#take(() => totalsOf(count, sides))
  }

  again<T>(attempt: (dice: Dice) => T | null, keyOf: KeyOf<T> = itself): T {
    return this.#take(() => {
      const found = new Gathered<T>(keyOf)
      this.#walk(attempt, (answer, chance) => {
        if (answer !== null) found.put(answer, chance)
      })
      return found.alone()
    })
  }

  part<T>(run: (dice: Dice) => T, keyOf: KeyOf<T>): T {
    return this.#take(() => {
      const known = this.#shared.parts.get(run)
      if (known) return known as Ways<T>
      const found = new Gathered<T>(keyOf)
      this.#walk(run, (value, chance) => found.put(value, chance))
      this.#shared.parts.set(run, found)
      return found
    })
  }

  fold<T>(start: T, steps: readonly ((soFar: T, dice: Dice) => T)[], keyOf: KeyOf<T>): T {
    return this.#take(() => {
      let soFar: Ways<T> = { weights: [1], values: [start] }
      for (const step of steps) {
        const next = new Gathered<T>(keyOf)
        soFar.values.forEach((value, i) => {
          const weight = soFar.weights[i] ?? 0
          this.#walk(
            dice => step(value, dice),
            (after, chance) => next.put(after, weight * chance),
          )
        })
        soFar = next
      }
      return soFar
    })
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

  #take<T>(make: () => Ways<T>): T {
    let branch = this.#stack[this.#depth]
    if (!branch) {
      if (this.#depth >= DEEPEST) throw new TooManyRolls()
      const { weights, values } = make()
      branch = { weights, values, at: 0 }
      this.#stack.push(branch)
    }
    this.#depth += 1
    this.probability *= branch.weights[branch.at] ?? 0
    return branch.values[branch.at] as T
  }

  /** Goes every way of a part by itself, and tells where each leads. */
  #walk<T>(run: (dice: Dice) => T, put: (value: T, chance: number) => void): void {
    const shared = this.#shared
    const dice = new EnumeratingDice(shared)
    do {
      if (--shared.left < 0) throw new TooManyRolls()
      const value = run(dice)
      put(value, dice.probability)
    } while (dice.advance())
  }
}

const itself = (value: unknown): unknown => value

/** What comes to the same by its key is one way. */
class Gathered<T> implements Ways<T> {
  readonly weights: number[] = []
  readonly values: T[] = []
  readonly #places = new Map<unknown, number>()
  readonly #keyOf: KeyOf<T>

  constructor(keyOf: KeyOf<T>) {
    this.#keyOf = keyOf
  }

  put(value: T, weight: number): void {
    const key = this.#keyOf(value)
    const place = this.#places.get(key)
    if (place === undefined) {
      this.#places.set(key, this.values.length)
      this.values.push(value)
      this.weights.push(weight)
    } else this.weights[place] = (this.weights[place] ?? 0) + weight
  }

  /** As if nothing else could have come of it. */
  alone(): Ways<T> {
    const all = this.weights.reduce((sum, weight) => sum + weight, 0)
    if (all <= 0) throw new TooManyRolls()
    return { values: this.values, weights: this.weights.map(weight => weight / all) }
  }
}
