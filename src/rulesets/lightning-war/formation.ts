import { heading, turnOf } from '../../engine/geometry/angle'
import type { Pose, Vec } from '../../engine/geometry/vec'

/** A line abreast, its headquarters behind the middle. */
export function formation(
  bases: number,
  { anchor, facing, spread }: { readonly anchor: Vec; readonly facing: number; readonly spread: number },
): readonly Pose[] {
  const ahead = heading(facing)
  const place = (forward: number, aside: number): Pose => ({
    at: {
      x: anchor.x + ahead.x * forward - ahead.y * aside,
      y: anchor.y + ahead.y * forward + ahead.x * aside,
    },
    facing: turnOf(facing),
  })
  const line = bases - 1
  return Array.from({ length: bases }, (_, i) =>
    i === 0 ? place(0, 0) : place(Math.max(2, spread * 0.8), (i - 1 - (line - 1) / 2) * spread),
  )
}
