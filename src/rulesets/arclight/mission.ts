import type { Mission, Standing } from '../../engine/mission'
import type { GameSetup } from '../../engine/setup'
import { count } from '../../engine/words'
import type { Options } from './options'
import { pointsOf } from './sequence'
import type { State } from './state'

/** ARC.victory, ARC.opt.runner, ARC.opt.limit: what the sides fight for, and for how long. */
export function brief({ seats, options: { runner, turnLimit } }: GameSetup<Options>): readonly string[] {
  const runs = seats.find(({ seat }) => seat === runner)
  const limit = turnLimit > 0 ? `after ${count(turnLimit, 'turn')}` : null
  if (runs)
    return [
      `${runs.name}: break through. Ships worth at least half of your points must leave the map by the far edge. If no enemy ship is left, your ships in play count too.`,
      'If too few get through, the other side wins.',
      `The battle ends ${limit ? `${limit}, or ` : ''}when only one side has ships in play.`,
    ]
  return [
    "Destroy the enemy's ships or drive them off the map: the last side with ships in play wins.",
    limit
      ? `The battle ends ${limit} at the latest. Then the side with the most points in play wins, and equal points are a draw.`
      : "There's no turn limit.",
  ]
}

export function mission(view: State): Mission {
  const { turnLimit, runner } = view.options
  const standings = view.seats.flatMap((seat): Standing[] => {
    const all = pointsOf(view, ship => ship.seat === seat)
    const inPlay = pointsOf(view, ship => ship.seat === seat && ship.status === 'in-play')
    const through = pointsOf(view, ship => ship.seat === seat && ship.through === true)
    const side = { seat, value: `${inPlay} of ${count(all, 'point')} in play` }
    return seat === runner
      ? [side, { seat, value: `${count(through, 'point')} through, ${Math.ceil(all / 2)} needed` }]
      : [side]
  })
  return {
    clock:
      turnLimit > 0
        ? { name: 'Turn', now: Math.min(view.turn, turnLimit), of: turnLimit }
        : { name: 'Turn', now: view.turn },
    standings,
  }
}
