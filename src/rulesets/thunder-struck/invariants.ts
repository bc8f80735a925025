import { onConsole } from './rules/console'
import { DICE, living, type State, shipsOf } from './state'
import { MOST_CUBES, VITAL_PAIRS } from './tables/console'

export const invariants: Record<string, (state: State) => boolean> = {
  'no two ships share a space': state => {
    const spots = living(state).map(ship => `${ship.sector}${ship.at}`)
    return new Set(spots).size === spots.length
  },
  'one die to a space': state =>
    shipsOf(state).every(ship => {
      const places = onConsole(ship.dice).map(id => ship.dice[id]?.at)
      return new Set(places).size === places.length
    }),
  'no die on a damaged space': state =>
    shipsOf(state).every(ship => DICE.every(id => !ship.damage.some(space => space === ship.dice[id]?.at))),
  'no shield on a damaged space': state =>
    shipsOf(state).every(ship => !ship.damage.some(space => space in ship.shields && ship.shields[space as 'SF'])),
  'cubes fit the store': state => shipsOf(state).every(ship => ship.cubes >= 0 && ship.cubes <= MOST_CUBES),
  'a ship without a vital pair is gone': state =>
    living(state).every(ship => VITAL_PAIRS.every(pair => !pair.every(space => ship.damage.includes(space)))),
  'nobody stands in a closed Sector': state => living(state).every(ship => ship.sector !== state.closed),
}
