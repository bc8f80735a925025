import { randomFrom } from '../rolls/random'
import type { AnyRuleset, Outcome } from '../ruleset'
import type { GameSetup } from '../setup'
import { type Choosing, type Decision, decide } from './choosing'
import { decideGreedily } from './greedy'
import { type Fault, type Input, Run } from './run'

export interface RandomGame {
  readonly seed: number
  readonly actions: number
  readonly outcome: Outcome | null
  /** Rules that a step, an event, a ledger, a refusal or the outcome cited. */
  readonly cited: ReadonlySet<string>
  readonly failure: Failure | null
  /** The decisions and the faces rolled, from first to last. */
  readonly inputs: readonly Input[]
}

/** What went wrong, and the decisions that led to it. */
export interface Failure extends Fault {
  readonly inputs: readonly Input[]
}

export interface RandomGameOptions {
  readonly seed: number
  readonly mostActions: number
  /** Actions that a random player should not take. */
  readonly never?: readonly string[]
  /** How often, from 0 to 1, a player picks what looks good instead of anything. */
  readonly greedy?: number
  /** On frozen states, to catch a rule that writes where it must not; slower. */
  readonly strict?: boolean
}

/** How often a player may be stopped by something they can't see before it counts as a dead end. */
const MOST_STOPPED = 50

/** A game between players who do anything they are allowed to. */
export function playRandomGame(ruleset: AnyRuleset, setup: GameSetup<unknown>, options: RandomGameOptions): RandomGame {
  const random = randomFrom(options.seed)
  const run = new Run(ruleset, setup, options)
  let tried: Decision | null = null
  let stopped = 0
  const choosing: Choosing = {
    seats: run.seats,
    never: options.never ?? [],
    confirming: 0.03,
    onTry: (decision: Decision) => {
      tried = decision
    },
    onRefused: (refusals: readonly { rule: string }[]) => {
      for (const { rule } of refusals) run.cited.add(rule)
    },
  }
  while (!run.fault && !run.outcome) {
    if (run.steps >= options.mostActions) run.fault = { kind: 'endless', why: `no end after ${run.steps} actions` }
    tried = null
    const choose = random() < (options.greedy ?? 0) ? decideGreedily : decide
    const next = run.guard(() => choose(ruleset, run.state, random, choosing))
    // An action that threw while being planned is tried again last.
    if (run.fault && tried) run.inputs.push({ ...(tried as Decision), faces: [] })
    if (run.fault) break
    if (!next || stopped > MOST_STOPPED) {
      run.fault = { kind: 'dead-end', why: 'nobody is offered anything that is allowed' }
      break
    }
    stopped = run.takePrepared(next, run.freshDice()).length > 0 ? stopped + 1 : 0
  }
  const { fault, inputs, cited } = run
  const failure = fault && { ...fault, inputs }
  return { seed: options.seed, actions: run.steps, outcome: run.outcome, cited, failure, inputs }
}
