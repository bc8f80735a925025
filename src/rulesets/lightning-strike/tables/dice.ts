import type { Dice } from '../../../engine/rolls/dice'

/** How a throw is read: the highest face, one more for each further six; all ones is a fumble. */
export interface Reading {
  readonly faces: readonly number[]
  readonly outcome: number
  readonly fumble: boolean
}

export function read(faces: readonly number[]): Reading {
  const sixes = faces.filter(face => face === 6).length
  const fumble = faces.every(face => face === 1)
  return { faces, fumble, outcome: fumble ? 0 : Math.max(...faces) + Math.max(0, sixes - 1) }
}

export const throwSkill = (dice: Dice, skill: number): Reading => read(dice.roll(skill, 6))

/** A fumble stays at 0 whatever is added; nothing falls below 0. */
export const totalOf = (reading: Reading, modifiers: number): number =>
  reading.fumble ? 0 : Math.max(0, reading.outcome + modifiers)
