import { EPSILON } from '../../../engine/geometry/units'
import type { Vec } from '../../../engine/geometry/vec'
import type { Figure } from '../../../engine/terrain/figure'
import type { TerrainIndex } from '../../../engine/terrain/index'
import { lineOf, merged, pointAt, stretchesIn, without } from '../../../engine/terrain/stretches'
import type { State } from '../state'
import { goingOf } from '../tables/terrain'
import { groundOf, onRoad } from './ground'

/** Where a way first leaves the road, to the last hair; null where all of it is on road. */
export function offRoadAt(state: State, points: readonly Vec[]): Vec | null {
  const roads = roadsOf(groundOf(state))
  for (const [i, to] of points.entries()) {
    if (!onRoad(state, to)) return to
    const line = lineOf(points[i - 1] ?? to, to)
    if (line.length <= EPSILON) continue
    const found: [number, number][] = []
    for (const road of roads) {
      const inside = stretchesIn(road, line)
      for (let k = 0; k < inside.length; k += 2) found.push([inside[k] ?? 0, inside[k + 1] ?? 0])
    }
    const [from, until] = without([0, line.length], merged(found, line.length))
    if (from !== undefined && until !== undefined) return pointAt(line, (from + until) / 2)
  }
  return null
}

const known = new WeakMap<TerrainIndex, readonly Figure[]>()

/** The roads of a map, wider by a hair: their edges belong to them. */
function roadsOf(ground: TerrainIndex): readonly Figure[] {
  let roads = known.get(ground)
  if (!roads) {
    roads = ground.placed.filter(({ kind }) => goingOf(kind) === 'road').map(({ figure }) => widened(figure))
    known.set(ground, roads)
  }
  return roads
}

const widened = (figure: Figure): Figure => ({
  ...figure,
  half: figure.half + EPSILON,
  box: {
    left: figure.box.left - EPSILON,
    top: figure.box.top - EPSILON,
    right: figure.box.right + EPSILON,
    bottom: figure.box.bottom + EPSILON,
  },
})
