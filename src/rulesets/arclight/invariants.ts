import { stepsBetween } from '../../engine/geometry/hex'
import { crewOf } from './cards/card'
import { cardOf, inPlay, isOnMap } from './rules/ship'
import { asvOf, dsOf, esvOf, thrustOf } from './rules/values'
import type { Ship, State } from './state'

function everyShip(state: State, test: (ship: Ship) => boolean): boolean {
  for (const id in state.ships) {
    const ship = state.ships[id]
    if (ship && !test(ship)) return false
  }
  return true
}

const inPlayEvery = (state: State, test: (ship: Ship) => boolean): boolean =>
  everyShip(state, ship => !inPlay(ship) || test(ship))

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0

const isUnique = (list: readonly unknown[]): boolean => list.every((item, i) => list.indexOf(item) === i)

export const invariants: Record<string, (state: State) => boolean> = {
  'no two ships share a hex': state =>
    inPlayEvery(state, a => inPlayEvery(state, b => a === b || stepsBetween(a.at, b.at) > 0)),
  'ships in play are on the map': state => inPlayEvery(state, ship => isOnMap(state, ship.at)),
  'no value drops below 0': state =>
    inPlayEvery(
      state,
      ship =>
        isCount(thrustOf(state, ship)) &&
        isCount(dsOf(state, ship)) &&
        isCount(esvOf(state, ship)) &&
        isCount(asvOf(state, ship)),
    ),
  'a ship in play has a crew': state =>
    inPlayEvery(state, ship => ship.dead.length <= cardOf(state, ship).gunners.length),
  'only crew members on the card are dead, each once': state =>
    everyShip(
      state,
      ({ dead, card }) =>
        dead.length === 0 || (isUnique(dead) && dead.every(crew => crewOf(cardOf(state, { card })).includes(crew))),
    ),
  'Structure stays within the card': state =>
    everyShip(state, ship => ship.structure >= 0 && ship.structure <= cardOf(state, ship).structure),
  'a ship never spends more points than it has': state =>
    state.moving === null || (state.moving.left >= 0 && state.ships[state.moving.ship]?.status === 'in-play'),
  'a condition occurs only once, except life support': state =>
    everyShip(
      state,
      ({ conditions }) =>
        conditions.length < 2 || isUnique(conditions.map(({ kind }) => kind).filter(kind => kind !== 'life-support')),
    ),
  'shorts are from this turn or the last': state =>
    inPlayEvery(state, ({ shorts }) => shorts.every(({ turn }) => turn >= state.turn - 1 && turn <= state.turn)),
  'nothing waits for a ship out of play': ({ stack: [first], ships }) => {
    if (!first) return true
    const ship = ships[first.ship]
    return ship !== undefined && inPlay(ship)
  },
  'a doomed ship is destroyed in the next Upkeep': state =>
    inPlayEvery(state, ({ conditions }) =>
      conditions.every(({ kind, turn }) => kind !== 'doomed' || state.turn <= turn + 1),
    ),
}
