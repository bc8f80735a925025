import type { Offer } from '../offers'
import type { Player } from '../players'
import type { Action, ActionDef, AnyRuleset, GameEvent } from '../ruleset'
import type { Seat } from '../seats'
import { viewIn } from './hidden'
import { outcomeOf, promptsOf } from './status'

type AnyDef = ActionDef<unknown, Action, GameEvent, unknown>

/** How simple players choose a kind of action. */
export type AnyPlayer = Player<unknown, Action>

interface Listed {
  readonly def: AnyDef
  readonly player: AnyPlayer | undefined
}

const listed = new WeakMap<AnyRuleset, readonly Listed[]>()

function actionsOf(ruleset: AnyRuleset): readonly Listed[] {
  const known = listed.get(ruleset)
  if (known) return known
  const players = (ruleset.players ?? {}) as Readonly<Record<string, AnyPlayer>>
  const all = Object.entries(ruleset.actions).map(([type, def]) => ({ def: def as AnyDef, player: players[type] }))
  listed.set(ruleset, all)
  return all
}

/** Visits everything a seat is offered now, in the order the game lists its actions. */
export function eachOffer(
  ruleset: AnyRuleset,
  state: unknown,
  seat: Seat,
  visit: (offer: Offer<Action>, player: AnyPlayer | undefined) => void,
): void {
  if (outcomeOf(ruleset, state)) return
  const asked = promptsOf(ruleset, state).some(prompt => prompt.seat === seat)
  const view = viewIn(ruleset, state, seat)
  for (const { def, player } of actionsOf(ruleset)) {
    if (!asked && !def.anytime) continue
    const offers = def.offers(view, seat)
    // Mostly an empty list. Where generators come by as well, walking a list by its iterator makes an object for each step.
    if (Array.isArray(offers)) for (let i = 0; i < offers.length; i++) visit(offers[i], player)
    else for (const offer of offers) visit(offer, player)
  }
}

/** Everything a seat is offered now. */
export function offersFor(ruleset: AnyRuleset, state: unknown, seat: Seat): Offer<Action>[] {
  const offers: Offer<Action>[] = []
  eachOffer(ruleset, state, seat, offer => offers.push(offer))
  return offers
}
