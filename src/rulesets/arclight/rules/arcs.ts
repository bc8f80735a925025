import { bearing, side } from '../../../engine/geometry/angle'
import { type Axial, hexCentre, hexOf, turnedTo } from '../../../engine/geometry/hex'
import type { Arc } from '../cards/card'

interface Posted {
  readonly at: Axial
  readonly facing: number
}

/**
 * ARC.fire.arc: the arc of a hex. Whole numbers make sure that exactly 60 degrees is Forward and exactly 120 is Rear.
 * With the ship facing along the r axis, a hex is `ahead` half hexes in front of it and `aside` hexes to its right.
 */
export function arcTo(from: Posted, to: Axial): Arc {
  const { q: aside, r } = turnedTo({ q: to.q - from.at.q, r: to.r - from.at.r }, from.facing)
  const ahead = -(2 * r + aside)
  if (Math.abs(aside) <= ahead) return 'Forward'
  if (Math.abs(aside) <= -ahead) return 'Rear'
  return aside > 0 ? 'Right' : 'Left'
}

/** Degrees to the right of the ship's facing, negative to the left; null for the same hex. */
export function bearingTo(from: Posted, to: Axial): number | null {
  const direction = bearing(hexCentre(hexOf(from.at)), hexCentre(hexOf(to)))
  return direction === null ? null : side(direction - 60 * from.facing)
}
