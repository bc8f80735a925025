/**
 * The only source of chance. A `resolve` throws through it and never learns whether the faces are
 * fresh, typed in, replayed or one branch of an enumeration.
 *
 * The faces of one throw carry no order: dice that mean different things are thrown separately.
 */
export interface Dice {
  roll(count: number, sides: number): readonly number[]
  /** How many of the dice show `atLeast` or more. Kept apart so that odds of a large pool stay cheap. */
  successes(count: number, sides: number, atLeast: number): number
}

/** One throw as the record keeps it. */
export interface Throw {
  readonly sides: number
  readonly faces: readonly number[]
}

/** How a game reads a throw. */
export interface ThrowReading {
  /** For each die in turn, whether it counts. */
  readonly counted: readonly boolean[]
  /** What the dice make, and what that is with everything added; null where it is no number. */
  readonly value: number | null
  readonly total: number | null
  /** What is special about it: "second six +1", "fumble". */
  readonly note?: string
}

type Face = (sides: number) => number

/** Dice made of single faces, which remember what they threw. */
export class Thrower implements Dice {
  readonly throws: Throw[] = []
  readonly #face: Face

  constructor(face: Face) {
    this.#face = face
  }

  roll(count: number, sides: number): readonly number[] {
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(this.#face(sides))
    if (count > 0) this.throws.push({ sides, faces })
    return faces
  }

  successes(count: number, sides: number, atLeast: number): number {
    return this.roll(count, sides).filter(face => face >= atLeast).length
  }
}
