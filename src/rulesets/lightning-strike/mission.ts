import type { Mission } from '../../engine/mission'
import type { GameSetup } from '../../engine/setup'
import { count } from '../../engine/words'
import type { Options } from './options'
import { onTable, unitsOf } from './rules/unit'
import { threatLeft } from './sequence'
import type { State } from './state'

/** LS.end.cleared, LS.end.scenario: what the sides fight for, and for how long. */
export function brief({ options }: GameSetup<Options>): readonly string[] {
  const { turnLimit, obstacles, obstaclesEach } = options
  return [
    'Destroy the enemy Units or drive them off the table: the last side with Units left wins.',
    turnLimit > 0
      ? `The battle lasts ${count(turnLimit, 'turn')}. If several sides are left then, the highest Threat Value on the table wins. Equal values are a draw.`
      : "There's no turn limit.",
    ...(obstacles ? [`Before the battle, each side places ${count(obstaclesEach, 'obstacle')}.`] : []),
  ]
}

export function mission(view: State): Mission {
  const { turn, seats, options } = view
  return {
    clock: { name: 'Turn', now: turn, ...(options.turnLimit > 0 && { of: options.turnLimit }) },
    standings: seats.map(seat => {
      const units = unitsOf(view, seat)
      const left = `${units.filter(onTable).length} of ${count(units.length, 'Unit')} on the table`
      return { seat, value: `${left}, Threat Value ${threatLeft(view, seat)}` }
    }),
  }
}
