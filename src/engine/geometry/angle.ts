import { EPSILON } from './units'
import { add, distance, type Pose, type Vec } from './vec'

const TO_RADIANS = Math.PI / 180

/** Into [0, 360). */
export function turnOf(angle: number): number {
  const turned = angle % 360
  const full = turned < 0 ? turned + 360 : turned
  return full === 360 ? 0 : full
}

/** Into (-180, 180]: how far and to which side; positive is clockwise. */
export function side(angle: number): number {
  const full = turnOf(angle)
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
  const width = turnOf(arc.to - arc.from)
  const offset = turnOf(relative - arc.from)
  return offset <= width + EPSILON || offset >= 360 - EPSILON
}
