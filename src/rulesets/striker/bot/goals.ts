import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import { obeysFreely, orderOf } from '../rules/command/obedience'
import { isGone, isVehicle, standsIn, standsOfSide, unitsOf } from '../rules/stands'
import { holderOf } from '../rules/victory/victory'
import { enemyOf, type Side } from '../sides'
import type { State } from '../state'

export interface Goal {
  readonly piece: string
  readonly at: Vec
  readonly worth: number
}

/** Places worth holding. */
export const goalsOf = ({ options, map }: State): Goal[] =>
  Object.entries(options.victory.hold).flatMap(([id, worth]) => {
    const points = map.pieces.find(piece => piece.id === id)?.points ?? []
    if (points.length === 0) return []
    const mean = (of: (point: Vec) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
    return [{ piece: id, worth, at: { x: mean(({ x }) => x), y: mean(({ y }) => y) } }]
  })

/** A side that has what it needs stays where it is. */
export const defends = ({ options }: State, side: Side): boolean => options.victory.heldAtStart === side

/** Enemies that a side knows of. */
export const foesOf = (view: State, side: Side): Stand[] =>
  standsOfSide(view, enemyOf(side)).filter(stand => stand.spotted && stand.aboard === null && !isGone(stand))

export const isCarrying = (view: State, vehicle: Stand): boolean =>
  standsOfSide(view, vehicle.seat).some(({ aboard }) => aboard === vehicle.id)

/** The place a unit goes for: units share the places out among themselves, and leave what is held to others. */
export function goalOf(view: State, unit: Unit): Goal | null {
  const open = goalsOf(view).filter(({ piece }) => holderOf(view, piece) !== unit.seat)
  const stand = standsIn(view, unit.id).find(one => !isGone(one))
  if (!stand || open.length === 0) return null
  const index = unitsOf(view, unit.seat).findIndex(({ id }) => id === unit.id)
  const far = (goal: Goal): number => distance(goal.at, stand.at) - 3 * goal.worth
  const near = open.toSorted((a, b) => far(a) - far(b))
  return near[index % Math.min(2, near.length)] ?? null
}

/** Armed vehicles without men aboard stay back a little and fire. */
const SUPPORT = 18

/** Where a unit should be for its goal. */
export function placeFor(view: State, unit: Unit): Vec | null {
  const goal = goalOf(view, unit)
  const stand = standsIn(view, unit.id).find(one => !isGone(one))
  if (!goal || !stand) return null
  const far = distance(goal.at, stand.at)
  const short = isVehicle(stand) ? (isCarrying(view, stand) ? 6 : SUPPORT) : 0
  if (short === 0) return goal.at
  if (far <= short + 2) return null
  const share = (far - short) / far
  return { x: stand.at.x + (goal.at.x - stand.at.x) * share, y: stand.at.y + (goal.at.y - stand.at.y) * share }
}

/** Where a stand should go now; null where it should stay. */
export function destinationOf(view: State, stand: Stand, unit: Unit | undefined): Vec | null {
  const order = orderOf(view, stand)
  const verb = order?.move.verb ?? 'hold'
  if (order?.move.point && (verb === 'goto' || verb === 'assault' || verb === 'withdraw')) {
    const route = [...order.move.route.slice(1), order.move.point]
    const end = order.move.point
    return route.find(at => distance(at, stand.at) > 6 && distance(at, end) < distance(stand.at, end)) ?? end
  }
  if (!unit || defends(view, stand.seat) || !obeysFreely(view, stand)) return null
  return placeFor(view, unit)
}
