import type { Vec } from '../../engine/geometry/vec'
import type { Rect } from './camera'

/** The first of the boxes with the fewest counters under it. */
export function freestOf(boxes: readonly Rect[], counters: readonly (Vec & { readonly radius: number })[]): number {
  const under = boxes.map(
    ({ left, right, top, bottom }) =>
      counters.filter(({ x, y, radius: r }) => x + r > left && x - r < right && y + r > top && y - r < bottom).length,
  )
  return under.indexOf(Math.min(...under))
}
