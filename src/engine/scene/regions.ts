import { bearing, heading, inArc } from '../geometry/angle'
import { contains, edgesOf, nearestOn } from '../geometry/area'
import { add, distance, scale, toward, type Vec } from '../geometry/vec'
import type { Shape } from './shapes'

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

/** The smallest box around the shapes; null where they enclose nothing. */
function boxOf(shapes: readonly Shape[]): { readonly low: Vec; readonly high: Vec } | null {
  const corners = shapes.flatMap(cornersOf)
  if (corners.length === 0) return null
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { low: { x: Math.min(...xs), y: Math.min(...ys) }, high: { x: Math.max(...xs), y: Math.max(...ys) } }
}

function cornersOf(shape: Shape): readonly Vec[] {
  switch (shape.kind) {
    case 'disc':
      return around(shape.at, shape.radius)
    case 'sector':
      return around(shape.at, shape.outer)
    case 'polygon':
      return shape.points
    case 'patch':
      return shape.loops.flat()
    case 'path':
    case 'label':
      return []
  }
}

const around = ({ x, y }: Vec, r: number): Vec[] => [
  { x: x - r, y: y - r },
  { x: x + r, y: y + r },
]

const TRIES = 30

/** A point somewhere in the region, from numbers in [0, 1); null where none is found. */
export function somewhereIn(region: readonly Shape[], random: () => number): Vec | null {
  const box = boxOf(region)
  if (!box) return null
  for (let i = 0; i < TRIES; i++) {
    const point = {
      x: box.low.x + random() * (box.high.x - box.low.x),
      y: box.low.y + random() * (box.high.y - box.low.y),
    }
    if (inRegion(region, point)) return point
  }
  return nearestInRegion(region, box.low)
}
