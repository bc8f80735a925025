import type { Offer } from '../../../engine/offers'
import type { Action } from '../../../engine/ruleset'
import type { PieceId } from '../../../engine/scene/scene'

/**
 * The offer that is taken up by itself, because there is nothing else to do: where all there is to do is to set
 * things down, the first of them (of the chosen piece, if one is chosen) is in hand at once. A chosen piece that can
 * only go to a place is asked where.
 */
export function startsByItself(offers: readonly Offer<Action>[], chosen: PieceId | null): Offer<Action> | null {
  const open = offers.filter(offer => !offer.needsConfirmation)
  const [own, ...more] = open.filter(offer => offer.piece !== undefined && offer.piece === chosen)
  if (own?.kind === 'cell' && more.length === 0) return own
  if (!open.every(offer => offer.kind === 'region')) return null
  return open.find(offer => offer.piece !== undefined && offer.piece === chosen) ?? open[0] ?? null
}
