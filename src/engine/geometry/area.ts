import { EPSILON } from './units'
import { cross, distance, dot, lerp, sub, type Vec } from './vec'

/** A piece of the table with an inside: an obstacle, a wood, a template. */
export type Area =
  | { readonly kind: 'disc'; readonly at: Vec; readonly radius: number }
  | { readonly kind: 'polygon'; readonly points: readonly Vec[] }

/** A stretch of a line, as parts of its length from 0 to 1. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export function nearestOn(a: Vec, b: Vec, p: Vec): Vec {
  const ab = sub(b, a)
  const length2 = dot(ab, ab)
  if (length2 === 0) return a
  const t = Math.min(1, Math.max(0, dot(sub(p, a), ab) / length2))
  return lerp(a, b, t)
}

export const distanceToSegment = (a: Vec, b: Vec, p: Vec): number => distance(p, nearestOn(a, b, p))

export function edgesOf(points: readonly Vec[]): [Vec, Vec][] {
  return points.map((p, i) => [p, points[(i + 1) % points.length] ?? p])
}

/** The edge belongs to the area. */
export function contains(area: Area, p: Vec): boolean {
  if (area.kind === 'disc') return distance(area.at, p) <= area.radius + EPSILON
  return windsAround(area.points, p) || edgeDistance(area.points, p) <= EPSILON
}

/** 0 inside. */
export function distanceTo(area: Area, p: Vec): number {
  if (area.kind === 'disc') return Math.max(0, distance(area.at, p) - area.radius)
  return windsAround(area.points, p) ? 0 : edgeDistance(area.points, p)
}

function windsAround(points: readonly Vec[], p: Vec): boolean {
  let inside = false
  let a = points.at(-1)
  for (const b of points) {
    if (a && a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    a = b
  }
  return inside
}

function edgeDistance(points: readonly Vec[], p: Vec): number {
  let least = Number.POSITIVE_INFINITY
  let a = points.at(-1)
  for (const b of points) {
    if (a) least = Math.min(least, distanceToSegment(a, b, p))
    a = b
  }
  return least
}

/** The stretches of a line that run inside an area; a line that only touches it has none. */
export function crossing(area: Area, a: Vec, b: Vec): Stretch[] {
  const cuts = area.kind === 'disc' ? discCuts(area.at, area.radius, a, b) : polygonCuts(area.points, a, b)
  const marks = [0, ...cuts.filter(t => t > 0 && t < 1).sort((x, y) => x - y), 1]
  const length = distance(a, b)
  const inside: Stretch[] = []
  for (let i = 1; i < marks.length; i++) {
    const from = marks[i - 1] ?? 0
    const to = marks[i] ?? 1
    if ((to - from) * length <= EPSILON || !strictlyInside(area, lerp(a, b, (from + to) / 2))) continue
    const last = inside.at(-1)
    if (last && last.to === from) inside[inside.length - 1] = { from: last.from, to }
    else inside.push({ from, to })
  }
  return inside
}

export const crosses = (area: Area, a: Vec, b: Vec): boolean => crossing(area, a, b).length > 0

function strictlyInside(area: Area, p: Vec): boolean {
  if (area.kind === 'disc') return distance(area.at, p) < area.radius - EPSILON
  return windsAround(area.points, p) && edgeDistance(area.points, p) > EPSILON
}

function discCuts(centre: Vec, radius: number, a: Vec, b: Vec): number[] {
  const d = sub(b, a)
  const f = sub(a, centre)
  const qa = dot(d, d)
  if (qa === 0) return []
  const qb = 2 * dot(f, d)
  const qc = dot(f, f) - radius * radius
  const root = qb * qb - 4 * qa * qc
  if (root < 0) return []
  const r = Math.sqrt(root)
  return [(-qb - r) / (2 * qa), (-qb + r) / (2 * qa)]
}

function polygonCuts(points: readonly Vec[], a: Vec, b: Vec): number[] {
  const d = sub(b, a)
  return edgesOf(points).flatMap(([p, q]) => {
    const e = sub(q, p)
    const denominator = cross(d, e)
    if (denominator === 0) return []
    const t = cross(sub(p, a), e) / denominator
    const u = cross(sub(p, a), d) / denominator
    return u >= -EPSILON && u <= 1 + EPSILON ? [t] : []
  })
}

/**
 * How far along a line, from 0 to 1, a disc of `radius` moving on it first touches the area;
 * null where it never does, 0 where it starts in touch.
 */
export function firstTouch(area: Area, radius: number, a: Vec, b: Vec): number | null {
  if (distanceTo(area, a) <= radius + EPSILON) return 0
  // Where the centre may not go is the area grown by the radius: discs around corners, strips along edges.
  const grown = radius + EPSILON
  if (area.kind === 'disc') return firstIn(discCuts(area.at, area.radius + grown, a, b))
  return firstIn(
    edgesOf(area.points).flatMap(([p, q]) => [...discCuts(p, grown, a, b), ...stripCuts([p, q], grown, [a, b])]),
  )
}

function firstIn(cuts: readonly number[]): number | null {
  const within = cuts.filter(t => t >= 0 && t <= 1)
  return within.length > 0 ? Math.min(...within) : null
}

/** Where a line meets the two lines that run beside an edge at a distance, between the edge's ends. */
function stripCuts([p, q]: readonly [Vec, Vec], far: number, [a, b]: readonly [Vec, Vec]): number[] {
  const along = sub(q, p)
  const length = distance(p, q)
  if (length === 0) return []
  const across = { x: -along.y / length, y: along.x / length }
  const step = sub(b, a)
  const closing = dot(step, across)
  if (closing === 0) return []
  return [far, -far]
    .map(offset => (offset - dot(sub(a, p), across)) / closing)
    .filter(t => {
      const way = dot(sub(lerp(a, b, t), p), along) / length
      return way >= 0 && way <= length
    })
}

export function middleOf(area: Area): Vec {
  if (area.kind === 'disc') return area.at
  const n = Math.max(1, area.points.length)
  return {
    x: area.points.reduce((sum, p) => sum + p.x, 0) / n,
    y: area.points.reduce((sum, p) => sum + p.y, 0) / n,
  }
}

export function shift<A extends Area>(area: A, by: Vec): A {
  if (area.kind === 'disc') return { ...area, at: { x: area.at.x + by.x, y: area.at.y + by.y } }
  return { ...area, points: area.points.map(p => ({ x: p.x + by.x, y: p.y + by.y })) }
}
