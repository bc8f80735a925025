// How high the ground lies as it is walked, and whether a line climbs.
import type { Vec } from '../geometry/vec'
import { holds, squareToEdge } from './figure'
import type { TerrainIndex } from './index'
import { type Line, pointAt } from './stretches'

/** Against the slope, with it, or along it and on level ground. */
export type Way = 'up' | 'down' | 'level'

/** Deeper inside the ring is higher. */
export function climbOn(index: TerrainIndex, line: Line, [start, end]: readonly [number, number]): Way {
  const from = smoothElevation(index, pointAt(line, start))
  const to = smoothElevation(index, pointAt(line, end))
  // A way that hardly changes its height runs along the slope.
  const least = (end - start) * index.model.heights.per * 0.01
  if (to - from > least) return 'up'
  return from - to > least ? 'down' : 'level'
}

/** The ground as it is walked: it rises evenly over the run of each ring. */
export function smoothElevation(index: TerrainIndex, p: Vec): number {
  let height = 0
  for (const ring of index.rings) {
    const { box } = ring.figure
    if (p.x < box.left || p.x > box.right || p.y < box.top || p.y > box.bottom) continue
    if (holds(ring.figure, p.x, p.y)) {
      const inward = ring.run > 0 ? Math.min(1, Math.sqrt(squareToEdge(ring.figure, p.x, p.y)) / ring.run) : 1
      height = Math.max(height, ring.outside + (ring.height - ring.outside) * inward)
    }
  }
  return height
}
