import type { Offer } from '../../engine/offers'
import type { Planned } from '../../engine/rolls/plan'
import type { Action, ActionDef, StepContext } from '../../engine/ruleset'
import type { z } from '../../engine/schema'
import type { Actor, Seat } from '../../engine/seats'
import type { LsEvent } from './events'
import type { LsRule } from './rulebook'
import type { State } from './state'

interface Defined<A, R> {
  readonly rule: LsRule
  readonly anytime?: boolean
  plan(state: State, action: A, actor: Actor): Planned<R>
  apply(draft: State, action: A, result: R, step: StepContext<LsEvent>): void
  offers(state: State, seat: Seat): Iterable<Offer<A>>
}

/** An action of this game. The schema comes first, so that all that follows is typed by it. */
export const define =
  <A extends Action>(schema: z.ZodMiniType<A>) =>
  <R>(def: Defined<A, R>): ActionDef<State, A, LsEvent, R> => ({ schema, ...def })
