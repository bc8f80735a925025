import type { Offer } from '../../engine/offers'
import type { Dice } from '../../engine/rolls/dice'
import type { Planned, Refusal } from '../../engine/rolls/plan'
import type { Action, ActionDef, StepContext } from '../../engine/ruleset'
import type { z } from '../../engine/schema'
import type { Actor, Seat } from '../../engine/seats'
import type { StrikerEvent } from './events'
import type { Stand } from './parts/stand'
import type { StrikerRule } from './rulebook'
import { isSide, type Side } from './sides'
import type { State } from './state'

export type Emit = StepContext<StrikerEvent>['emit']

interface Defined<A, R> {
  readonly rule: StrikerRule
  readonly anytime?: boolean
  /** When a side is offered it; whenever it says so where this is left out. */
  readonly when?: (state: State, side: Side) => boolean
  plan(state: State, action: A, actor: Actor): Planned<R>
  /** Puts whole parts of the position in place of others (`chassis/writing.ts`); writes into none of them. */
  apply(next: State, action: A, result: R, step: StepContext<StrikerEvent>): void
  /** Left out by steps of the table. */
  offers?(state: State, side: Side): Iterable<Offer<A>>
}

/** An action of this game. The schema comes first, so that all that follows is typed by it. */
export const define =
  <A extends Action>(schema: z.ZodMiniType<A>) =>
  <R>({ when, offers = () => NOTHING, ...def }: Defined<A, R>): ActionDef<State, A, StrikerEvent, R> => ({
    ...def,
    schema,
    inParts: true,
    offers: (state, seat) =>
      isSide(seat) && (when === undefined || when(state, seat)) ? offers(state, seat) : NOTHING,
  })

const NOTHING: readonly never[] = []

export function sideOf(actor: Actor): Side {
  if (!isSide(actor)) throw new Error(`${actor} commands nobody`)
  return actor
}

/** The side that moves in this phase; null in the others. */
export function moverIn({ phase, first }: Pick<State, 'phase' | 'first'>): Side | null {
  if (first === null) return null
  if (phase === 'move1' || phase === 'fire1') return first
  if (phase === 'move2' || phase === 'fire2') return first === 'A' ? 'B' : 'A'
  return null
}
export const isDeploying = (state: State, seat: Actor): boolean =>
  state.phase === 'deploy' && !state.ready.some(one => one === seat)
export const isCommanding = (state: State, seat: Actor): boolean =>
  state.phase === 'command' && !state.ready.some(one => one === seat)
export const isMoving = (state: State, seat: Seat): boolean =>
  (state.phase === 'move1' || state.phase === 'move2') && state.step === 'act' && moverIn(state) === seat

/** Who may read of a stand: everybody once it is spotted, its owner before. */
export const tellers = (stand: Pick<Stand, 'seat' | 'spotted'>): { seenBy: readonly Seat[] } | object =>
  stand.spotted ? {} : { seenBy: [stand.seat] }

/** STR.core.referee.override: refusals the referee has lifted for a stand are not raised again. */
export const unlifted = (state: State, stand: string, refusals: readonly Refusal[]): Refusal[] =>
  state.overrides.length === 0
    ? [...refusals]
    : refusals.filter(({ rule }) => !state.overrides.some(one => one.stand === stand && one.rule === rule))
export function spendLifted(next: State, stand: string): void {
  if (next.overrides.length > 0) next.overrides = next.overrides.filter(one => one.stand !== stand)
}

/** STR.core.referee.dice: where a rethrow is ordered the first throw counts for nothing. */
export function throwing<R>(state: State, run: (dice: Dice) => R): (dice: Dice) => R {
  if (!state.rethrow) return run
  return dice => {
    run(dice)
    return run(dice)
  }
}
