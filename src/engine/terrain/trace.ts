// What a line runs through: `trace(ground, a, b)`. Distances are table units from `a`.
import { EPSILON } from '../geometry/units'
import type { Vec } from '../geometry/vec'
import type { TerrainIndex } from './index'
import type { Crossing, TerrainKind, TerrainPiece } from './model'
import type { Placed } from './placed'
import { type Line, lineOf, shared, stretchesIn, without } from './stretches'

/** A stretch of a line inside a piece, or on a crossing of it. */
export interface Span {
  readonly piece: TerrainPiece
  readonly kind: TerrainKind
  readonly from: number
  readonly to: number
  readonly crossing: Crossing | null
}

/** A stretch of a line over ground of one level. */
export interface Level {
  readonly from: number
  readonly to: number
  readonly ground: number
  /** The hill it belongs to; null on the plain. */
  readonly piece: TerrainPiece | null
}

export interface Trace {
  readonly line: Line
  /** By entry. */
  readonly spans: readonly Span[]
  /** From end to end without a hole. */
  readonly levels: readonly Level[]
}

export function trace(index: TerrainIndex, a: Vec, b: Vec): Trace {
  return traceLine(index, lineOf(a, b), index.placed)
}

/** A trace that leaves out the pieces that the question is not about. */
export function traceLine(index: TerrainIndex, line: Line, among: readonly Placed[]): Trace {
  const spans: Span[] = []
  for (const placed of among) spansIn(placed, line, spans)
  if (spans.length > 1) spans.sort((p, q) => p.from - q.from || p.to - q.to)
  return new Traced(index, line, spans)
}

class Traced implements Trace {
  private readonly index: TerrainIndex
  readonly line: Line
  readonly spans: readonly Span[]
  private known: readonly Level[] | null = null

  constructor(index: TerrainIndex, line: Line, spans: readonly Span[]) {
    this.index = index
    this.line = line
    this.spans = spans
  }

  // Flat sight never asks for them.
  get levels(): readonly Level[] {
    this.known ??= levelsOn(this.index, this.line)
    return this.known
  }
}

function spansIn({ piece, kind, figure, crossings }: Placed, line: Line, out: Span[]): void {
  let inside = stretchesIn(figure, line)
  if (inside.length === 0) return
  for (const { crossing, figure: opening } of crossings) {
    const open = shared(inside, stretchesIn(opening, line))
    for (let i = 0; i < open.length; i += 2)
      out.push({ piece, kind, from: open[i] ?? 0, to: open[i + 1] ?? 0, crossing })
    inside = without(inside, open)
  }
  for (let i = 0; i < inside.length; i += 2)
    out.push({ piece, kind, from: inside[i] ?? 0, to: inside[i + 1] ?? 0, crossing: null })
}

function levelsOn({ rings }: TerrainIndex, line: Line): readonly Level[] {
  // From the highest down: what a higher ring has taken a lower one does not get.
  let free: readonly number[] = [0, line.length]
  const levels: Level[] = []
  for (let i = rings.length - 1; i >= 0; i--) {
    const ring = rings[i]
    if (!ring) continue
    const inside = stretchesIn(ring.figure, line)
    if (inside.length === 0) continue
    const taken = shared(free, inside)
    for (let k = 0; k < taken.length; k += 2)
      levels.push({ from: taken[k] ?? 0, to: taken[k + 1] ?? 0, ground: ring.height, piece: ring.piece })
    free = without(free, taken)
  }
  for (let k = 0; k < free.length; k += 2)
    levels.push({ from: free[k] ?? 0, to: free[k + 1] ?? 0, ground: 0, piece: null })
  return levels.length > 1 ? levels.sort((p, q) => p.from - q.from) : levels
}

/** How much of the line runs through such pieces; what two of them share counts once. */
export function lengthWithin({ spans }: Trace, of: (span: Span) => boolean): number {
  let sum = 0
  let end = 0
  for (const span of spans) {
    if (span.crossing || !of(span)) continue
    if (span.to > end) sum += span.to - Math.max(end, span.from)
    end = Math.max(end, span.to)
  }
  return sum
}

/** How deep a point lies inside a piece, seen from elsewhere: the length of the line from the point to the edge. */
export function depthOfCover(index: TerrainIndex, at: Vec, seenFrom: Vec): readonly Span[] {
  return trace(index, at, seenFrom).spans.filter(span => span.from <= EPSILON && !span.crossing)
}
