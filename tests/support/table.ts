import { isRefusedStep } from '../../src/engine/record/match'
import { offersFor } from '../../src/engine/record/offering'
import { planFor, takeStep } from '../../src/engine/record/step'
import { oddsOf } from '../../src/engine/rolls/odds'
import { isRefused, type Plan, type Refusal } from '../../src/engine/rolls/plan'
import { ScriptedDice } from '../../src/engine/rolls/scripted'
import type { RuleId } from '../../src/engine/rulebook'
import { type Action, type AnyRuleset, anyRuleset, type GameEvent, type Ruleset } from '../../src/engine/ruleset'
import type { Actor, Seat } from '../../src/engine/seats'

/**
 * A position on the table, for tests of any game: dice are given by hand, forced steps run only when asked for,
 * and whatever a test does not expect (a refusal, a face too many) fails it with the reasons.
 */
export class Table<S, A extends Action, E extends GameEvent> {
  readonly #ruleset: AnyRuleset
  #state: S

  constructor(ruleset: AnyRuleset, state: S) {
    this.#ruleset = ruleset
    this.#state = state
  }

  get state(): S {
    return this.#state
  }

  /** The events of one action, thrown with exactly these faces. */
  play(actor: Actor, action: A, ...faces: number[]): E[] {
    const dice = new ScriptedDice(faces)
    const step = takeStep(this.#ruleset, this.#state, actor, action, dice)
    if (isRefusedStep(step)) throw new Error(`${action.type} was refused: ${wordsOf(step.refusals)}`)
    if (dice.unused.length > 0) throw new Error(`${action.type} left these faces unused: ${dice.unused.join(', ')}`)
    this.#state = step.state as S
    return step.events as E[]
  }

  /** The events of all forced steps that are due, thrown with exactly these faces. */
  settle(...faces: number[]): E[] {
    const dice = new ScriptedDice(faces)
    const events: E[] = []
    for (let due = this.#due; due; due = this.#due) {
      const step = takeStep(this.#ruleset, this.#state, 'table', due, dice)
      if (isRefusedStep(step)) throw new Error(`forced ${due.type} was refused: ${wordsOf(step.refusals)}`)
      this.#state = step.state as S
      events.push(...(step.events as E[]))
    }
    if (dice.unused.length > 0) throw new Error(`settling left these faces unused: ${dice.unused.join(', ')}`)
    return events
  }

  get #due(): Action | null {
    return this.#ruleset.outcome(this.#state) ? null : this.#ruleset.auto(this.#state)
  }

  /** Why not; empty where it is allowed. */
  refusalsOf(actor: Actor, action: A): readonly Refusal[] {
    const planned = planFor(this.#ruleset, this.#state, actor, action)
    return isRefused(planned) ? planned.refusals : []
  }

  /** The rules that forbid it, each once. */
  forbiddenBy(actor: Actor, action: A): RuleId[] {
    return [...new Set(this.refusalsOf(actor, action).map(refusal => refusal.rule))]
  }

  plan(actor: Actor, action: A): Plan<unknown> {
    const planned = planFor(this.#ruleset, this.#state, actor, action)
    if (isRefused(planned)) throw new Error(`${action.type} is refused: ${wordsOf(planned.refusals)}`)
    return planned
  }

  /** Probability by outcome, from the code that rolls. */
  oddsOf(actor: Actor, action: A): Record<string, number> {
    const odds = oddsOf(this.plan(actor, action))
    if (!odds) throw new Error(`${action.type} has no odds`)
    return Object.fromEntries(odds.outcomes.map(({ label, probability }) => [label, probability]))
  }

  /** Ids of what a seat is offered. */
  offered(seat: Seat): string[] {
    return offersFor(this.#ruleset, this.#state, seat).map(offer => offer.id)
  }
}

export const tableOf = <S, A extends Action, E extends GameEvent, O>(ruleset: Ruleset<S, A, E, O>, state: S) =>
  new Table<S, A, E>(anyRuleset(ruleset), state)

const wordsOf = (refusals: readonly Refusal[]): string => refusals.map(r => `${r.why} (${r.rule})`).join(' ')
