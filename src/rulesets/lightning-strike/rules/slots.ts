import type { Seat } from '../../../engine/seats'
import type { Next, State } from '../state'
import { unitsOf } from './unit'

/** Seats round the table, starting after the given one. */
function roundFrom(state: State, seat: Seat): Seat[] {
  const at = state.seats.indexOf(seat)
  return [...state.seats.slice(at + 1), ...state.seats.slice(0, at + 1)]
}

export const obstaclesLeft = (state: State, seat: Seat): number =>
  state.options.obstaclesEach - Object.values(state.obstacles).filter(({ by }) => by === seat).length

export const reserveOf = (state: State, seat: Seat) => unitsOf(state, seat).filter(({ status }) => status === 'reserve')

const owes = (state: State, seat: Seat): boolean =>
  !state.sides[seat]?.conceded &&
  (state.phase === 'obstacles' ? obstaclesLeft(state, seat) > 0 : reserveOf(state, seat).length > 0)

/** Set-up alternates; a player with nothing left is skipped, and when all are done the next part begins. */
export function nextPlacer(next: Next): void {
  const { placing, active } = next
  if (placing === null || active === null) return
  const placer = roundFrom(next, active).find(seat => owes(next, seat))
  if (placer !== undefined) next.active = placer
  else if (next.phase === 'obstacles') startPlacement(next, placing)
  else startTurn(next, 1)
}

function startPlacement(next: Next, first: Seat): void {
  next.phase = 'placement'
  next.active = [first, ...roundFrom(next, first)].find(seat => owes(next, seat)) ?? null
}

export function startSetUp(next: Next, first: Seat): void {
  next.placing = first
  next.active = first
  const withObstacles = next.options.obstacles && next.options.obstaclesEach > 0
  if (!withObstacles) startPlacement(next, first)
}

export function startTurn(next: Next, turn: number): void {
  next.phase = 'initiative'
  next.turn = turn
  next.active = null
  next.initiative = null
  next.order = []
}
