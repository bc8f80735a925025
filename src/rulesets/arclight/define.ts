import type { Offer } from '../../engine/offers'
import { isRefused, type Plan, type Planned, type Refusal, refuse } from '../../engine/rolls/plan'
import type { Action, ActionDef, StepContext } from '../../engine/ruleset'
import type { Shape } from '../../engine/scene/shapes'
import type { z } from '../../engine/schema'
import type { Actor, Seat } from '../../engine/seats'
import type { ArcEvent } from './events'
import type { ArcRule } from './rulebook'
import { copyOf, writeInto } from './rules/copy'
import type { State } from './state'

interface Defined<A, R> {
  readonly rule: ArcRule
  readonly anytime?: boolean
  plan(state: State, action: A, actor: Actor): Planned<R>
  /** Writes into a copy of the state that is its own. */
  apply(next: State, action: A, result: R, step: StepContext<ArcEvent>): void
  offers(state: State, seat: Seat): Iterable<Offer<A>>
}

/** What came of an action, worked out on plain data: many rules read and write the same ships over and over. */
interface Worked<R> {
  readonly result: R
  readonly before: State
  readonly next: State
  readonly events: readonly ArcEvent[]
}

/** An action of this game. The schema comes first, so that all that follows is typed by it. */
export const define =
  <A extends Action>(schema: z.ZodMiniType<A>) =>
  <R>(def: Defined<A, R>): ActionDef<State, A, ArcEvent, Worked<R>> => ({
    schema,
    rule: def.rule,
    ...(def.anytime && { anytime: true }),
    offers: def.offers,
    plan(state, action, actor) {
      const planned = def.plan(state, action, actor)
      if (isRefused(planned)) return planned
      return working(planned, { state, work: (result, next, emit) => def.apply(next, action, result, { actor, emit }) })
    },
    apply(draft, _action, { before, next, events }, { emit }) {
      writeInto(draft, before, next)
      for (const event of events) emit(event)
    },
  })

interface Working<R> {
  readonly state: State
  work(result: R, next: State, emit: Emit): void
}

function working<R>(plan: Plan<R>, { state, work }: Working<R>): Plan<Worked<R>> {
  const { outcome, also, resolve, ...told } = plan
  return {
    ...told,
    resolve(dice) {
      const result = resolve.call(plan, dice)
      const next = copyOf(state)
      const events: ArcEvent[] = []
      work(result, next, event => {
        events.push(event)
      })
      return { result, before: state, next, events }
    },
    ...(outcome && { outcome: ({ result }: Worked<R>) => outcome.call(plan, result) }),
    ...(also && { also: ({ result }: Worked<R>) => also.call(plan, result) }),
  }
}

export type Emit = StepContext<ArcEvent>['emit']

/** A refusal by a rule of this game. */
export const no = (rule: ArcRule, why: string, shapes?: readonly Shape[]): Refusal => refuse(rule, why, shapes)
