import { EPSILON } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Seat } from '../../../engine/seats'
import type { Base, State } from '../state'
import { enemiesOf } from './muster'
import { seen } from './sight'

/** LW.board.edges: how far a point is from the edge of a side; seat A sits at the bottom. */
export const toOwnEdge = (state: Pick<State, 'map'>, seat: Seat, at: Vec): number =>
  seat === 'A' ? state.map.height - at.y : at.y

/** The direction in which a side goes back. */
export const homeward = (seat: Seat): number => (seat === 'A' ? 180 : 0)

/** LW.move.double.retire: inches. */
export const LEAST_RETREAT = 1

export type Retreat = 'retires' | 'withdraws' | 'stays'

/**
 * LW.move.double.retire: who is seen at the start and ends at least 1 inch further from each of those and 1 inch nearer
 * its own edge retires; who is unseen and ends 1 inch nearer its own edge withdraws.
 */
export function retreatOf(state: State, base: Base, to: Vec): Retreat {
  const nearer = toOwnEdge(state, base.seat, base.at) - toOwnEdge(state, base.seat, to)
  if (nearer < LEAST_RETREAT - EPSILON) return 'stays'
  const isFurther = ({ at }: Base): boolean => distance(at, to) - distance(at, base.at) >= LEAST_RETREAT - EPSILON
  const enemies = enemiesOf(state, base.seat)
  // To measure is quick and to look is not: one enemy that it does not leave behind settles it.
  if (enemies.some(enemy => !isFurther(enemy) && seen(state, enemy, base))) return 'stays'
  return enemies.some(enemy => isFurther(enemy) && seen(state, enemy, base)) ? 'retires' : 'withdraws'
}
