import { EPSILON } from './units'
import { add, distance, type Pose, type Vec } from './vec'

const TO_RADIANS = Math.PI / 180

/** Into [0, 360). */
function turned(angle: number): number {
  const rest = angle % 360
  const full = rest < 0 ? rest + 360 : rest
  return full === 360 ? 0 : full
}

/**
 * Into [0, 360), for everything that makes or accepts a facing. A hair short of a full turn is written 0, so that
 * 359.9999999 and 360 are the same direction.
 */
export function turnOf(angle: number): number {
  const full = turned(angle)
  return full >= 360 - EPSILON ? 0 : full + 0
}

/** A facing to the nearest degree, or part of one: 359.6 is 0, not 360. */
export const roundedTurn = (angle: number, step = 1): number => turnOf(Math.round(angle / step) * step)

/** Into (-180, 180]: how far and to which side; positive is clockwise. */
export function side(angle: number): number {
  const full = turned(angle)
  return full > 180 ? full - 360 : full
}

/** The unit vector of a direction; 0 degrees is up. */
export function heading(angle: number): Vec {
  const a = angle * TO_RADIANS
  return { x: Math.sin(a), y: -Math.cos(a) }
}

export function ahead(pose: Pose, far: number): Vec {
  const h = heading(pose.facing)
  return add(pose.at, { x: h.x * far, y: h.y * far })
}

/** The direction from one point to another; null where they coincide. */
export function bearing(from: Vec, to: Vec): number | null {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (distance(from, to) <= EPSILON) return null
  return turnOf(Math.atan2(dx, -dy) / TO_RADIANS)
}

/** Where a point lies as seen from a pose, in (-180, 180]; null where they coincide. */
export function relativeBearing(pose: Pose, to: Vec): number | null {
  const b = bearing(pose.at, to)
  return b === null ? null : side(b - pose.facing)
}

/**
 * A sector of directions relative to a facing, from one edge clockwise to the other, edges included.
 * A full turn or more between the edges is all around.
 */
export interface Arc {
  readonly from: number
  readonly to: number
}

export function inArc(arc: Arc, relative: number): boolean {
  if (arc.to - arc.from >= 360) return true
  const width = turned(arc.to - arc.from)
  const offset = turned(relative - arc.from)
  return offset <= width + EPSILON || offset >= 360 - EPSILON
}
