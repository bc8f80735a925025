import { DiceError, RollingDice } from './dice'

/** Faces given beforehand: by a test, by people who roll real dice, or by the record on replay. */
export class ScriptedDice extends RollingDice {
  readonly #left: number[]

  constructor(faces: readonly number[]) {
    const left = [...faces]
    super(sides => {
      const face = left.shift()
      if (face === undefined) throw new DiceError(`one more d${sides} is needed than was given`)
      if (!Number.isInteger(face) || face < 1 || face > sides) throw new DiceError(`${face} is no face of a d${sides}`)
      return face
    })
    this.#left = left
  }

  /** Faces nobody asked for: the script and the rule disagree. */
  get unused(): readonly number[] {
    return this.#left
  }
}
