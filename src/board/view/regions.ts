import { bearing, heading, inArc } from '../../engine/geometry/angle'
import { contains, edgesOf, nearestOn } from '../../engine/geometry/area'
import { add, distance, scale, toward, type Vec } from '../../engine/geometry/vec'
import type { Shape } from '../../engine/scene/shapes'

/** Does the point lie in the shape? Paths and labels have no inside. */
export function isInside(shape: Shape, p: Vec): boolean {
  switch (shape.kind) {
    case 'disc':
    case 'polygon':
      return contains(shape, p)
    case 'patch':
      return shape.loops.filter(points => contains({ kind: 'polygon', points }, p)).length % 2 === 1
    case 'sector': {
      const far = distance(shape.at, p)
      if (far < shape.inner - 1e-6 || far > shape.outer + 1e-6) return false
      const b = bearing(shape.at, p)
      return b === null || inArc({ from: 0, to: shape.to - shape.from }, b - shape.from)
    }
    case 'path':
    case 'label':
      return false
  }
}

export const inRegion = (region: readonly Shape[], p: Vec): boolean => region.some(shape => isInside(shape, p))

/** The point itself if it lies in the region, else the nearest of the region's; null where the region is empty. */
export function nearestInRegion(region: readonly Shape[], p: Vec): Vec | null {
  if (inRegion(region, p)) return p
  const points = region.flatMap(shape => nearestInShape(shape, p) ?? [])
  return points.reduce<Vec | null>((best, q) => (best && distance(best, p) <= distance(q, p) ? best : q), null)
}

function nearestInShape(shape: Shape, p: Vec): Vec | null {
  switch (shape.kind) {
    case 'disc':
      return toward(shape.at, p, Math.min(shape.radius, distance(shape.at, p)))
    case 'polygon':
      return nearest(
        edgesOf(shape.points).map(([a, b]) => nearestOn(a, b, p)),
        p,
      )
    case 'patch':
      return nearest(
        shape.loops.flatMap(edgesOf).map(([a, b]) => nearestOn(a, b, p)),
        p,
      )
    case 'sector': {
      const b = bearing(shape.at, p)
      const far = Math.min(shape.outer, Math.max(shape.inner, distance(shape.at, p)))
      const edge = (direction: number): [Vec, Vec] => [
        add(shape.at, scale(heading(direction), shape.inner)),
        add(shape.at, scale(heading(direction), shape.outer)),
      ]
      const points = [edge(shape.from), edge(shape.to)].map(([a, c]) => nearestOn(a, c, p))
      if (b !== null && inArc({ from: 0, to: shape.to - shape.from }, b - shape.from))
        points.push(add(shape.at, scale(heading(b), far)))
      return nearest(points, p)
    }
    case 'path':
    case 'label':
      return null
  }
}

const nearest = (points: readonly Vec[], p: Vec): Vec | null =>
  points.reduce<Vec | null>((best, q) => (best && distance(best, p) <= distance(q, p) ? best : q), null)
