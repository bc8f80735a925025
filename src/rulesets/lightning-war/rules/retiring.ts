import { EPSILON } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Seat } from '../../../engine/seats'
import type { Base, State } from '../state'
import { watchers } from './sight'

/** LW.board.edges: how far a point is from the edge of a side; seat A sits at the bottom. */
export const toOwnEdge = (state: Pick<State, 'map'>, seat: Seat, at: Vec): number =>
  seat === 'A' ? state.map.height - at.y : at.y

/** The direction in which a side goes back. */
export const homeward = (seat: Seat): number => (seat === 'A' ? 180 : 0)

const LEAST = 1

export type Retreat = 'retires' | 'withdraws' | 'stays'

/**
 * LW.move.double.retire: who is seen at the start and ends at least 1 inch further from each of those and 1 inch nearer
 * its own edge retires; who is unseen and ends 1 inch nearer its own edge withdraws.
 */
export function retreatOf(state: State, base: Base, to: Vec): Retreat {
  const nearer = toOwnEdge(state, base.seat, base.at) - toOwnEdge(state, base.seat, to)
  if (nearer < LEAST - EPSILON) return 'stays'
  const eyes = watchers(state, base)
  if (eyes.length === 0) return 'withdraws'
  const further = eyes.every(eye => distance(eye.at, to) - distance(eye.at, base.at) >= LEAST - EPSILON)
  return further ? 'retires' : 'stays'
}
