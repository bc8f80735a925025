import type { Offer } from '../offers'
import type { Action, ActionDef, AnyRuleset, GameEvent } from '../ruleset'
import type { Seat } from '../seats'
import { viewFor } from './hidden'
import { outcomeOf, promptsOf } from './standing'

/** Everything a seat is offered now, in the order the game lists its actions. */
export function offersFor(ruleset: AnyRuleset, state: unknown, seat: Seat): Offer<Action>[] {
  if (outcomeOf(ruleset, state)) return []
  const asked = promptsOf(ruleset, state).some(prompt => prompt.seat === seat)
  const view = viewFor(state, seat)
  const offers: Offer<Action>[] = []
  for (const def of Object.values(ruleset.actions) as ActionDef<unknown, Action, GameEvent, unknown>[]) {
    if (asked || def.anytime) offers.push(...def.offers(view, seat))
  }
  return offers
}
