// Two ways in which games see. Both are asked about a ray and a distance on it, so that one line and a whole field of
// view come from the same few lines of code.
import { EPSILON } from '../geometry/units'
import { heightOf, type TerrainKind, type TerrainPiece } from './model'
import type { Level, Span, Trace } from './trace'

export type BlockWhy = 'dead-ground' | 'ground' | 'piece' | 'depth'

/** What hides the far end, and where on the line it does. */
export interface Block {
  readonly why: BlockWhy
  /** Null for ground that belongs to no hill. */
  readonly piece: TerrainPiece | null
  readonly kind: TerrainKind | null
  readonly from: number
  readonly to: number
  /** Thickness for dead ground; how much of it lies on the line for `depth`. */
  readonly length: number
}

export interface Heights {
  /** Above the ground, in height units. */
  readonly eye: number
  readonly target: number
}

export interface SightRule {
  /** Whether the piece matters at all; the rest is not traced. */
  of(piece: TerrainPiece, kind: TerrainKind): boolean
  /** What hides the point `far` along the ray from its start; nothing is collected after the first for `first`. */
  blocks(ray: Trace, far: number, heights: Heights, first?: 'first'): readonly Block[]
  /** Distances on a ray at which the verdict may change; it is sampled where the rule cannot tell them. */
  cuts?(ray: Trace): number[]
}

const CLEAR: readonly Block[] = []

/**
 * Flat sight with dead ground by thickness: what blocks hides, on either side of it, as much as it is thick along the
 * line. Beyond that strip, with the viewer beyond theirs, the line passes over it. The piece that holds an end does not
 * block, and each piece is judged by itself.
 */
export function thicknessSight(
  hides: (piece: TerrainPiece, kind: TerrainKind) => boolean = (_, kind) => kind.sight !== 'open',
): SightRule {
  return {
    of: hides,
    blocks(ray, far, _, first) {
      let found: Block[] | null = null
      for (const span of ray.spans) {
        if (span.from >= far - EPSILON) break
        if (span.crossing || holdsAnEnd(ray.spans, span.piece, far)) continue
        const thick = span.to - span.from
        if (span.from > thick + EPSILON && far - span.to > thick + EPSILON) continue
        const block: Block = {
          why: 'dead-ground',
          piece: span.piece,
          kind: span.kind,
          from: span.from,
          to: span.to,
          length: thick,
        }
        if (first) return [block]
        found = found ?? []
        found.push(block)
      }
      return found ?? CLEAR
    },
    cuts: ray => ray.spans.flatMap(({ from, to }) => [from, to, 2 * to - from]),
  }
}

function holdsAnEnd(spans: readonly Span[], piece: TerrainPiece, far: number): boolean {
  for (const span of spans)
    if (span.piece === piece && (span.from <= EPSILON || (span.from < far && span.to >= far - EPSILON))) return true
  return false
}

export interface HeightSight {
  /** The top of a piece above its ground, in height units. */
  readonly top?: (piece: TerrainPiece, kind: TerrainKind) => number
  /** How much of a `limits` piece one sees through, in table units. */
  readonly depth?: (piece: TerrainPiece, kind: TerrainKind) => number
}

/**
 * Sight in height: the line runs straight from eye to target. Ground above it hides; so does what `blocks` with its top
 * above the line, unless it holds an end; of what `limits`, the lengths below the tops add up, each as a part of the
 * depth one sees through, and more than one whole hides.
 */
export function heightSight({ top = heightOf, depth = (_, kind) => kind.depth ?? 0 }: HeightSight = {}): SightRule {
  return {
    of: (_, kind) => kind.sight !== 'open' && kind.form !== 'hill',
    blocks(ray, far, heights, first) {
      const { levels, spans } = ray
      const eye = groundAt(levels, 0) + heights.eye
      const target = groundAt(levels, far) + heights.target
      const line = { eye, rise: (target - eye) / far, far }
      const found: Block[] = []
      for (const level of levels) {
        if (level.from >= far - EPSILON) break
        const to = Math.min(level.to, far)
        if (lowest(line, level.from, to) >= level.ground - EPSILON) continue
        found.push({ why: 'ground', piece: level.piece, kind: null, from: level.from, to, length: to - level.from })
        if (first) return found
      }
      let parts = 0
      const thick: Block[] = []
      for (const span of spans) {
        if (span.from >= far - EPSILON) break
        if (span.crossing) continue
        const { piece, kind } = span
        const low = lowLength(levels, line, span, top(piece, kind))
        if (low <= EPSILON) continue
        const limits = kind.sight === 'limits'
        if (!limits && holdsAnEnd(spans, piece, far)) continue
        const why = limits ? 'depth' : 'piece'
        const block: Block = { why, piece, kind, from: span.from, to: Math.min(span.to, far), length: low }
        if (limits) {
          const through = depth(piece, kind)
          parts += through > 0 ? low / through : Number.POSITIVE_INFINITY
        }
        if (first && (!limits || parts > 1 + EPSILON)) return [block]
        if (limits) thick.push(block)
        else found.push(block)
      }
      return parts > 1 + EPSILON ? [...found, ...thick] : found
    },
  }
}

interface Slant {
  readonly eye: number
  readonly rise: number
  readonly far: number
}

const lowest = ({ eye, rise }: Slant, from: number, to: number): number => eye + rise * (rise > 0 ? from : to)

export function groundAt(levels: readonly Level[], far: number): number {
  // On an edge the higher ground counts, as it does for a point.
  let ground = Number.NEGATIVE_INFINITY
  for (const level of levels) {
    if (level.from > far + EPSILON) break
    if (level.to >= far - EPSILON) ground = Math.max(ground, level.ground)
  }
  return Number.isFinite(ground) ? ground : 0
}

/** How much of a span the line passes below the tops of what stands there. */
function lowLength(levels: readonly Level[], line: Slant, span: Span, top: number): number {
  let sum = 0
  for (const level of levels) {
    const from = Math.max(level.from, span.from)
    const to = Math.min(level.to, span.to, line.far)
    if (to <= from) continue
    const over = level.ground + top
    const atFrom = over - (line.eye + line.rise * from)
    const atTo = over - (line.eye + line.rise * to)
    if (atFrom > EPSILON && atTo > EPSILON) sum += to - from
    else if (atFrom > EPSILON || atTo > EPSILON) sum += (to - from) * (Math.max(atFrom, atTo) / Math.abs(atFrom - atTo))
  }
  return sum
}
