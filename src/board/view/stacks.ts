import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import type { PieceIndex } from './piece-index'

/** A stack laid out so that each of its pieces can be seen and picked. */
export interface Fan {
  readonly centre: Vec
  /** Where each piece is shown, in table units. */
  readonly places: ReadonlyMap<PieceId, Vec>
  /** The fan stays open while the pointer is this near, in table units. */
  readonly reach: number
}

/** Closer than this part of a counter's half width is one heap. */
const HEAP = 0.75
const GAP = 1.6

/** The pieces that lie on one heap with this one, itself included, in the order of the scene. */
export function stackOf(index: PieceIndex, piece: ScenePiece, scale: number): readonly ScenePiece[] {
  const found = new Set<PieceId>([piece.id])
  const open = [piece]
  for (let next = open.pop(); next; next = open.pop()) {
    const reach = (index.drawn(next.radius, scale) / scale) * HEAP
    for (const other of index.near(next.at, reach)) {
      if (found.has(other.id)) continue
      found.add(other.id)
      open.push(other)
    }
  }
  if (found.size === 1) return [piece]
  return index.pieces.filter(each => found.has(each.id))
}

/** Null for a piece that isn't in a stack. */
export function fanOf(index: PieceIndex, piece: ScenePiece, scale: number): Fan | null {
  const stack = stackOf(index, piece, scale)
  if (stack.length < 2) return null
  const centre = {
    x: stack.reduce((sum, each) => sum + each.at.x, 0) / stack.length,
    y: stack.reduce((sum, each) => sum + each.at.y, 0) / stack.length,
  }
  const radius = Math.max(...stack.map(each => index.drawn(each.radius, scale))) / scale
  const ring = (radius * GAP) / Math.sin(Math.PI / stack.length)
  const places = new Map(
    stack.map((each, i) => {
      // Two lie side by side; more start at the top.
      const angle = (i / stack.length) * 2 * Math.PI + (stack.length === 2 ? -Math.PI / 2 : 0)
      return [each.id, { x: centre.x + ring * Math.sin(angle), y: centre.y - ring * Math.cos(angle) }]
    }),
  )
  return { centre, places, reach: ring + radius * 1.5 }
}
