import type { Dice } from '../../../engine/rolls/dice'
import type { State } from '../state'
import { throwSkill, totalOf } from '../tables/dice'

/** A Skill test against a number: it must be exceeded, and a fumble never passes. */
export interface SkillTest {
  readonly faces: readonly number[]
  readonly total: number
  readonly passed: boolean
  /** Margin of Success or of Failure. */
  readonly margin: number
}

export function skillTest(dice: Dice, { options }: Pick<State, 'options'>, threshold: number): SkillTest {
  const reading = throwSkill(dice, options.skill)
  const total = totalOf(reading, 0)
  const passed = !reading.fumble && total > threshold
  return { faces: reading.faces, total, passed, margin: Math.abs(total - threshold) }
}
