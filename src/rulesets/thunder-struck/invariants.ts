import type { Seat } from '../../engine/seats'
import { dieOn, isSpace, onConsole } from './rules/console'
import { usableShields } from './rules/shields'
import { behindScreen, DICE, type DiceOf, type Frame, living, type Ship, type State } from './state'
import { MOST_CUBES, SHIELDS, VITAL_PAIRS } from './tables/console'

/** True of every ship, destroyed or not. */
const everyShip =
  (holds: (ship: Ship) => boolean) =>
  (state: State): boolean => {
    for (const seat of state.seats) {
      const ship = state.ships[seat]
      if (ship && !holds(ship)) return false
    }
    return true
  }

/** True of the dice of every ship, revealed or behind its screen. */
const everyHand =
  (holds: (dice: DiceOf, ship: Ship) => boolean) =>
  (state: State): boolean =>
    everyShip(ship => {
      const behind = behindScreen(state, ship.seat)
      return holds(ship.dice, ship) && (behind === null || holds(behind.dice, ship))
    })(state)

const isIn = (state: State, seat: Seat): boolean => state.seats.includes(seat) && state.ships[seat]?.alive === true

/** Whether the players can answer an open question. */
function isAnswerable(state: State, frame: Frame): boolean {
  switch (frame.kind) {
    case 'hit': {
      const ship = state.ships[frame.target]
      return isIn(state, frame.target) && ship !== undefined && isHitSettled(ship, frame)
    }
    case 'manoeuvre':
      return frame.winners.length > 0 && frame.winners.every(({ seat }) => isIn(state, seat))
    case 'reflex':
      return frame.candidates.length > 0 && [frame.loser, ...frame.candidates].every(seat => isIn(state, seat))
  }
}

/** The shield that stopped the hit is used up, or there is one to choose. */
const isHitSettled = (ship: Ship, { side, shield }: Extract<Frame, { kind: 'hit' }>): boolean =>
  shield === null ? usableShields(ship, side).length > 0 : !ship.shields[shield] && !ship.damage.includes(shield)

export const invariants: Record<string, (state: State) => boolean> = {
  'every seat has its ship': ({ seats, ships }) =>
    (seats.length === 2 || seats.length === 4) &&
    Object.keys(ships).length === seats.length &&
    seats.every(seat => ships[seat]?.seat === seat),
  'two ships share one Sector': state =>
    state.seats.length > 2 || (state.closed === null && living(state).every(({ sector }) => sector === 'N')),
  'every player who is asked can answer': state => {
    const { stack, current, first, phase } = state
    if (first !== null ? !state.seats.includes(first) : phase !== 'first') return false
    if (current !== null ? !state.seats.includes(current) : phase === 'action') return false
    if (stack.length > 0) return stack.every(frame => isAnswerable(state, frame))
    return phase !== 'action' || current === null || canAct(state, current)
  },
  'no two ships share a space': state => {
    const ships = living(state)
    return ships.every((a, i) => !ships.some((b, j) => j > i && a.at === b.at && a.sector === b.sector))
  },
  'one die to a space': everyHand(dice =>
    DICE.every(id => {
      const at = dice[id]?.at
      return at === undefined || !isSpace(at) || dieOn(dice, at) === id
    }),
  ),
  'no die on a damaged space': everyHand(
    (dice, { damage }) => damage.length === 0 || damage.every(space => dieOn(dice, space) === undefined),
  ),
  'no shield on a damaged space': everyShip(({ shields, damage }) =>
    SHIELDS.every(shield => !shields[shield] || !damage.includes(shield)),
  ),
  'a space is damaged only once': everyShip(({ damage }) => new Set(damage).size === damage.length),
  'no ship has too many cubes': everyShip(({ cubes }) => cubes >= 0 && cubes <= MOST_CUBES),
  'a ship that lost a vital pair is destroyed': everyShip(
    ({ alive, damage }) =>
      !alive || damage.length < 2 || !VITAL_PAIRS.some(([a, b]) => damage.includes(a) && damage.includes(b)),
  ),
  'at most one ship has the Reflex die': ({ seats, ships }) => seats.filter(seat => ships[seat]?.reflex).length < 2,
  'no ship is in a closed Sector': state =>
    state.closed === null || living(state).every(ship => ship.sector !== state.closed),
}

const canAct = (state: State, seat: Seat): boolean => {
  const ship = state.ships[seat]
  return ship?.alive === true && onConsole(ship.dice).length > 0
}
