import { offersFor } from '../record/offering'
import { promptsOf } from '../record/standing'
import { planFor } from '../record/step'
import { isRefused, type Refusal } from '../rolls/plan'
import { pick, type Random } from '../rolls/random'
import type { Action, AnyRuleset } from '../ruleset'
import type { Actor, Seat } from '../seats'
import { isEmpty, sampleOffer } from './sample'

export interface Decision {
  readonly actor: Actor
  readonly action: Action
}

export interface Choosing {
  /** Actions that a random player should not take. */
  readonly never?: readonly string[]
  /** How likely a grave offer is looked at: leaving the table, conceding. Never where it is left out. */
  readonly grave?: number
  /** Told of every action before it is planned. */
  onTry?(decision: Decision): void
  onRefused?(refusals: readonly Refusal[]): void
}

const TRIES = 60

/** How often an offer that only rearranges is passed over. */
const PASSED_OVER = 0.9

/** The forced step, or a random legal action of somebody who is asked. */
export function decide(ruleset: AnyRuleset, state: unknown, random: Random, choosing: Choosing = {}): Decision | null {
  const forced = ruleset.auto(state)
  if (forced) return { actor: 'table', action: forced }
  const prompts = promptsOf(ruleset, state)
  if (prompts.length === 0) return null
  const seat: Seat = pick(random, prompts).seat
  const all = offersFor(ruleset, state, seat).filter(offer => !isEmpty(offer))
  const offers = all.filter(offer => !offer.grave || random() < (choosing.grave ?? 0))
  const legal = (action: Action): boolean => {
    if (choosing.never?.includes(action.type)) return false
    if (isAnytime(ruleset, action) && random() >= (choosing.grave ?? 0)) return false
    choosing.onTry?.({ actor: seat, action })
    const planned = planFor(ruleset, state, seat, action)
    if (isRefused(planned)) choosing.onRefused?.(planned.refusals)
    return !isRefused(planned)
  }
  for (let i = 0; i < TRIES && offers.length > 0; i++) {
    const offer = pick(random, offers)
    if (offer.rearranges && random() < PASSED_OVER) continue
    const action = sampleOffer(offer, random)
    if (legal(action)) return { actor: seat, action }
  }
  // Sampling may miss the one thing that is allowed; before calling it a dead end, look at every choice.
  for (const offer of all) {
    const listed = 'choices' in offer ? offer.choices.map(choice => choice.action) : [sampleOffer(offer, random)]
    const action = listed.find(legal)
    if (action) return { actor: seat, action }
  }
  return null
}

/** What may be done at any time ends a game rather than playing it. */
const isAnytime = (ruleset: AnyRuleset, { type }: Action): boolean =>
  Object.hasOwn(ruleset.actions, type) && ruleset.actions[type]?.anytime === true
