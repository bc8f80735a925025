import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Shape } from '../../../engine/scene/shapes'
import type { Seat } from '../../../engine/seats'
import type { Options } from '../options'
import type { Next, State } from '../state'
import { startTurn } from './turn'
import { unitsOf } from './unit'

/** Seats around the table, starting after the given one. */
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

/** Set-up alternates. A player with nothing left is skipped, and when everybody is done the next part begins. */
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

/** How many centimetres from its own edge a side can set up. */
export const ZONE = 20

type Edge = 'bottom' | 'top' | 'left' | 'right'

/** Two sides face each other; a third and a fourth take an edge each. */
const EDGES: Readonly<Partial<Record<Seat, Edge>>> = { A: 'bottom', B: 'top', C: 'left', D: 'right' }

export const edgeOf = (seat: Seat): Edge => EDGES[seat] ?? 'bottom'

type Table = Pick<Options, 'tableWidth' | 'tableHeight'>

/** How many centimetres from a side's own edge a point is. */
export function depthOf({ tableWidth, tableHeight }: Table, seat: Seat, { x, y }: Vec): number {
  switch (edgeOf(seat)) {
    case 'bottom':
      return tableHeight - y
    case 'top':
      return y
    case 'left':
      return x
    case 'right':
      return tableWidth - x
  }
}

/** A point in the zone, by its place along the edge (0 to 1) and its depth, facing the table. */
export function poseInZone(
  { tableWidth, tableHeight }: Table,
  seat: Seat,
  spot: { along: number; depth: number },
): Pose {
  const { along, depth } = spot
  switch (edgeOf(seat)) {
    case 'bottom':
      return { at: { x: along * tableWidth, y: tableHeight - depth }, facing: 0 }
    case 'top':
      return { at: { x: along * tableWidth, y: depth }, facing: 180 }
    case 'left':
      return { at: { x: depth, y: along * tableHeight }, facing: 90 }
    case 'right':
      return { at: { x: tableWidth - depth, y: along * tableHeight }, facing: 270 }
  }
}

export function zoneOf(table: Table, seat: Seat): Vec[] {
  const corner = (along: number, depth: number): Vec => poseInZone(table, seat, { along, depth }).at
  return [corner(0, 0), corner(1, 0), corner(1, ZONE), corner(0, ZONE)]
}

export const zoneShape = (table: Table, seat: Seat, tone: Shape['tone']): Shape => ({
  kind: 'polygon',
  points: zoneOf(table, seat),
  tone,
})
