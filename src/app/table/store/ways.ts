import type { Offer } from '../../../engine/offers'
import type { View } from '../../../engine/record/hidden'
import { isRefused } from '../../../engine/rolls/plan'
import type { Action, AnyRuleset } from '../../../engine/ruleset'
import type { PieceId } from '../../../engine/scene/scene'
import type { Seat } from '../../../engine/seats'
import { offersBehind } from '../offers/chain'
import type { Outlooks } from '../offers/outlook'
import { verdictOn } from '../offers/verdict'

/** Offers that are answered by going somewhere; a way over the table comes first. */
const GOING: readonly Offer<Action>['kind'][] = ['path', 'region', 'cell']

export interface Standpoint {
  readonly ruleset: AnyRuleset
  readonly view: View<unknown>
  readonly seat: Seat
  readonly offers: readonly Offer<Action>[]
  readonly outlooks: Outlooks
}

/** What a piece could do right after each activation it may begin. */
export function behindOpenings(piece: PieceId, from: Standpoint): readonly (readonly Offer<Action>[])[] {
  return from.offers
    .filter(offer => offer.opens && offer.piece === piece && offer.kind === 'button')
    .filter(offer => offer.kind === 'button' && !isRefused(from.outlooks.plan(offer.action)))
    .map(opening => offersBehind(opening, from))
}

/** How a piece can go somewhere now, directly or by way of an activation: a press in its reach answers the first that fits. */
export function waysOf(
  own: readonly Offer<Action>[],
  behind: readonly (readonly Offer<Action>[])[],
  outlooks: Outlooks,
): readonly Offer<Action>[] {
  const open = [...own, ...behind.flat()].filter(
    offer => !offer.needsConfirmation && offer.group === undefined && GOING.includes(offer.kind),
  )
  return GOING.flatMap(kind => open.filter(offer => offer.kind === kind)).filter(
    offer => verdictOn(offer, outlooks).open,
  )
}
