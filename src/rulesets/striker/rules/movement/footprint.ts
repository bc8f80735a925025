import { heading } from '../../../../engine/geometry/angle'
import { distanceToSegment, edgesOf } from '../../../../engine/geometry/area'
import { distance, type Pose, type Vec } from '../../../../engine/geometry/vec'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { hooks } from '../hooks'
import { isVehicle, vehicleOf } from '../stands'

/** STR.core.stand.base: half the side of a square base. */
const HALF = { single: 0.5, team: 1, crew: 1, animal: 0.5, drone: 0.5 } as const
/** STR.core.stand.contact */
export const CONTACT = 0.05

interface Size {
  readonly width: number
  readonly length: number
}
export function sizeOf(state: State, stand: Stand): Size {
  for (const hook of hooks(state.options, 'stand.footprint')) {
    const size = hook(state, stand)
    if (size) return size
  }
  const card = vehicleOf(state, stand)
  if (card) return card.footprint
  if (isVehicle(stand)) return { width: 2, length: 3 }
  const half = HALF[stand.kind === 'vehicle' || stand.kind === 'aircraft' ? 'team' : stand.kind]
  return { width: half * 2, length: half * 2 }
}

/** Corners of the base or model; bases of men have no front and lie square to the table. */
export function cornersOf(state: State, stand: Stand, pose: Pose = { at: stand.at, facing: stand.facing }): Vec[] {
  const { width, length } = sizeOf(state, stand)
  const along = heading(isVehicle(stand) ? pose.facing : 0)
  const across = { x: -along.y, y: along.x }
  const corner = (l: number, w: number): Vec => ({
    x: pose.at.x + along.x * l * length + across.x * w * width,
    y: pose.at.y + along.y * l * length + across.y * w * width,
  })
  return [corner(0.5, 0.5), corner(0.5, -0.5), corner(-0.5, -0.5), corner(-0.5, 0.5)]
}

const axesOf = (points: readonly Vec[]): Vec[] =>
  edgesOf(points).map(([p, q]) => {
    const length = distance(p, q) || 1
    return { x: -(q.y - p.y) / length, y: (q.x - p.x) / length }
  })
const spanOn = (points: readonly Vec[], axis: Vec): readonly [number, number] => {
  const along = points.map(({ x, y }) => x * axis.x + y * axis.y)
  return [Math.min(...along), Math.max(...along)]
}

/** Bases that only touch do not overlap. */
const TOUCH = 1e-3
export function overlaps(a: readonly Vec[], b: readonly Vec[]): boolean {
  return [...axesOf(a), ...axesOf(b)].every(axis => {
    const [aLow, aHigh] = spanOn(a, axis)
    const [bLow, bHigh] = spanOn(b, axis)
    return aHigh > bLow + TOUCH && bHigh > aLow + TOUCH
  })
}

/** Room between two bases; 0 where they overlap. */
export function gapBetween(a: readonly Vec[], b: readonly Vec[]): number {
  if (overlaps(a, b)) return 0
  let least = Number.POSITIVE_INFINITY
  for (const [p, q] of edgesOf(a)) for (const corner of b) least = Math.min(least, distanceToSegment(p, q, corner))
  for (const [p, q] of edgesOf(b)) for (const corner of a) least = Math.min(least, distanceToSegment(p, q, corner))
  return least
}

/** Far enough apart by their middles that their bases cannot meet. */
const FAR = 4.5
export function gap(state: State, a: Stand, b: Stand): number {
  const middles = distance(a.at, b.at)
  if (middles > FAR) return middles - FAR + CONTACT * 2
  return gapBetween(cornersOf(state, a), cornersOf(state, b))
}
export const inContact = (state: State, a: Stand, b: Stand): boolean => gap(state, a, b) <= CONTACT + 1e-6
