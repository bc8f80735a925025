import type { PieceId } from '../../../engine/scene/scene'
import { pieceInQuestion } from './seating'
import type { Selectors } from './selectors'
import type { TableData } from './state'

/**
 * The piece that the open decision is about: the one it names, or the only one that can act. A ship whose dice are to
 * be used is named too, but only the dice can do anything.
 */
export function dueOf(now: TableData, select: Selectors): PieceId | null {
  const acting = select.acting(now)
  const named = select.live(now) ? pieceInQuestion(now.session, now.seat) : null
  if (named !== null && (acting.length === 0 || acting.some(({ piece }) => piece === named))) return named
  const [only, ...more] = acting
  return only && more.length === 0 ? only.piece : null
}

/** Placed, and could be placed again: whoever did it goes on to the next piece. */
const isPlaced = (now: TableData, select: Selectors, offerId: string | null): boolean =>
  offerId !== null && select.offers(now).some(offer => offer.id === offerId && offer.kind === 'cell')

/** The piece to look at after a decision: the one that is due, else the same as long as it can act, else the next. */
export function nextPiece(now: TableData, select: Selectors, answered: string | null = null): PieceId | null {
  const due = dueOf(now, select)
  if (due !== null) return due
  const acting = select.acting(now)
  const at = acting.findIndex(({ piece }) => piece === now.selected)
  if (at >= 0 && isPlaced(now, select, answered)) return acting[(at + 1) % acting.length]?.piece ?? null
  if (at >= 0) return now.selected
  return acting[0]?.piece ?? now.selected
}
