import type { Vec } from '../../engine/geometry/vec'
import type { Shape } from '../../engine/scene/shapes'
import { polar } from './shapes'

const STEPS = 180

/** Points along the lines of a shape, close enough to tell which part of a large template has any of them. */
export function traceOf(shape: Shape): readonly Vec[] {
  switch (shape.kind) {
    case 'disc':
      return arc(shape.at, shape.radius, [0, 360])
    case 'sector': {
      const { at, from, to, inner, outer } = shape
      const sides = [from, to].flatMap(degrees => along([polar(at, inner, degrees), polar(at, outer, degrees)]))
      return [...arc(at, outer, [from, to]), ...arc(at, inner, [from, to]), ...sides]
    }
    case 'polygon':
      return along([...shape.points, ...shape.points.slice(0, 1)])
    case 'patch':
      return shape.loops.flatMap(loop => along([...loop, ...loop.slice(0, 1)]))
    case 'path':
      return along(shape.points)
    case 'label':
      return [shape.at]
  }
}

const shares = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)

const arc = (at: Vec, reach: number, [from, to]: readonly [number, number]): Vec[] =>
  shares.map(share => polar(at, reach, from + (to - from) * share))

const along = (points: readonly Vec[]): Vec[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    return shares.map(share => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
  })
