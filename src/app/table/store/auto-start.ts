import type { Offer } from '../../../engine/offers'
import type { Action } from '../../../engine/ruleset'
import type { PieceId } from '../../../engine/scene/scene'

/**
 * The offer that opens by itself because there is nothing else to do. If everything left is placing pieces, the first
 * placement (of the selected piece, if there is one) opens at once. A selected piece that can only move somewhere is
 * asked where.
 */
export function startsByItself(offers: readonly Offer<Action>[], chosen: PieceId | null): Offer<Action> | null {
  const open = offers.filter(offer => !offer.needsConfirmation)
  const [own, ...more] = open.filter(offer => offer.piece !== undefined && offer.piece === chosen)
  if (own?.kind === 'cell' && more.length === 0) return own
  if (!open.every(offer => offer.kind === 'region')) return null
  return open.find(offer => offer.piece !== undefined && offer.piece === chosen) ?? open[0] ?? null
}
