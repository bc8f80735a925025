import type { Seat } from '../../../engine/seats'
import type { State } from '../state'
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
export function nextPlacer(draft: State): void {
  const { placing, active } = draft
  if (placing === null || active === null) return
  const next = roundFrom(draft, active).find(seat => owes(draft, seat))
  if (next !== undefined) draft.active = next
  else if (draft.phase === 'obstacles') startPlacement(draft, placing)
  else startTurn(draft, 1)
}

function startPlacement(draft: State, first: Seat): void {
  draft.phase = 'placement'
  draft.active = [first, ...roundFrom(draft, first)].find(seat => owes(draft, seat)) ?? null
}

export function startSetUp(draft: State, first: Seat): void {
  draft.placing = first
  draft.active = first
  const withObstacles = draft.options.obstacles && draft.options.obstaclesEach > 0
  if (!withObstacles) startPlacement(draft, first)
}

export function startTurn(draft: State, turn: number): void {
  draft.phase = 'initiative'
  draft.turn = turn
  draft.active = null
  draft.initiative = null
  draft.order = []
}
