import { heading } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Base, State } from '../state'
import { isTroops } from './base'

type Sizes = Pick<State, 'options'>

/** Half the length and half the width of a base. LW.board.footprint. */
export interface Half {
  readonly long: number
  readonly wide: number
}

interface Halves {
  readonly troops: Half
  readonly vehicle: Half
}
const halves = new WeakMap<State['options'], Halves>()

export function halfOf(state: Sizes, base: Base): Half {
  let known = halves.get(state.options)
  if (!known) {
    const { squadBase, vehicleLength, vehicleWidth } = state.options
    known = {
      troops: { long: squadBase / 2, wide: squadBase / 2 },
      vehicle: { long: vehicleLength / 2, wide: vehicleWidth / 2 },
    }
    halves.set(state.options, known)
  }
  return isTroops(state, base) ? known.troops : known.vehicle
}

/** Corners from the left front clockwise. */
export function cornersOf({ at, facing }: Pose, { long, wide }: Half): readonly Vec[] {
  const { x: dx, y: dy } = heading(facing)
  const corner = (ahead: number, aside: number): Vec => ({
    x: at.x + dx * long * ahead - dy * wide * aside,
    y: at.y + dy * long * ahead + dx * wide * aside,
  })
  return [corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]
}

/** Somewhere a base stands or might stand. */
export interface Stand {
  readonly pose: Pose
  readonly half: Half
}

export const standOf = (state: Sizes, base: Base): Stand => ({ pose: base, half: halfOf(state, base) })

const reach = ({ long, wide }: Half): number => Math.sqrt(long * long + wide * wide)

/** How far two footprints are apart along the best dividing line; negative where they overlap, 0 where they touch. */
function gap(a: Stand, b: Stand): number {
  const dx = b.pose.at.x - a.pose.at.x
  const dy = b.pose.at.y - a.pose.at.y
  let widest = Number.NEGATIVE_INFINITY
  for (const turned of [a.pose.facing, a.pose.facing + 90, b.pose.facing, b.pose.facing + 90]) {
    const axis = heading(turned)
    const apart = Math.abs(dx * axis.x + dy * axis.y) - along(a, axis) - along(b, axis)
    if (apart > widest) widest = apart
  }
  return widest
}

function along({ pose, half }: Stand, axis: Vec): number {
  const h = heading(pose.facing)
  return half.long * Math.abs(h.x * axis.x + h.y * axis.y) + half.wide * Math.abs(h.x * axis.y - h.y * axis.x)
}

const far = (a: Stand, b: Stand): boolean => {
  const dx = b.pose.at.x - a.pose.at.x
  const dy = b.pose.at.y - a.pose.at.y
  const most = reach(a.half) + reach(b.half) + 0.01
  return dx * dx + dy * dy > most * most
}

/** A hair of room, so that bases set side by side by sums of sines do not count as overlapping. */
const HAIR = 1e-4

/** LW.board.contact: footprints touch or overlap. */
export const touches = (a: Stand, b: Stand): boolean => !far(a, b) && gap(a, b) <= HAIR

/** One lies on the other; touching is not overlapping. */
export const overlaps = (a: Stand, b: Stand): boolean => !far(a, b) && gap(a, b) < -HAIR

/** The pose on the way from `from` to the middle of `other` in which the two just touch, looking at it. */
export function contactPose(from: Vec, half: Half, other: Stand): Pose {
  const dx = other.pose.at.x - from.x
  const dy = other.pose.at.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const facing = length <= EPSILON ? 0 : (Math.atan2(dx, -dy) * 180) / Math.PI
  const turned = facing < 0 ? facing + 360 : facing
  const at = (left: number): Pose => ({
    at:
      length <= EPSILON
        ? from
        : { x: other.pose.at.x - (dx / length) * left, y: other.pose.at.y - (dy / length) * left },
    facing: turned,
  })
  let near = 0
  let away = reach(half) + reach(other.half) + 0.1
  for (let i = 0; i < 30; i++) {
    const middle = (near + away) / 2
    if (gap({ pose: at(middle), half }, other) > 0) away = middle
    else near = middle
  }
  return at(away)
}

/** Whether two footprints are no more than so far apart. */
export const near = (a: Stand, b: Stand, reach: number): boolean => gap(a, b) <= reach + EPSILON
