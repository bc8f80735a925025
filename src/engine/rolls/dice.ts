/**
 * The only source of chance. A `resolve` rolls through it and never learns whether the faces are
 * fresh, typed in, replayed or one branch of an enumeration.
 *
 * The faces of one roll carry no order: dice that mean different things are rolled separately.
 */
export interface Dice {
  roll(count: number, sides: number): readonly number[]
  /** How many of the dice show `atLeast` or more. Kept apart so that odds of a large pool stay cheap. */
  successes(count: number, sides: number, atLeast: number): number
  /** What the dice show together. Odds walk the totals, not the faces. */
  sum(count: number, sides: number): number
  /**
   * Asks until there is an answer: null rolls once more. Odds are those of an answer, for one comes in the end.
   * Answers with the same key count as one.
   */
  again<T>(attempt: (dice: Dice) => T | null, keyOf?: KeyOf<T>): T
  /**
   * A part of a resolution of which only its key matters to all that follows. In play this is just `run`; odds go on
   * with one of those results that have the same key. A part knows nothing of what was rolled before it: the very same
   * function is walked only once.
   */
  part<T>(run: (dice: Dice) => T, keyOf: KeyOf<T>): T
  /**
   * Steps one after the other, each from what has come about so far. In play this is just a loop; odds go on after each
   * step with one of those results that have the same key, so that the ways of the steps add up and do not multiply.
   */
  fold<T>(start: T, steps: readonly ((soFar: T, dice: Dice) => T)[], keyOf: KeyOf<T>): T
}

/** What two results must have in common to come to the same. */
export type KeyOf<T> = (value: T) => unknown

/** One roll as the record keeps it. */
export interface Rolled {
  readonly sides: number
  readonly faces: readonly number[]
}

/** How a game reads a roll. */
export interface RollReading {
  /** For each die in turn, whether it counts. */
  readonly counted: readonly boolean[]
  /** What the dice make, and what that is with everything added; null where it isn't a number. */
  readonly value: number | null
  readonly total: number | null
  /** What is special about it: "second six +1", "fumble". */
  readonly note?: string
}

type Face = (sides: number) => number

/** Dice that can't be rolled, or faces that don't fit them. */
export class DiceError extends Error {}

export function checkDice(count: number, sides: number): void {
  if (!Number.isInteger(count) || count < 0) throw new DiceError(`${count} dice can't be rolled`)
  if (!Number.isInteger(sides) || sides < 1) throw new DiceError(`There's no die with ${sides} sides`)
}

/** Dice made of single faces, which remember what they rolled. */
export class RollingDice implements Dice {
  readonly rolls: Rolled[] = []
  readonly #face: Face

  constructor(face: Face) {
    this.#face = face
  }

  roll(count: number, sides: number): readonly number[] {
    checkDice(count, sides)
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(this.#face(sides))
    Object.freeze(faces)
    if (count > 0) this.rolls.push({ sides, faces })
    return faces
  }

  successes(count: number, sides: number, atLeast: number): number {
    let hits = 0
    for (const face of this.roll(count, sides)) if (face >= atLeast) hits += 1
    return hits
  }

  sum(count: number, sides: number): number {
    let total = 0
    for (const face of this.roll(count, sides)) total += face
    return total
  }

  again<T>(attempt: (dice: Dice) => T | null, _keyOf?: KeyOf<T>): T {
    for (;;) {
      const answer = attempt(this)
      if (answer !== null) return answer
    }
  }

  part<T>(run: (dice: Dice) => T, _keyOf?: KeyOf<T>): T {
    return run(this)
  }

  fold<T>(start: T, steps: readonly ((soFar: T, dice: Dice) => T)[], _keyOf?: KeyOf<T>): T {
    let soFar = start
    for (const step of steps) soFar = step(soFar, this)
    return soFar
  }
}
