import type { Offer } from './offers'
import type { ReplaceOnly } from './readonly'
import type { View } from './record/hidden'
import type { Planned } from './rolls/plan'
import type { RuleId } from './rulebook'
import type { Action, ActionDef, GameEvent, StepContext } from './ruleset'
import type { z } from './schema'
import type { Actor, Seat } from './seats'

/** One kind of action as a game writes it down. */
export interface Definition<S, A, E, R> {
  readonly rule: RuleId
  readonly anytime?: boolean
  readonly forced?: boolean
  /** When a seat is offered it; whenever `offers` says so where this is left out. */
  when?(view: View<S>, seat: Seat): boolean
  plan(state: S, action: A, actor: Actor): Planned<R>
  apply(next: ReplaceOnly<S>, action: A, result: R, step: StepContext<E>): void
  /** Left out by forced steps. */
  offers?(view: View<S>, seat: Seat): Iterable<Offer<A>>
}

const NOTHING: readonly never[] = []

/**
 * How a game defines its actions: `const define = actionsOf<State, ArcEvent>()`. The schema comes first, so that all
 * that follows is typed by it.
 */
export const actionsOf =
  <S, E extends GameEvent>() =>
  <A extends Action>(schema: z.ZodMiniType<A>) =>
  <R>({ when, offers = () => NOTHING, ...def }: Definition<S, A, E, R>): ActionDef<S, A, E, R> => ({
    ...def,
    schema,
    offers: when ? (view, seat) => (when(view, seat) ? offers(view, seat) : NOTHING) : offers,
  })
