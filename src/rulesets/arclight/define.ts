import type { Offer } from '../../engine/offers'
import { type Planned, type Refusal, refuse } from '../../engine/rolls/plan'
import type { Action, ActionDef, StepContext } from '../../engine/ruleset'
import type { Shape } from '../../engine/scene/shapes'
import type { z } from '../../engine/schema'
import type { Actor, Seat } from '../../engine/seats'
import type { ArcEvent } from './events'
import type { ArcRule } from './rulebook'
import type { Phase, State } from './state'

interface Defined<A, R> {
  readonly rule: ArcRule
  /** The only step of the turn in which it is offered. */
  readonly phase?: Phase
  readonly anytime?: boolean
  plan(state: State, action: A, actor: Actor): Planned<R>
  /** Replaces what changes; ships and lists themselves are never written on. */
  apply(next: State, action: A, result: R, step: StepContext<ArcEvent>): void
  /** Left out by steps of the table. */
  offers?(state: State, seat: Seat): Iterable<Offer<A>>
}

/** An action of this game. The schema comes first, so that all that follows is typed by it. */
export const define =
  <A extends Action>(schema: z.ZodMiniType<A>) =>
  <R>({ phase, offers = () => [], ...def }: Defined<A, R>): ActionDef<State, A, ArcEvent, R> => ({
    ...def,
    schema,
    inParts: true,
    offers: phase ? (state, seat) => (state.phase === phase ? offers(state, seat) : []) : offers,
  })

export type Emit = StepContext<ArcEvent>['emit']

/** A refusal by a rule of this game. */
export const no = (rule: ArcRule, why: string, shapes?: readonly Shape[]): Refusal => refuse(rule, why, shapes)
