import { stepsBetween } from '../../engine/geometry/hex'
import { crewOf } from './cards/card'
import { cardOf, inPlay, isOnMap, livingCrew, shipsInPlay } from './rules/ship'
import { asvOf, dsOf, esvOf, thrustOf } from './rules/values'
import type { State } from './state'

const all = (state: State) => Object.values(state.ships)

export const invariants: Record<string, (state: State) => boolean> = {
  'no two ships share a hex': state => {
    const ships = shipsInPlay(state)
    return ships.every((a, i) => ships.every((b, k) => k <= i || stepsBetween(a.at, b.at) > 0))
  },
  'ships in play are on the map': state => shipsInPlay(state).every(ship => isOnMap(state, ship.at)),
  'nothing falls below 0': state =>
    shipsInPlay(state).every(ship =>
      [thrustOf, dsOf, esvOf, asvOf].every(of => of(state, ship) >= 0 && Number.isInteger(of(state, ship))),
    ),
  'a ship in play has a crew': state => shipsInPlay(state).every(ship => livingCrew(state, ship).length > 0),
  'only crew of the card is dead, and once': state =>
    all(state).every(
      ship =>
        new Set(ship.dead).size === ship.dead.length &&
        ship.dead.every(crew => crewOf(cardOf(state, ship)).includes(crew)),
    ),
  'Structure stays within the card': state =>
    all(state).every(ship => ship.structure >= 0 && ship.structure <= cardOf(state, ship).structure),
  'no more points are spent than there are': state =>
    state.moving === null || (state.moving.left >= 0 && state.ships[state.moving.ship]?.status === 'in-play'),
  'one condition of a kind, but for life support': state =>
    all(state).every(({ conditions }) => {
      const kinds = conditions.map(({ kind }) => kind).filter(kind => kind !== 'life-support')
      return new Set(kinds).size === kinds.length
    }),
  'shorts are of this turn or the last': state =>
    shipsInPlay(state).every(({ shorts }) => shorts.every(({ turn }) => turn >= state.turn - 1 && turn <= state.turn)),
  'nothing waits for a ship out of play': state =>
    state.stack.every(frame => {
      const ship = state.ships[frame.ship]
      return frame !== state.stack[0] || (ship !== undefined && inPlay(ship))
    }),
  'nobody doomed outlives the next Upkeep': state =>
    shipsInPlay(state).every(({ conditions }) =>
      conditions.every(({ kind, turn }) => kind !== 'doomed' || state.turn <= turn + 1),
    ),
}
