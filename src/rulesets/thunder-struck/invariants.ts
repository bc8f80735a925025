import { dieOn, isSpace } from './rules/console'
import { DICE, living, type Ship, type State } from './state'
import { MOST_CUBES, SHIELDS, VITAL_PAIRS } from './tables/console'

/** True of every ship, in the battle or out of it. */
const everyShip =
  (holds: (ship: Ship) => boolean) =>
  (state: State): boolean => {
    for (const seat of state.seats) {
      const ship = state.ships[seat]
      if (ship && !holds(ship)) return false
    }
    return true
  }

export const invariants: Record<string, (state: State) => boolean> = {
  'no two ships share a space': state => {
    const ships = living(state)
    return ships.every((a, i) => !ships.some((b, j) => j > i && a.at === b.at && a.sector === b.sector))
  },
  'one die to a space': everyShip(({ dice }) =>
    DICE.every(id => {
      const at = dice[id]?.at
      return at === undefined || !isSpace(at) || dieOn(dice, at) === id
    }),
  ),
  'no die on a damaged space': everyShip(
    ({ dice, damage }) => damage.length === 0 || damage.every(space => dieOn(dice, space) === undefined),
  ),
  'no shield on a damaged space': everyShip(({ shields, damage }) =>
    SHIELDS.every(shield => !shields[shield] || !damage.includes(shield)),
  ),
  'cubes fit the store': everyShip(({ cubes }) => cubes >= 0 && cubes <= MOST_CUBES),
  'a ship without a vital pair is gone': everyShip(
    ({ alive, damage }) =>
      !alive || damage.length < 2 || !VITAL_PAIRS.some(([a, b]) => damage.includes(a) && damage.includes(b)),
  ),
  'nobody stands in a closed Sector': state =>
    state.closed === null || living(state).every(ship => ship.sector !== state.closed),
}
