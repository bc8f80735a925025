import { isRefusedStep } from '../record/match'
import { offersFor } from '../record/offering'
import { planFor, quickStep, type Step, takeStep } from '../record/step'
import { isRefused } from '../rolls/plan'
import { pick, type Random, randomDice, randomFrom } from '../rolls/random'
import type { Action, AnyRuleset, Outcome } from '../ruleset'
import type { Actor, Seat } from '../seats'
import type { GameSetup } from '../setup'
import { isEmpty, sampleOffer } from './sample'

export interface RandomGame {
  readonly seed: number
  readonly actions: number
  readonly outcome: Outcome | null
  /** Rules that some event, ledger or refusal-free plan cited. */
  readonly cited: ReadonlySet<string>
  readonly failure: Failure | null
}

export interface Failure {
  readonly why: string
  /** The decisions that led to it, to be shrunk and replayed. */
  readonly inputs: readonly { readonly actor: Actor; readonly action: Action }[]
}

export interface RandomGameOptions {
  readonly seed: number
  readonly mostActions: number
  /** Actions that a random player should not take: conceding ends every game at once. */
  readonly never?: readonly string[]
  /** Also check what only whole states can show; slower. */
  readonly strict?: boolean
}

const TRIES = 60
/** How often an offer that only rearranges is passed over. */
const SELDOM = 0.9

/** A game between players who do anything they are allowed to. */
export function playRandomGame(ruleset: AnyRuleset, setup: GameSetup<unknown>, options: RandomGameOptions): RandomGame {
  const random = randomFrom(options.seed)
  const cited = new Set<string>()
  const inputs: { actor: Actor; action: Action }[] = []
  let state = ruleset.setup(setup, randomDice(random))
  let actions = 0
  const end = (failure: string | null): RandomGame => ({
    seed: options.seed,
    actions,
    outcome: failure ? null : ruleset.outcome(state),
    cited,
    failure: failure ? { why: failure, inputs } : null,
  })
  try {
    while (!ruleset.outcome(state)) {
      if (actions >= options.mostActions) return end(`no end after ${actions} actions`)
      const next = decide(ruleset, state, random, options)
      if (!next) return end('dead end: nobody is offered anything that is allowed')
      inputs.push(next)
      const step = (options.strict ? takeStep : quickStep)(ruleset, state, next.actor, next.action, randomDice(random))
      if (isRefusedStep(step))
        return end(`offered and planned, but refused: ${step.refusals.map(r => r.why).join(' ')}`)
      cite(cited, step)
      state = step.state
      actions += 1
      const broken = Object.entries(ruleset.invariants).find(([, holds]) => !holds(state))
      if (broken) return end(`invariant broken: ${broken[0]}`)
    }
    return end(null)
  } catch (error) {
    return end(`threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
}

function cite(cited: Set<string>, step: Step): void {
  cited.add(step.rule)
  for (const event of step.events) for (const rule of event.rules) cited.add(rule)
  for (const ledger of step.ledgers) for (const line of ledger.lines) cited.add(line.rule)
}

/** The forced step, or a random legal action of somebody who is asked. */
export function decide(
  ruleset: AnyRuleset,
  state: unknown,
  random: Random,
  options: Pick<RandomGameOptions, 'never'> = {},
): { actor: Actor; action: Action } | null {
  const forced = ruleset.auto(state)
  if (forced) return { actor: 'table', action: forced }
  const prompts = ruleset.awaiting(state)
  if (prompts.length === 0) return null
  const seat: Seat = pick(random, prompts).seat
  const offers = offersFor(ruleset, state, seat).filter(offer => !isEmpty(offer) && !offer.grave)
  for (let i = 0; i < TRIES && offers.length > 0; i++) {
    const offer = pick(random, offers)
    if (offer.rearranges && random() < SELDOM) continue
    const action = sampleOffer(offer, random)
    if (options.never?.includes(action.type)) continue
    if (!isRefused(planFor(ruleset, state, seat, action))) return { actor: seat, action }
  }
  return anyLegal(
    ruleset,
    state,
    seat,
    offers.map(offer => sampleOffer(offer, random)),
    options,
  )
}

/** Sampling may miss the one thing that is allowed; before calling it a dead end, look at every choice. */
function anyLegal(
  ruleset: AnyRuleset,
  state: unknown,
  seat: Seat,
  sampled: readonly Action[],
  options: Pick<RandomGameOptions, 'never'>,
): { actor: Actor; action: Action } | null {
  const listed = offersFor(ruleset, state, seat).flatMap(offer =>
    'choices' in offer ? offer.choices.map(c => c.action) : [],
  )
  const legal = [...sampled, ...listed].find(
    action => !options.never?.includes(action.type) && !isRefused(planFor(ruleset, state, seat, action)),
  )
  return legal ? { actor: seat, action: legal } : null
}
