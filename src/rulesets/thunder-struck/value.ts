import type { View } from '../../engine/record/hidden'
import type { Seat } from '../../engine/seats'
import { nearestAhead } from './rules/fire'
import { areEnemies, living, type Ship, type State } from './state'
import { SHIELDS } from './tables/console'

/** Counts ships, shields, undamaged spaces, cubes, and enemies ahead. */
export function value(view: View<State>, seat: Seat): number {
  return living(view).reduce((sum, ship) => sum + (areEnemies(view, seat, ship.seat) ? -1 : 1) * worth(view, ship), 0)
}

function worth(state: State, ship: Ship): number {
  const shot = nearestAhead(state, ship)
  const threat = shot ? Math.max(0, 7 - shot.distance) * 0.4 : 0
  return 30 + 4 * SHIELDS.filter(shield => ship.shields[shield]).length - 3 * ship.damage.length + ship.cubes + threat
}
