import { edgesOf } from '../../../../engine/geometry/area'
import { distance, type Pose } from '../../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { buildingAt, groundOf, houseOf } from '../ground/ground'
import { isThere, standsOf } from '../stands'
import { cornersOf, overlaps, sizeOf } from './footprint'

/** Two teams, four square centimetres each, on four square centimetres of floor. */
const LAYERS = 2
const NEAR = 5

/** Where a base would stand. */
export interface Place extends Pose {
  /** Who goes along and makes room. */
  readonly mates?: ReadonlySet<string> | undefined
}

/** Whether the side of a stand can see another; what is hidden stops a mover, see `contactOn`. */
const isSeenBy = (stand: Stand, other: Stand): boolean =>
  other.id !== stand.id && isThere(other) && (other.seat === stand.seat || other.spotted)

/** STR.core.stand.overlap */
export function overlapsOther(state: State, stand: Stand, pose: Place): boolean {
  const near = standsOf(state).filter(
    other => distance(other.at, pose.at) < NEAR && isSeenBy(stand, other) && !pose.mates?.has(other.id),
  )
  if (near.length === 0) return false
  const mine = cornersOf(state, stand, pose)
  const house = buildingAt(state, pose.at)
  return near.some(
    other => !(house !== null && houseOf(state, other)?.id === house) && overlaps(mine, cornersOf(state, other)),
  )
}

/** STR.core.terrain.building: whether a building has no floor left for a base. */
function isFull(state: State, stand: Stand, { at, mates }: Place): boolean {
  const house = buildingAt(state, at)
  if (house === null) return false
  const inside = standsOf(state).filter(
    other => isSeenBy(stand, other) && !mates?.has(other.id) && houseOf(state, other)?.id === house,
  )
  const floor = [stand, ...inside].reduce((sum, other) => sum + floorOf(state, other), 0)
  return floor > LAYERS * areaOfPiece(state, house) + 1e-6
}
const floorOf = (state: State, stand: Stand): number => {
  const { width, length } = sizeOf(state, stand)
  return width * length
}
function areaOfPiece(state: State, id: string): number {
  const points = groundOf(state).piece(id)?.figure.points ?? []
  return Math.abs(edgesOf(points).reduce((sum, [p, q]) => sum + p.x * q.y - q.x * p.y, 0)) / 2
}

/** Why a base cannot stand there, as far as its side can see. */
export function roomRefusals(state: State, stand: Stand, pose: Place): Refusal[] {
  return [
    ...(overlapsOther(state, stand, pose) ? [refuse('STR.core.stand.overlap', 'Another base is in the way.')] : []),
    ...(isFull(state, stand, pose)
      ? [
          refuse(
            'STR.core.terrain.building',
            'The building is full: it holds two teams for every four square centimetres.',
          ),
        ]
      : []),
  ]
}
