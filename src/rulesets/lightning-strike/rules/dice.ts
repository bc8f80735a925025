import type { Dice } from '../../../engine/rolls/dice'
import type { Seat } from '../../../engine/seats'
import type { Roll, SeatRoll } from '../events'
import type { LsRule } from '../rulebook'
import type { State } from '../state'

/** How a roll is read: the highest face, plus 1 for each six after the first. All ones is a fumble. */
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

export const rollSkill = (dice: Dice, skill: number): Reading => read(dice.roll(skill, 6))

/** A fumble stays at 0 whatever is added, and no total is below 0. */
export const totalOf = (reading: Reading, modifiers: number): number =>
  reading.fumble ? 0 : Math.max(0, reading.outcome + modifiers)

export const rollWith = (reading: Reading, modifiers: number): Roll => ({
  total: totalOf(reading, modifiers),
  fumble: reading.fumble,
})

/** A Skill test against a number: the roll must be higher, and a fumble never passes. */
export interface SkillTest {
  readonly faces: readonly number[]
  readonly total: number
  readonly passed: boolean
  /** Margin of Success or of Failure. */
  readonly margin: number
}

export function skillTest(dice: Dice, { options }: Pick<State, 'options'>, threshold: number): SkillTest {
  const reading = rollSkill(dice, options.skill)
  const total = totalOf(reading, 0)
  const passed = !reading.fumble && total > threshold
  return { faces: reading.faces, total, passed, margin: Math.abs(total - threshold) }
}

export interface RollOff {
  readonly rounds: readonly (readonly SeatRoll[])[]
  readonly winner: Seat
}

/** The rules by which a roll-off is rolled and read. */
export const ROLL_OFF_RULES = ['LS.dice.d6', 'LS.dice.default', 'LS.dice.highest'] as const

/** Two dice each; the highest roll wins, and those who tie for it roll again. */
export function rollOff(dice: Dice, seats: readonly Seat[]): RollOff {
  const rounds: SeatRoll[][] = []
  let tied = seats
  for (;;) {
    const round = tied.map((seat): SeatRoll => {
      const reading = rollSkill(dice, 2)
      return { seat, faces: reading.faces, total: totalOf(reading, 0) }
    })
    rounds.push(round)
    const best = Math.max(...round.map(({ total }) => total))
    tied = round.filter(({ total }) => total === best).map(({ seat }) => seat)
    const [winner, ...others] = tied
    if (winner !== undefined && others.length === 0) return { rounds, winner }
  }
}

/** These rules if something holds, none otherwise. */
export const rulesIf = (holds: boolean, ...rules: LsRule[]): LsRule[] => (holds ? rules : [])

/** The rules by which a roll was read and its modifiers were added. */
export function readingRules(reading: Reading, added: number): LsRule[] {
  const { faces, fumble, outcome } = reading
  const sixes = faces.filter(face => face === 6).length
  return [
    ...rulesIf(faces.length > 1, 'LS.dice.highest'),
    ...rulesIf(sixes > 1, 'LS.dice.extra-six'),
    ...rulesIf(!fumble && added !== 0, 'LS.dice.modifiers'),
    ...rulesIf(fumble && added !== 0, 'LS.dice.fumble-value'),
    ...rulesIf(totalOf(reading, added) === 0 && outcome + added < 0, 'LS.dice.floor-zero'),
  ]
}
