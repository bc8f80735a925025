import { actionsListed } from '../fuzz/sample'
import type { Offer } from '../offers'
import { isRefused, type Planned } from '../rolls/plan'
import type { Action } from '../ruleset'
import type { PieceId } from '../scene/scene'
import type { Actor, Seat } from '../seats'

/** The part of an action's definition that says who could take it. */
interface Offering<S, A extends Action> {
  plan(state: S, action: A, actor: Actor): Planned<unknown>
  offers(view: S, seat: Seat): Iterable<Offer<A>>
}

// biome-ignore lint/suspicious/noExplicitAny: each action is planned by the definition that offers it.
type AnyOffering = Offering<any, any>

/** How many pieces, other than those left out, could still take one of these actions: a listed choice is legal. */
export function stillAble(
  defs: readonly AnyOffering[],
  view: unknown,
  seat: Seat,
  but: readonly PieceId[] = [],
): number {
  const able = new Set<PieceId>()
  for (const def of defs)
    for (const offer of def.offers(view, seat)) {
      if (offer.piece === undefined || able.has(offer.piece) || but.includes(offer.piece)) continue
      const choices = actionsListed(offer) ?? []
      if (choices.some(action => !isRefused(def.plan(view, action, seat)))) able.add(offer.piece)
    }
  return able.size
}
