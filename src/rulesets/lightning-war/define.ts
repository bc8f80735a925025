import type { Offer } from '../../engine/offers'
import type { Planned } from '../../engine/rolls/plan'
import type { Action, ActionDef, StepContext } from '../../engine/ruleset'
import type { z } from '../../engine/schema'
import type { Actor, Seat } from '../../engine/seats'
import type { LwEvent } from './events'
import type { LwRule } from './rulebook'
import type { Frame, State, Step } from './state'

type When = Step | Frame['kind']

interface Defined<A, R> {
  readonly rule: LwRule
  readonly anytime?: boolean
  /** The step in which the active side is offered it, or the frame whose answer it is; whenever it says so if left out. */
  readonly when?: When
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
    inParts: true,
    ...def,
    offers: (state, seat) => (isTime(state, seat, def.when) ? def.offers(state, seat) : NOTHING),
  })

const NOTHING: readonly never[] = []

function isTime({ stack, step, active }: State, seat: Seat, when: When | undefined): boolean {
  if (when === undefined) return true
  return stack.length > 0 ? stack[stack.length - 1]?.kind === when : step === when && active === seat
}
