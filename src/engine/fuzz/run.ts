import { isRefusedStep } from '../record/match'
import { outcomeOf } from '../record/status'
import { type Prepared, quickStep, quickStepOn, type Step, stepOn, takeStep } from '../record/step'
import type { RollingDice } from '../rolls/dice'
import type { Refusal, Refused } from '../rolls/plan'
import { randomDice, randomFrom } from '../rolls/random'
import type { AnyRuleset, Outcome } from '../ruleset'
import type { Seat } from '../seats'
import type { GameSetup } from '../setup'
import type { Decision } from './choosing'

/** What was decided, and the faces rolled for it. */
export interface Input extends Decision {
  readonly faces: readonly number[]
}

/** What went wrong in a game. */
export interface Fault {
  readonly kind: 'threw' | 'refused' | 'broken' | 'dead-end' | 'endless'
  readonly why: string
  /** Where in the code, if an error was thrown. */
  readonly stack?: string
}

export interface RunOptions {
  readonly seed: number
  /** On frozen states, to catch a rule that writes where it must not; slower. */
  readonly strict?: boolean
}

const NONE: readonly number[] = []

/** A game under test, carried on decision by decision until it ends or something goes wrong. */
export class Run {
  readonly ruleset: AnyRuleset
  readonly inputs: Input[] = []
  readonly cited = new Set<string>()
  fault: Fault | null = null
  state: unknown
  steps = 0
  readonly seats: readonly Seat[]
  readonly #options: RunOptions

  constructor(ruleset: AnyRuleset, setup: GameSetup<unknown>, options: RunOptions) {
    this.ruleset = ruleset
    this.seats = setup.seats.map(({ seat }) => seat)
    this.#options = options
    this.guard(() => {
      this.state = ruleset.initialState(setup, this.freshDice())
      this.#check()
    })
  }

  /** Dice for the next step, by its number, so that leaving out a step doesn't change all others. */
  freshDice(): RollingDice {
    return randomDice(randomFrom(Math.imul(this.#options.seed, 0x9e3779b1) + Math.imul(this.steps, 0x85ebca6b)))
  }

  get outcome(): Outcome | null {
    const outcome = this.fault ? null : (this.guard(() => outcomeOf(this.ruleset, this.state)) ?? null)
    if (outcome) this.cited.add(outcome.rule)
    return outcome
  }

  /** Why an actor is refused. If something unseen prevents it, that isn't a fault: they must decide again. */
  take({ actor, action }: Decision, dice: RollingDice): readonly Refusal[] {
    const take = this.#options.strict ? takeStep : quickStep
    return this.#taken({ actor, action }, dice, () => take(this.ruleset, this.state, actor, action, dice, this.seats))
  }

  /** The same, for an action already found legal in this position. */
  takePrepared(ready: Prepared, dice: RollingDice): readonly Refusal[] {
    const take = this.#options.strict ? stepOn : quickStepOn
    return this.#taken(ready, dice, () => take(ready, dice))
  }

  #taken({ actor, action }: Decision, dice: RollingDice, take: () => Step | Refused): readonly Refusal[] {
    const faces = () => (dice.rolls.length === 0 ? NONE : dice.rolls.flatMap(thrown => thrown.faces))
    const step = this.guard(take)
    if (step && isRefusedStep(step)) {
      if (step.refusals.some(({ rule }) => rule === 'TABLE.hidden')) return step.refusals
      this.fault = { kind: 'refused', why: step.refusals.map(r => `${r.rule}: ${r.why}`).join(' ') }
    }
    this.inputs.push({ actor, action, faces: faces() })
    if (!step || isRefusedStep(step)) return []
    this.#cite(step)
    this.state = step.state
    this.steps += 1
    this.guard(() => this.#check())
    return []
  }

  /** Any error that is thrown is the fault. */
  guard<T>(part: () => T): T | undefined {
    try {
      return part()
    } catch (error) {
      const [why, stack] = error instanceof Error ? [error.message, error.stack] : [String(error), undefined]
      this.fault ??= { kind: 'threw', why, ...(stack && { stack }) }
      return undefined
    }
  }

  #check(): void {
    const { invariants } = this.ruleset
    for (const name in invariants) {
      if (!invariants[name]?.(this.state)) this.fault ??= { kind: 'broken', why: name }
    }
  }

  #cite(step: Step): void {
    this.cited.add(step.rule)
    for (const event of step.events) for (const rule of event.rules) this.cited.add(rule)
    for (const ledger of step.ledgers) for (const line of ledger.lines) this.cited.add(line.rule)
  }
}
