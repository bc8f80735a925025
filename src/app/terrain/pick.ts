import { distance, lerp, type Vec } from '../../engine/geometry/vec'
import { holds, squareToEdge } from '../../engine/terrain/figure'
import type { TerrainIndex } from '../../engine/terrain/index'
import type { TerrainPiece } from '../../engine/terrain/model'
import type { Placed } from '../../engine/terrain/placed'
import { ringPoints } from './edit'

/** What is under the pointer: a corner of the selected piece, the middle of one of its sides, a crossing, a piece. */
export type Picked =
  | { readonly kind: 'vertex'; readonly index: number }
  | { readonly kind: 'side'; readonly index: number; readonly at: Vec }
  | { readonly kind: 'crossing'; readonly index: number }
  | { readonly kind: 'piece'; readonly id: string }

export interface Chosen {
  readonly piece: TerrainPiece
  readonly ring: number
  readonly closed: boolean
}

/** The middles of the sides, each with the index a new corner would have. */
export function sidesOf({ piece, ring, closed }: Chosen): readonly { readonly index: number; readonly at: Vec }[] {
  const points = ringPoints(piece, ring)
  return points.flatMap((a, i) => {
    const b = points[i + 1] ?? (closed ? points[0] : undefined)
    return b ? [{ index: i + 1, at: lerp(a, b, 0.5) }] : []
  })
}

/** `reach` is how far a finger may miss, in table units. Corners win over crossings, crossings over sides. */
export function pickHandle(chosen: Chosen | null, p: Vec, reach: number): Picked | null {
  if (!chosen) return null
  const { piece, ring } = chosen
  const handles: readonly { picked: Picked; far: number }[] = [
    ...ringPoints(piece, ring).map((at, index) => ({
      picked: { kind: 'vertex', index } as const,
      far: distance(at, p),
    })),
    ...(ring === 0 ? (piece.crossings ?? []) : []).map(({ at }, index) => ({
      picked: { kind: 'crossing', index } as const,
      far: distance(at, p) + reach * 0.1,
    })),
    ...sidesOf(chosen).map(({ index, at }) => ({
      picked: { kind: 'side', index, at } as const,
      far: distance(at, p) + reach * 0.35,
    })),
  ]
  const near = handles.filter(({ far }) => far <= reach).sort((a, b) => a.far - b.far)
  return near[0]?.picked ?? null
}

/** The smallest of all pieces at a point: a house in a wood on a hill. A near miss of a line counts. */
export function pickPiece(index: TerrainIndex, p: Vec, reach: number): Placed | null {
  const found = index.placed.filter(({ figure }) =>
    figure.closed ? holds(figure, p.x, p.y) : Math.sqrt(squareToEdge(figure, p.x, p.y)) <= figure.half + reach,
  )
  return found.sort((a, b) => sizeOf(a) - sizeOf(b))[0] ?? null
}

function sizeOf({ figure }: Placed): number {
  if (!figure.closed) return 0
  const { left, right, top, bottom } = figure.box
  return (right - left) * (bottom - top)
}
