import type { Place } from '../../engine/ruleset'
import { placeName, settledAt } from '../view/words'
import type { Spot, ToolContext } from './tool'

/** A place to measure from: the middle of the piece there, the middle of the hex, or the point itself. */
export interface Mark extends Place {
  readonly name: string
}

export function snapped(spot: Spot, context: ToolContext): Mark {
  const piece = spot.piece === null ? undefined : context.pieces.get(spot.piece)
  if (piece) return { at: piece.at, piece: piece.id, name: piece.name }
  const at = settledAt(context.board, spot.at)
  return { at, name: placeName(context.board, at) }
}
