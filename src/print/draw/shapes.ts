import type { Vec } from '../../engine/geometry/vec'
import type { Shape } from '../../engine/scene/shapes'
import { BLACK, type Frame, type Ink, mm, thin } from '../ink'

/** Shapes of the table on paper, `unit` millimetres to the table's unit. */
export function shapeInk(shape: Shape, unit: number, origin: Vec): Ink[] {
  const at = ({ x, y }: Vec): Vec => ({ x: (x - origin.x) * unit, y: (y - origin.y) * unit })
  const pen = shape.dashed ? { ...thin(BLACK), dash: [2, 1.5] } : thin(BLACK)
  const label = (point: Vec, text: string | undefined): Ink[] =>
    text ? [{ kind: 'text', ...at(point), text, size: 3, anchor: 'middle' }] : []
  switch (shape.kind) {
    case 'disc':
      return [
        { kind: 'circle', ...at(shape.at), r: shape.radius * unit, stroke: pen },
        ...label({ x: shape.at.x, y: shape.at.y - shape.radius + 4 / unit }, shape.label),
      ]
    case 'polygon':
      return [
        { kind: 'path', d: `${lines(shape.points.map(at))}Z`, stroke: pen },
        ...label(middle(shape.points), shape.label),
      ]
    case 'patch':
      return [
        { kind: 'path', d: shape.loops.map(loop => `${lines(loop.map(at))}Z`).join(''), stroke: pen },
        ...label(middle(shape.loops.flat()), shape.label),
      ]
    case 'path':
      return [
        { kind: 'path', d: lines(shape.points.map(at)), stroke: pen },
        ...label(middle(shape.points), shape.label),
      ]
    case 'sector': {
      const half = (shape.from + shape.to) / 2
      const far = polar(shape.at, shape.outer - 5 / unit, half)
      return [{ kind: 'path', d: sectorPath(shape, unit, at), stroke: pen }, ...label(far, shape.label)]
    }
    case 'label':
      return label(shape.at, shape.label)
  }
}

const lines = (points: readonly Vec[]): string =>
  points.map((p, i) => `${i === 0 ? 'M' : 'L'}${mm(p.x)} ${mm(p.y)}`).join('')

const middle = (points: readonly Vec[]): Vec => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, p) => sum + p.y, 0) / Math.max(1, points.length),
})

/** A point by distance and direction; 0 degrees is up, clockwise. */
export function polar(at: Vec, reach: number, degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180
  return { x: at.x + reach * Math.sin(angle), y: at.y - reach * Math.cos(angle) }
}

type Sector = Extract<Shape, { kind: 'sector' }>

function sectorPath(sector: Sector, unit: number, at: (point: Vec) => Vec): string {
  const { inner, outer, from, to } = sector
  const corner = (reach: number, degrees: number) => {
    const p = at(polar(sector.at, reach, degrees))
    return `${mm(p.x)} ${mm(p.y)}`
  }
  const half = (from + to) / 2
  const arc = (reach: number, sweep: 0 | 1, ends: readonly [number, number]) => {
    const r = mm(reach * unit)
    return ends.map(end => `A${r} ${r} 0 0 ${sweep} ${corner(reach, end)}`).join('')
  }
  // Each arc in two halves: a full turn would otherwise end where it begins and draw nothing.
  const outerArc = `M${corner(outer, from)}${arc(outer, 1, [half, to])}`
  if (inner > 0) return `${outerArc}L${corner(inner, to)}${arc(inner, 0, [half, from])}Z`
  return to - from >= 360 ? `${outerArc}Z` : `${outerArc}L${corner(0, 0)}Z`
}

/** The box around shapes, in table units. */
export function boundsOf(shapes: readonly Shape[]): Frame {
  const points = shapes.flatMap(extremes)
  const xs = points.map(p => p.x)
  const ys = points.map(p => p.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function extremes(shape: Shape): readonly Vec[] {
  switch (shape.kind) {
    case 'disc':
      return around(shape.at, shape.radius, 0, 360)
    case 'polygon':
    case 'path':
      return shape.points
    case 'patch':
      return shape.loops.flat()
    case 'sector':
      return [
        ...around(shape.at, shape.outer, shape.from, shape.to),
        ...around(shape.at, shape.inner, shape.from, shape.to),
      ]
    case 'label':
      return [shape.at]
  }
}

/** The ends of an arc and every quarter it passes. */
function around(at: Vec, reach: number, from: number, to: number): Vec[] {
  const quarters: number[] = []
  for (let q = Math.ceil(from / 90) * 90; q <= to; q += 90) quarters.push(q)
  return [from, ...quarters, to].map(degrees => polar(at, reach, degrees))
}
