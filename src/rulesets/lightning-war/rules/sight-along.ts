import { EPSILON } from '../../../engine/geometry/units'
import type { Vec } from '../../../engine/geometry/vec'
import type { Figure } from '../../../engine/terrain/figure'
import type { Placed } from '../../../engine/terrain/placed'
import { hiding, isClearBetween } from '../../../engine/terrain/sight'
import { ascending, type Line, lineOf, pointAt, stretchesIn } from '../../../engine/terrain/stretches'
import { traceLine } from '../../../engine/terrain/trace'
import type { State } from '../state'
import { groundOf } from './ground'
import { SIGHT } from './sight'

interface Watch {
  readonly from: Vec
  readonly range: number
}

/**
 * A point of a straight way that somebody sees within a range; null where there is none. Measured, not sampled: the
 * way is cut wherever the range begins or ends, a line of sight passes a corner, or dead ground begins or ends, and
 * between two such cuts one point speaks for all.
 */
export function seenOn(state: State, { from, range }: Watch, way: readonly [Vec, Vec]): Vec | null {
  const { visibility } = state
  const line = lineOf(...way)
  const far = visibility === null ? range : Math.min(range, visibility)
  const within = inRange(line, from, far)
  if (!within) return null
  const ground = groundOf(state)
  const isSeen = (t: number): boolean => isClearBetween(ground, SIGHT, { from, to: pointAt(line, t) })
  const { first, last, nearest } = within
  for (const t of [nearest, first, last]) if (isSeen(t)) return pointAt(line, t)
  const hiders = hiding(ground, SIGHT).filter(({ figure }) =>
    mayHide(figure, [from, pointAt(line, first), pointAt(line, last)]),
  )
  const cuts = [first, last, nearest, ...hiders.flatMap(placed => cornerCuts(placed, from, line))].filter(
    t => t >= first && t <= last,
  )
  ascending(cuts)
  for (let i = 1; i < cuts.length; i++) {
    const [start, end] = [cuts[i - 1] ?? 0, cuts[i] ?? 0]
    if (end - start <= EPSILON) continue
    const marks = ascending([start, end, ...deadGroundCuts(state, { from, line, hiders }, [start, end])])
    for (let k = 1; k < marks.length; k++) {
      const t = ((marks[k - 1] ?? 0) + (marks[k] ?? 0)) / 2
      if (isSeen(t)) return pointAt(line, t)
    }
  }
  return null
}

/** Which part of a line lies within a range of a point, limits included. */
function inRange(line: Line, from: Vec, range: number) {
  const [x, y] = [from.x - line.a.x, from.y - line.a.y]
  const foot = x * line.dx + y * line.dy
  const square = (range + EPSILON) ** 2 - (x * x + y * y - foot * foot)
  if (square < 0) return null
  const half = Math.sqrt(square)
  const first = Math.max(0, foot - half)
  const last = Math.min(line.length, foot + half)
  return first > last ? null : { first, last, nearest: Math.min(last, Math.max(first, foot)) }
}

/** A figure outside the box of a triangle hides nothing in it. */
const mayHide = ({ box }: Figure, points: readonly Vec[]): boolean =>
  points.some(({ x }) => x >= box.left) &&
  points.some(({ x }) => x <= box.right) &&
  points.some(({ y }) => y >= box.top) &&
  points.some(({ y }) => y <= box.bottom)

/** Where lines from a point past the corners of a piece meet a line, and where that line enters or leaves the piece. */
function cornerCuts({ figure, crossings }: Placed, from: Vec, line: Line): number[] {
  const figures = [figure, ...crossings.map(crossing => crossing.figure)]
  return figures.flatMap(it => [
    ...stretchesIn(it, line),
    ...cornersOf(it, from).flatMap(({ x, y }) => {
      const [wx, wy] = [x - from.x, y - from.y]
      const along = line.dx * wy - line.dy * wx
      return Math.abs(along) < 1e-12 ? [] : [((from.x - line.a.x) * wy - (from.y - line.a.y) * wx) / along]
    }),
  ])
}

/** Points at which the outline of a figure turns, as somebody sees it; round ends also where it is touched. */
function cornersOf({ points, closed, half }: Figure, from: Vec): readonly Vec[] {
  if (closed) return points
  const sides = points.flatMap((q, i) => {
    const p = points[i - 1]
    if (!p) return []
    const { dx, dy } = lineOf(p, q)
    return [p, q].flatMap(({ x, y }) => [
      { x: x - dy * half, y: y + dx * half },
      { x: x + dy * half, y: y - dx * half },
    ])
  })
  return [...sides, ...points.flatMap(point => tangents(point, half, from))]
}

function tangents(middle: Vec, radius: number, from: Vec): readonly Vec[] {
  const { length, dx, dy } = lineOf(from, middle)
  if (length <= radius) return []
  const along = (length * length - radius * radius) / length
  const aside = (radius * Math.sqrt(length * length - radius * radius)) / length
  const at = (side: number): Vec => ({
    x: from.x + dx * along - dy * aside * side,
    y: from.y + dy * along + dx * aside * side,
  })
  return [at(1), at(-1)]
}

interface Looking {
  readonly from: Vec
  readonly line: Line
  readonly hiders: readonly Placed[]
}

/**
 * LW.vis.dead-ground: where, in a part of a line that is seen past the same edges throughout, dead ground begins or
 * ends. The inverse of how far off an edge lies, as a share of the whole line of sight, changes evenly along the way.
 */
function deadGroundCuts(
  state: State,
  { from, line, hiders }: Looking,
  [start, end]: readonly [number, number],
): number[] {
  const third = (end - start) / 3
  const [one, two] = [start + third, end - third].map(t => {
    const sight = lineOf(from, pointAt(line, t))
    return traceLine(groundOf(state), sight, hiders).spans.map(span => ({
      in: sight.length / span.from,
      out: sight.length / span.to,
    }))
  })
  if (!one || !two || one.length !== two.length) return []
  return one
    .flatMap((near, i) => {
      const far = two[i] ?? near
      const [u, v] = [near.in, near.out]
      const [du, dv] = [far.in - u, far.out - v]
      if (!Number.isFinite(u + du)) return []
      // Dead ground on the viewer's side ends where 2 / u = 1 / v, on the far side where 1 = 2 / v - 1 / u.
      return [...roots(0, 2 * dv - du, 2 * v - u), ...roots(du * dv, u * dv + v * du - 2 * du + dv, u * v - 2 * u + v)]
    })
    .map(x => start + third * (1 + x))
    .filter(t => t > start && t < end)
}

/** Where a x² + b x + c is 0. */
function roots(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b]
  const square = b * b - 4 * a * c
  if (square < 0) return []
  const root = Math.sqrt(square)
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
}
