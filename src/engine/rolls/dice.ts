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
export interface Rolled {
  readonly sides: number
  readonly faces: readonly number[]
}

/** How a game reads a throw. */
export interface RollReading {
  /** For each die in turn, whether it counts. */
  readonly counted: readonly boolean[]
  /** What the dice make, and what that is with everything added; null where it is no number. */
  readonly value: number | null
  readonly total: number | null
  /** What is special about it: "second six +1", "fumble". */
  readonly note?: string
}

type Face = (sides: number) => number

/** Dice that cannot be thrown, or faces that do not fit them. */
export class DiceError extends Error {}

export function checkDice(count: number, sides: number): void {
  if (!Number.isInteger(count) || count < 0) throw new DiceError(`${count} dice cannot be thrown`)
  if (!Number.isInteger(sides) || sides < 1) throw new DiceError(`there is no die with ${sides} sides`)
}

/** Dice made of single faces, which remember what they threw. */
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
}
