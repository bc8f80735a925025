// Where the ground changes along a line, as distances from its start.
import { EPSILON } from '../geometry/units'
import { holds } from './figure'
import type { TerrainIndex } from './index'
import type { Placed } from './placed'
import { ascending, inCapsule, type Line, merged, pointAt, shared, stretchesIn } from './stretches'

/** Every distance at which the ground may change but for its height. */
export function levelCuts(index: TerrainIndex, line: Line): number[] {
  const cuts = [0, line.length]
  for (const { figure, crossings } of index.walked) {
    const inside = stretchesIn(figure, line)
    if (inside.length === 0) continue
    for (const cut of inside) cuts.push(cut)
    for (const { figure: opening } of crossings) cuts.push(...stretchesIn(opening, line))
  }
  return ascending(cuts)
}

/** More than a line across the largest table takes on any slope worth the name. */
const MOST_BITS = 2000

/** Every distance at which the ground may change. */
export function cutsOf(index: TerrainIndex, line: Line): number[] {
  const cuts = levelCuts(index, line)
  for (const ring of index.rings) {
    const inside = stretchesIn(ring.figure, line)
    if (inside.length === 0) continue
    cuts.push(...inside)
    if (ring.run <= 0) continue
    const { xs, ys } = ring.figure
    const near: [number, number][] = []
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      const found = inCapsule(line, [xs[j] ?? 0, ys[j] ?? 0, xs[i] ?? 0, ys[i] ?? 0], ring.run)
      if (found) near.push(found)
    }
    const band = shared(inside, merged(near, line.length))
    // A band may be climbed and left again within one stretch: it is judged in short bits.
    for (let i = 0; i < band.length; i += 2) {
      const [start = 0, end = 0] = [band[i], band[i + 1]]
      const bits = Math.min(MOST_BITS, Math.max(1, Math.ceil((end - start) / (ring.run / 2))))
      for (let k = 0; k <= bits; k++) cuts.push(start + ((end - start) * k) / bits)
    }
  }
  return ascending(cuts)
}

const NONE: readonly number[] = []

/** Where a line steps over the middle of a barrier, not through a gap of it. */
export function barrierCuts({ figure, crossings }: Placed, line: Line): readonly number[] {
  const { xs, ys, box } = figure
  const { a, b, dx, dy, length } = line
  if (Math.max(a.x, b.x) < box.left || Math.min(a.x, b.x) > box.right) return NONE
  if (Math.max(a.y, b.y) < box.top || Math.min(a.y, b.y) > box.bottom) return NONE
  const cuts: number[] = []
  for (let i = 1; i < xs.length; i++) {
    const px = xs[i - 1] ?? 0
    const py = ys[i - 1] ?? 0
    const qx = xs[i] ?? 0
    const qy = ys[i] ?? 0
    const sp = dx * (py - a.y) - dy * (px - a.x)
    const sq = dx * (qy - a.y) - dy * (qx - a.x)
    if (sp > 0 === sq > 0) continue
    const t = sp / (sp - sq)
    const far = dx * (px + (qx - px) * t - a.x) + dy * (py + (qy - py) * t - a.y)
    // Who ends on the middle has not crossed it; who starts there has.
    if (far < -EPSILON || far >= length - EPSILON) continue
    const at = pointAt(line, far)
    if (!crossings.some(one => holds(one.figure, at.x, at.y))) cuts.push(far)
  }
  return cuts
}
