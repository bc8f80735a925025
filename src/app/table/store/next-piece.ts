import type { PieceId } from '../../../engine/scene/scene'
import { pieceInQuestion } from './seating'
import type { Selectors } from './selectors'
import type { TableData } from './state'

/** The piece that the open decision is about: the one it names, or the only one that can act. */
export function dueOf(now: TableData, select: Selectors): PieceId | null {
  const named = select.live(now) ? pieceInQuestion(now.session, now.seat) : null
  if (named !== null) return named
  const [only, ...more] = select.acting(now)
  return only && more.length === 0 ? only.piece : null
}

/** The piece to look at after a decision: the one that is due, else the same as long as it can act, else the next. */
export function nextPiece(now: TableData, select: Selectors): PieceId | null {
  const due = dueOf(now, select)
  if (due !== null) return due
  const acting = select.acting(now)
  if (acting.some(({ piece }) => piece === now.selected)) return now.selected
  return acting[0]?.piece ?? now.selected
}
