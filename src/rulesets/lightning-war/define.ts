import { plainOf } from '../../engine/draft'
import type { Offer } from '../../engine/offers'
import type { Planned } from '../../engine/rolls/plan'
import type { Action, ActionDef, StepContext } from '../../engine/ruleset'
import type { z } from '../../engine/schema'
import type { Actor, Seat } from '../../engine/seats'
import type { LwEvent } from './events'
import type { LwRule } from './rulebook'
import type { State } from './state'

interface Defined<A, R> {
  readonly rule: LwRule
  readonly anytime?: boolean
  plan(state: State, action: A, actor: Actor): Planned<R>
  /** Puts whole parts of the position in place of others (`rules/writing.ts`); writes into none of them. */
  apply(next: State, action: A, result: R, step: StepContext<LwEvent>): void
  offers(state: State, seat: Seat): Iterable<Offer<A>>
}

/** An action of this game. The schema comes first, so that all that follows is typed by it. */
export const define =
  <A extends Action>(schema: z.ZodMiniType<A>) =>
  <R>(def: Defined<A, R>): ActionDef<State, A, LwEvent, R> => ({
    schema,
    ...def,
    apply(draft, action, result, step) {
      const state = plainOf(draft)
      const next = { ...state }
      def.apply(next, action, result, step)
      for (const part in next) if (isPart(part, next)) write(draft, part, { from: state, to: next })
    },
  })

const isPart = (name: string, state: State): name is keyof State => name in state

function write<K extends keyof State>(draft: State, part: K, { from, to }: { from: State; to: State }): void {
  if (from[part] !== to[part]) draft[part] = to[part]
}
