// The geometry of a piece as it lies: a polygon, or a strip around a line. Curves are rows of points by the time
// they come here, so that what is drawn is what is measured.
import { EPSILON } from '../geometry/units'
import type { Vec } from '../geometry/vec'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Figure {
  readonly points: readonly Vec[]
  readonly closed: boolean
  /** Half the width of a strip; 0 for a polygon. */
  readonly half: number
  readonly box: Box
  readonly xs: Float64Array
  readonly ys: Float64Array
}

export function figureOf(points: readonly Vec[], strip?: number): Figure {
  const half = strip === undefined ? 0 : strip / 2
  const xs = Float64Array.from(points, p => p.x)
  const ys = Float64Array.from(points, p => p.y)
  const box = {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  }
  return { points, closed: strip === undefined, half, box, xs, ys }
}

const STEPS = 6

/** A smooth line through the points (Catmull and Rom's), as points. Only sums and products: alike in every browser. */
export function smooth(points: readonly Vec[], closed: boolean): readonly Vec[] {
  const n = points.length
  if (n < 3) return points
  const at = (i: number): Vec => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? (points[0] as Vec)
  const out: Vec[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < STEPS; k++)
      out.push({ x: blend(k / STEPS, [p.x, q.x, r.x, s.x]), y: blend(k / STEPS, [p.y, q.y, r.y, s.y]) })
  }
  if (!closed) out.push(at(n - 1))
  return out
}

function blend(t: number, [p, q, r, s]: readonly [number, number, number, number]): number {
  return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
}

/** The edge belongs to the figure. */
export function holds(figure: Figure, x: number, y: number): boolean {
  const { box } = figure
  if (x < box.left - EPSILON || x > box.right + EPSILON || y < box.top - EPSILON || y > box.bottom + EPSILON)
    return false
  const reach = figure.half + EPSILON
  if (!figure.closed) return squareToEdge(figure, x, y) <= reach * reach
  return winds(figure, x, y) || squareToEdge(figure, x, y) <= EPSILON * EPSILON
}

function winds({ xs, ys }: Figure, x: number, y: number): boolean {
  let inside = false
  const n = xs.length
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const yi = ys[i] ?? 0
    const yj = ys[j] ?? 0
    if (yi > y === yj > y) continue
    const xi = xs[i] ?? 0
    if (x < (((xs[j] ?? 0) - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** The square of the distance to the outline, or to the middle of a strip. */
export function squareToEdge({ xs, ys, closed }: Figure, x: number, y: number): number {
  const n = xs.length
  let least = Number.POSITIVE_INFINITY
  for (let i = closed ? 0 : 1, j = closed ? n - 1 : 0; i < n; j = i++) {
    const ax = xs[j] ?? 0
    const ay = ys[j] ?? 0
    const dx = (xs[i] ?? 0) - ax
    const dy = (ys[i] ?? 0) - ay
    const square = dx * dx + dy * dy
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square))
    const ex = x - ax - t * dx
    const ey = y - ay - t * dy
    const d = ex * ex + ey * ey
    if (d < least) least = d
  }
  return least
}

/** Inside by a hair: on the outline is outside. */
export const holdsWithin = (figure: Figure, x: number, y: number): boolean =>
  figure.closed
    ? winds(figure, x, y) && squareToEdge(figure, x, y) > EPSILON * EPSILON
    : squareToEdge(figure, x, y) < (figure.half - EPSILON) ** 2
