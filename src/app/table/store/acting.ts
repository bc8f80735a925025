import type { Offer } from '../../../engine/offers'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Action } from '../../../engine/ruleset'
import type { PieceId } from '../../../engine/scene/scene'
import type { Outlooks } from '../offers/outlook'
import { sharedReasons, verdictOn } from '../offers/verdict'

/** A piece that has something to do, with its offers. */
export interface Acting {
  readonly piece: PieceId
  readonly name: string
  readonly offers: readonly Offer<Action>[]
}

/** A piece whose offers are all refused, and why. */
export interface Idle extends Acting {
  readonly refusals: readonly Refusal[]
}

/** What a player would do first: fire, go somewhere, begin, anything else. */
const WORTH: readonly ((offer: Offer<Action>) => boolean)[] = [
  offer => offer.kind === 'piece',
  offer => offer.kind === 'path' || offer.kind === 'region' || offer.kind === 'cell' || offer.opens === true,
  offer => offer.kind !== 'form',
]

/** Who has a legal act, the most useful first and else in the order of the game; and who has none. */
export function actingOf(
  offers: readonly Offer<Action>[],
  name: (piece: PieceId) => string,
  outlooks: Outlooks,
): { readonly able: readonly Acting[]; readonly idle: readonly Idle[] } {
  const byPiece = new Map<PieceId, Offer<Action>[]>()
  for (const offer of offers) {
    if (offer.piece === undefined) continue
    const own = byPiece.get(offer.piece)
    if (own) own.push(offer)
    else byPiece.set(offer.piece, [offer])
  }
  const able: { readonly acting: Acting; readonly worth: number }[] = []
  const idle: Idle[] = []
  for (const [piece, own] of byPiece) {
    const acting = { piece, name: name(piece), offers: own }
    const worth = worthOf(own, outlooks)
    if (worth !== null) able.push({ acting, worth })
    else idle.push({ ...acting, refusals: sharedReasons(own.map(one => verdictOn(one, outlooks).refusals)) })
  }
  return { able: able.sort((a, b) => a.worth - b.worth).map(({ acting }) => acting), idle }
}

/** The place of its most useful legal offer; null if all are refused. */
function worthOf(own: readonly Offer<Action>[], outlooks: Outlooks): number | null {
  const plain = own.filter(offer => offer.group === undefined && !offer.needsConfirmation)
  const grouped = own.filter(offer => offer.group !== undefined && !offer.needsConfirmation)
  const legal = (offer: Offer<Action>) => verdictOn(offer, outlooks).open
  const best = WORTH.findIndex(fits => plain.some(offer => fits(offer) && legal(offer)))
  if (best >= 0) return best
  if (plain.some(legal)) return WORTH.length
  return grouped.some(legal) ? WORTH.length + 1 : null
}
