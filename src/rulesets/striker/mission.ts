import type { Mission, Standing } from '../../engine/mission'
import { count } from '../../engine/words'
import { groundOf } from './rules/ground/ground'
import { holderOf, pointsOf } from './rules/victory/victory'
import { SIDES, type Side } from './sides'
import type { State } from './state'

/** STR.core.victory.points, .break: how it stands, as far as this player can see. */
export function mission(view: State): Mission {
  const { turn, options } = view
  return {
    // STR.core.victory.length: the variable end can add a turn.
    clock: { name: 'Turn', now: turn, of: Math.max(turn, options.turns) },
    standings: [
      ...SIDES.map(seat => ({
        seat,
        value: [`${count(pointsOf(view, seat), 'point')} you know of`, ...losses(view, seat)].join(', '),
      })),
      ...Object.entries(options.victory.hold).map(([id, worth]): Standing => {
        const seat = holderOf(view, id)
        const name = `${groundOf(view).piece(id)?.piece.name ?? id}, ${count(worth, 'point')}`
        return seat
          ? { name, seat, value: 'held, as far as you can see, by' }
          : { name, value: 'held by nobody you can see' }
      }),
    ],
  }
}

/** Only known to the side itself. */
function losses(view: State, side: Side): string[] {
  const start = view.strength[side]?.value
  const lost = view.lost[side]?.value
  if (start === undefined || lost === undefined || start === 0) return []
  const most = Math.ceil(start * view.options.victory.breakAt[side] - 1e-9)
  return [`${lost} of ${count(start, 'stand')} lost, must retreat at ${most}`]
}
