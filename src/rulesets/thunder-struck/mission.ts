import type { Mission } from '../../engine/mission'
import type { View } from '../../engine/record/hidden'
import type { GameSetup } from '../../engine/setup'
import { count } from '../../engine/words'
import type { Options } from './options'
import { type State, shipOf } from './state'
import { SHIELDS, SPACES } from './tables/console'

/** TS.end.2.last, TS.end.4.limit, .least-damage, .tie: the teams, how to win, how long it takes. */
export function brief({ seats, options }: GameSetup<Options>): string[] {
  const teams = seats.length > 2
  const team = (first: 0 | 1) =>
    seats
      .filter((_, chair) => chair % 2 === first)
      .map(({ name }) => name)
      .join(' and ')
  return [
    ...(teams
      ? [`${team(0)} against ${team(1)}: team mates sit opposite each other and can't talk while they plan.`]
      : []),
    teams
      ? 'Destroy both ships of the other team, and you win at once.'
      : 'Destroy the other ship, and you win at once.',
    `The battle lasts ${options.rounds} rounds. Then the side with the fewest Damage tokens wins. If they are equal, more shields win, then more cubes.`,
    ...(teams ? [`A destroyed ship counts as ${SPACES.length} Damage tokens.`] : []),
  ]
}

/** What decides at the last round, ship by ship. Cubes behind a screen aren't counted. */
export function mission(view: View<State>): Mission {
  return {
    clock: { name: 'Round', now: view.round, of: Number(view.options.rounds) },
    standings: view.seats.map(seat => {
      const ship = shipOf(view, seat)
      if (!ship.alive) return { seat, value: `destroyed: counts as ${SPACES.length} Damage tokens` }
      const shields = SHIELDS.filter(shield => ship.shields[shield]).length
      return {
        seat,
        value: `${count(ship.damage.length, 'Damage token')}, ${count(shields, 'shield')}, ${count(ship.cubes, 'cube')}`,
      }
    }),
  }
}
