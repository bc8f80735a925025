import type { Offer } from '../../engine/offers'
import type { Action } from '../../engine/ruleset'
import type { PieceId } from '../../engine/scene/scene'

/**
 * The offer that is taken up by itself, because there is nothing else to do: where all there is to do is to set
 * things down, the first of them (of the chosen piece, if one is chosen) is in hand at once.
 */
export function inHand(offers: readonly Offer<Action>[], chosen: PieceId | null): Offer<Action> | null {
  const open = offers.filter(offer => !offer.grave)
  if (!open.every(offer => offer.kind === 'region')) return null
  return open.find(offer => offer.piece !== undefined && offer.piece === chosen) ?? open[0] ?? null
}
