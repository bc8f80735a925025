import type { Offer } from '../offers'
import type { Action, ActionDef, AnyRuleset, GameEvent } from '../ruleset'
import type { Seat } from '../seats'
import { viewIn } from './hidden'
import { outcomeOf, promptsOf } from './status'

type AnyDef = ActionDef<unknown, Action, GameEvent, unknown>

const listed = new WeakMap<AnyRuleset, readonly AnyDef[]>()

function actionsOf(ruleset: AnyRuleset): readonly AnyDef[] {
  const known = listed.get(ruleset)
  if (known) return known
  const defs = Object.values(ruleset.actions) as AnyDef[]
  listed.set(ruleset, defs)
  return defs
}

/** Everything a seat is offered now, in the order the game lists its actions. */
export function offersFor(ruleset: AnyRuleset, state: unknown, seat: Seat): Offer<Action>[] {
  if (outcomeOf(ruleset, state)) return []
  const asked = promptsOf(ruleset, state).some(prompt => prompt.seat === seat)
  const view = viewIn(ruleset, state, seat)
  const offers: Offer<Action>[] = []
  for (const def of actionsOf(ruleset)) {
    if (asked || def.anytime) for (const offer of def.offers(view, seat)) offers.push(offer)
  }
  return offers
}
