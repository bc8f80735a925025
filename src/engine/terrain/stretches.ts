// Where a line runs inside a figure, as distances from its start: [in, out, in, out, …].
import { EPSILON } from '../geometry/units'
import type { Vec } from '../geometry/vec'
import { type Figure, holdsWithin } from './figure'

const NONE: readonly number[] = []

/** A line, with what every question about it needs. */
export interface Line {
  readonly a: Vec
  readonly b: Vec
  readonly length: number
  /** Of length one. */
  readonly dx: number
  readonly dy: number
}

export function lineOf(a: Vec, b: Vec): Line {
  const x = b.x - a.x
  const y = b.y - a.y
  const length = Math.sqrt(x * x + y * y)
  return { a, b, length, dx: length === 0 ? 0 : x / length, dy: length === 0 ? 0 : y / length }
}

export const pointAt = (line: Line, far: number): Vec => ({ x: line.a.x + line.dx * far, y: line.a.y + line.dy * far })

const MANY = 200

/** In place, smallest first. Most lines are cut a few times, and putting each cut where it belongs is quickest. */
export function ascending(cuts: number[]): number[] {
  if (cuts.length > MANY) return cuts.sort((p, q) => p - q)
  for (let i = 1; i < cuts.length; i++) {
    const cut = cuts[i] ?? 0
    let k = i - 1
    for (; k >= 0 && (cuts[k] ?? 0) > cut; k--) cuts[k + 1] = cuts[k] ?? 0
    cuts[k + 1] = cut
  }
  return cuts
}

/** A line that only touches the figure, or runs along its outline, is not inside it. */
export function stretchesIn(figure: Figure, line: Line): readonly number[] {
  if (line.length === 0 || misses(figure, line)) return NONE
  return figure.closed ? inPolygon(figure, line) : inStrip(figure, line)
}

function misses({ box }: Figure, { a, b, dx, dy }: Line): boolean {
  if (
    (a.x < box.left && b.x < box.left) ||
    (a.x > box.right && b.x > box.right) ||
    (a.y < box.top && b.y < box.top) ||
    (a.y > box.bottom && b.y > box.bottom)
  )
    return true
  // The whole box lies on one side of the line.
  const aside = dx * (box.top + box.bottom - 2 * a.y) - dy * (box.left + box.right - 2 * a.x)
  return Math.abs(aside) > Math.abs(dx) * (box.bottom - box.top) + Math.abs(dy) * (box.right - box.left)
}

function inPolygon(figure: Figure, line: Line): readonly number[] {
  const { xs, ys } = figure
  const { a, dx, dy, length } = line
  const n = xs.length
  const cuts: number[] = []
  let touching = false
  let sj = dx * ((ys[n - 1] ?? 0) - a.y) - dy * ((xs[n - 1] ?? 0) - a.x)
  let wj = dx * ((xs[n - 1] ?? 0) - a.x) + dy * ((ys[n - 1] ?? 0) - a.y)
  for (let i = 0; i < n; i++) {
    const ex = (xs[i] ?? 0) - a.x
    const ey = (ys[i] ?? 0) - a.y
    // Left or right of the line, and how far along it: an edge that changes sides is a cut, so cuts come in pairs.
    const si = dx * ey - dy * ex
    const wi = dx * ex + dy * ey
    if (si > -EPSILON && si < EPSILON) touching = true
    if (si > 0 !== sj > 0) cuts.push(wj + (wi - wj) * (sj / (sj - si)))
    sj = si
    wj = wi
  }
  if (cuts.length === 0) return NONE
  ascending(cuts)
  const out: number[] = []
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const from = Math.max(0, cuts[i] ?? 0)
    const to = Math.min(length, cuts[i + 1] ?? 0)
    if (to - from <= EPSILON) continue
    if (touching && !holdsWithin(figure, a.x + (dx * (from + to)) / 2, a.y + (dy * (from + to)) / 2)) continue
    join(out, from, to)
  }
  return out
}

function inStrip({ xs, ys, half }: Figure, line: Line): readonly number[] {
  const found: [number, number][] = []
  const { a, b } = line
  const left = Math.min(a.x, b.x) - half
  const right = Math.max(a.x, b.x) + half
  const top = Math.min(a.y, b.y) - half
  const bottom = Math.max(a.y, b.y) + half
  for (let i = 1; i < xs.length; i++) {
    const px = xs[i - 1] ?? 0
    const py = ys[i - 1] ?? 0
    const qx = xs[i] ?? 0
    const qy = ys[i] ?? 0
    // Most parts of a long road are nowhere near.
    if ((px < left && qx < left) || (px > right && qx > right)) continue
    if ((py < top && qy < top) || (py > bottom && qy > bottom)) continue
    const within = inCapsule(line, [px, py, qx, qy], half)
    if (within) found.push(within)
  }
  return merged(found, line.length)
}

export function merged(found: [number, number][], length: number): readonly number[] {
  if (found.length === 0) return NONE
  if (found.length > 1) found.sort((p, q) => p[0] - q[0])
  const out: number[] = []
  for (const [from, to] of found) {
    const start = Math.max(0, from)
    const end = Math.min(length, to)
    if (end - start > EPSILON) join(out, start, end)
  }
  return out
}

function join(out: number[], from: number, to: number): void {
  const last = out.length - 1
  if (last > 0 && from <= (out[last] ?? 0) + EPSILON) out[last] = Math.max(out[last] ?? 0, to)
  else out.push(from, to)
}

/** Where the endless line runs within `r` of a short one; null where it does not. The shape is convex: one stretch. */
export function inCapsule(
  { a, dx, dy }: Line,
  [px, py, qx, qy]: readonly [number, number, number, number],
  r: number,
): [number, number] | null {
  const asideP = (px - a.x) * dy - (py - a.y) * dx
  const asideQ = (qx - a.x) * dy - (qy - a.y) * dx
  // Most of a long road lies wholly to one side.
  if ((asideP >= r && asideQ >= r) || (asideP <= -r && asideQ <= -r)) return null
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (let end = 0; end < 2; end++) {
    const cx = (end === 0 ? px : qx) - a.x
    const cy = (end === 0 ? py : qy) - a.y
    const along = cx * dx + cy * dy
    const aside = end === 0 ? asideP : asideQ
    const square = r * r - aside * aside
    if (square <= 0) continue
    const root = Math.sqrt(square)
    from = Math.min(from, along - root)
    to = Math.max(to, along + root)
  }
  const ex = qx - px
  const ey = qy - py
  const length = Math.sqrt(ex * ex + ey * ey)
  if (length > 0) {
    const ux = ex / length
    const uy = ey / length
    // In the short line's own frame: how far along it and how far aside the endless one runs.
    const along = slab((a.x - px) * ux + (a.y - py) * uy, dx * ux + dy * uy, [0, length])
    const aside = slab((a.y - py) * ux - (a.x - px) * uy, dy * ux - dx * uy, [-r, r])
    const start = Math.max(along[0], aside[0])
    const end = Math.min(along[1], aside[1])
    if (end > start) {
      from = Math.min(from, start)
      to = Math.max(to, end)
    }
  }
  return to > from ? [from, to] : null
}

const NEVER: readonly [number, number] = [1, 0]
const ALWAYS: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

function slab(at: number, speed: number, [low, high]: readonly [number, number]): readonly [number, number] {
  if (Math.abs(speed) < 1e-12) return at > low && at < high ? ALWAYS : NEVER
  const p = (low - at) / speed
  const q = (high - at) / speed
  return p < q ? [p, q] : [q, p]
}

/** The first list without the second. */
export function without(stretches: readonly number[], gaps: readonly number[]): readonly number[] {
  if (gaps.length === 0 || stretches.length === 0) return stretches
  const out: number[] = []
  for (let i = 0; i < stretches.length; i += 2) {
    let from = stretches[i] ?? 0
    const to = stretches[i + 1] ?? 0
    for (let k = 0; k < gaps.length && from < to; k += 2) {
      const gapFrom = gaps[k] ?? 0
      const gapTo = gaps[k + 1] ?? 0
      if (gapTo <= from || gapFrom >= to) continue
      if (gapFrom - from > EPSILON) out.push(from, gapFrom)
      from = gapTo
    }
    if (to - from > EPSILON) out.push(from, to)
  }
  return out
}

/** What both lists share. */
export function shared(first: readonly number[], second: readonly number[]): readonly number[] {
  const out: number[] = []
  for (let i = 0; i < first.length; i += 2)
    for (let k = 0; k < second.length; k += 2) {
      const from = Math.max(first[i] ?? 0, second[k] ?? 0)
      const to = Math.min(first[i + 1] ?? 0, second[k + 1] ?? 0)
      if (to - from > EPSILON) out.push(from, to)
    }
  return out
}
