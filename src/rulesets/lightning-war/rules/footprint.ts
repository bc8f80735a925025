import { bearing, heading } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import { memoize } from '../../../engine/memoize'
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
  /** From the middle of any base to its farthest corner, at most. */
  readonly largest: number
  /** Half the width of any base, at most. */
  readonly widest: number
}
const sizesOf = memoize(({ squadBase, vehicleLength, vehicleWidth }: State['options']): Halves => {
  const troops = { long: squadBase / 2, wide: squadBase / 2 }
  const vehicle = { long: vehicleLength / 2, wide: vehicleWidth / 2 }
  const largest = Math.max(reach(troops), reach(vehicle))
  return { troops, vehicle, largest, widest: Math.max(troops.wide, vehicle.wide) }
})

const halvesOf = ({ options }: Sizes): Halves => sizesOf(options)

export function halfOf(state: Sizes, base: Base): Half {
  const { troops, vehicle } = halvesOf(state)
  return isTroops(state, base) ? troops : vehicle
}

/** Half the width of any base, at most. */
export const mostWide = (state: Sizes): number => halvesOf(state).widest

/** A base further than this from a place can't be in contact with a base there. */
export const mostContact = (state: Sizes, half: Half): number => reach(half) + halvesOf(state).largest + HAIR

const reach = ({ long, wide }: Half): number => Math.sqrt(long * long + wide * wide)

/** A hair of room, so that bases set side by side by sums of sines do not count as overlapping. */
const HAIR = 1e-4

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

/** A direction square to a side of one of two footprints, and how much of it the two fill together. */
interface Divide {
  readonly x: number
  readonly y: number
  readonly filled: number
}

function dividesOf(a: Stand, b: Stand): readonly Divide[] {
  const p = heading(a.pose.facing)
  const q = heading(b.pose.facing)
  const divide = (x: number, y: number): Divide => ({
    x,
    y,
    filled:
      a.half.long * Math.abs(p.x * x + p.y * y) +
      a.half.wide * Math.abs(p.x * y - p.y * x) +
      b.half.long * Math.abs(q.x * x + q.y * y) +
      b.half.wide * Math.abs(q.x * y - q.y * x),
  })
  return [divide(p.x, p.y), divide(-p.y, p.x), divide(q.x, q.y), divide(-q.y, q.x)]
}

/** How far apart the best divide shows two footprints whose middles lie so far from one another. */
function apart(divides: readonly Divide[], dx: number, dy: number): number {
  let widest = Number.NEGATIVE_INFINITY
  for (const { x, y, filled } of divides) widest = Math.max(widest, Math.abs(dx * x + dy * y) - filled)
  return widest
}

/** How far two footprints are apart; negative where they overlap, 0 where they touch. */
const gap = (a: Stand, b: Stand): number => apart(dividesOf(a, b), b.pose.at.x - a.pose.at.x, b.pose.at.y - a.pose.at.y)

const far = (a: Stand, b: Stand): boolean => {
  const dx = b.pose.at.x - a.pose.at.x
  const dy = b.pose.at.y - a.pose.at.y
  const most = reach(a.half) + reach(b.half) + 0.01
  return dx * dx + dy * dy > most * most
}

/** LW.board.contact: footprints touch or overlap. */
export const touches = (a: Stand, b: Stand): boolean => !far(a, b) && gap(a, b) <= HAIR

/** One lies on the other; touching is not overlapping. */
export const overlaps = (a: Stand, b: Stand): boolean => !far(a, b) && gap(a, b) < -HAIR

/** The pose on the way from `from` to the middle of `other` in which the two just touch, looking at it. */
export function contactPose(from: Vec, half: Half, other: Stand): Pose {
  const dx = other.pose.at.x - from.x
  const dy = other.pose.at.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const facing = bearing(from, other.pose.at) ?? 0
  const at = (left: number): Pose => ({
    at:
      length <= EPSILON
        ? from
        : { x: other.pose.at.x - (dx / length) * left, y: other.pose.at.y - (dy / length) * left },
    facing,
  })
  const divides = dividesOf({ pose: at(0), half }, other)
  let near = 0
  let away = reach(half) + reach(other.half) + 0.1
  for (let i = 0; i < 30; i++) {
    const middle = (near + away) / 2
    const shift = length <= EPSILON ? 0 : middle / length
    if (apart(divides, dx * shift, dy * shift) > 0) away = middle
    else near = middle
  }
  return at(away)
}

/** Whether two footprints are no more than so far apart. */
export const near = (a: Stand, b: Stand, reach: number): boolean => gap(a, b) <= reach + EPSILON
