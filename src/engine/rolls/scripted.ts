import { DiceError, RollingDice } from './dice'

/** Faces given beforehand: by a test, by people who roll real dice, or by the record on replay. */
export class ScriptedDice extends RollingDice {
  readonly #left: number[]

  constructor(faces: readonly number[]) {
    const left = [...faces]
    super(sides => {
      const face = left.shift()
      if (face === undefined) throw new DiceError(`another d${sides} is needed`)
      if (!Number.isInteger(face) || face < 1 || face > sides) throw new DiceError(`a d${sides} has no face ${face}`)
      return face
    })
    this.#left = left
  }

  /** Faces that were never used: the script and the rule disagree. */
  get unused(): readonly number[] {
    return this.#left
  }
}
