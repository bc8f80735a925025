import type { Vec } from '../../engine/geometry/vec'
import { placeName, settledAt } from '../view/words'
import type { Spot, ToolContext } from './tool'

/** A place to measure from: the middle of the piece there, the middle of the hex, or the point itself. */
export interface Mark {
  readonly at: Vec
  readonly name: string
}

export function snapped(spot: Spot, context: ToolContext): Mark {
  const piece = spot.piece === null ? undefined : context.pieces.get(spot.piece)
  if (piece) return { at: piece.at, name: piece.name }
  const at = settledAt(context.board, spot.at)
  return { at, name: placeName(context.board, at) }
}
