import { viewIn } from '../record/hidden'
import { eachOffer } from '../record/offering'
import { promptsOf } from '../record/status'
import { isPrepared, type Prepared, prepare, prepareDue } from '../record/step'
import type { Refusal } from '../rolls/plan'
import { pick, type Random } from '../rolls/random'
import type { Action, AnyRuleset } from '../ruleset'
import type { Actor, Seat } from '../seats'
import { actionsListed, type Playable, samplePlayable } from './sample'
import { Untried } from './untried'

export interface Decision {
  readonly actor: Actor
  readonly action: Action
}

export interface Choosing {
  /** The seats in the game. */
  readonly seats?: readonly Seat[]
  /** Actions that a random player should not take. */
  readonly never?: readonly string[]
  /** How likely an offer that needs confirmation is considered: leaving the table, conceding. Never by default. */
  readonly confirming?: number
  /** Called with every action before it is planned. */
  onTry?(decision: Decision): void
  onRefused?(refusals: readonly Refusal[]): void
}

const TRIES = 60

/** The forced step, or a random legal action of a seat that must decide. */
export function decide(ruleset: AnyRuleset, state: unknown, random: Random, choosing: Choosing = {}): Prepared | null {
  const due = prepareDue(ruleset, state)
  if (due && !isPrepared(due)) throw new Error(`a forced step is refused: ${due.refusals.map(r => r.why).join(' ')}`)
  if (due) return due
  const prompts = promptsOf(ruleset, state)
  if (prompts.length === 0) return null
  const seat: Seat = pick(random, prompts).seat
  const all: Playable[] = []
  const offers: Playable[] = []
  eachOffer(ruleset, state, seat, (offer, player) => {
    const playable = { offer, player }
    all.push(playable)
    if (!offer.needsConfirmation || random() < (choosing.confirming ?? 0)) offers.push(playable)
  })
  const ready = (action: Action): Prepared | null => {
    if (choosing.never?.includes(action.type)) return null
    if (isAnytime(ruleset, action) && random() >= (choosing.confirming ?? 0)) return null
    choosing.onTry?.({ actor: seat, action })
    const prepared = prepare(ruleset, state, seat, action, choosing.seats)
    if (isPrepared(prepared)) return prepared
    choosing.onRefused?.(prepared.refusals)
    return null
  }
  const view = viewIn(ruleset, state, seat)
  const untried = new Untried(offers, view, random)
  for (let i = 0; i < TRIES && !untried.isOver; i++) {
    const drawn = untried.draw()
    if (!drawn) continue
    const found = ready(drawn.action)
    if (found) return found
    untried.refused(drawn)
  }
  // Sampling may miss the one thing that is allowed; before calling it a dead end, look at every choice.
  for (const playable of all) {
    for (const action of actionsListed(playable.offer) ?? [samplePlayable(playable, view, random)]) {
      const found = action && ready(action)
      if (found) return found
    }
  }
  return null
}

/** Actions that are possible at any time end a game rather than play it. */
const isAnytime = (ruleset: AnyRuleset, { type }: Action): boolean =>
  Object.hasOwn(ruleset.actions, type) && ruleset.actions[type]?.anytime === true
