import type { Dice } from '../../../engine/rolls/dice'
import type { Seat } from '../../../engine/seats'
import type { SeatRoll } from '../events'
import { throwSkill, totalOf } from '../tables/dice'

export interface RollOff {
  readonly rounds: readonly (readonly SeatRoll[])[]
  readonly winner: Seat
}

/** How such a throw is made and read, like every other. */
export const DICE = ['LS.dice.d6', 'LS.dice.default', 'LS.dice.highest'] as const

/** Two dice each, the high roll wins; those tied for it throw again. */
export function rollOff(dice: Dice, seats: readonly Seat[]): RollOff {
  const rounds: SeatRoll[][] = []
  let tied = seats
  for (;;) {
    const round = tied.map((seat): SeatRoll => {
      const reading = throwSkill(dice, 2)
      return { seat, faces: reading.faces, total: totalOf(reading, 0) }
    })
    rounds.push(round)
    const best = Math.max(...round.map(({ total }) => total))
    tied = round.filter(({ total }) => total === best).map(({ seat }) => seat)
    const [winner, ...others] = tied
    if (winner !== undefined && others.length === 0) return { rounds, winner }
  }
}
