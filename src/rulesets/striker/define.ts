import { actionsOf } from '../../engine/define'
import type { Dice } from '../../engine/rolls/dice'
import type { Refusal, Refused } from '../../engine/rolls/plan'
import type { StepContext } from '../../engine/ruleset'
import type { Actor, Seat } from '../../engine/seats'
import type { StrikerEvent } from './events'
import type { Stand } from './parts/stand'
import { isSide, type Side } from './sides'
import type { Next, State } from './state'

export type Emit = StepContext<StrikerEvent>['emit']

/** An action of this game: its schema first, then what it does. */
export const define = actionsOf<State, StrikerEvent>()

export function sideOf(actor: Actor): Side {
  if (!isSide(actor)) throw new Error(`${actor} commands no side`)
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
  state.phase === 'deploy' && isSide(seat) && !state.ready.includes(seat)
export const isCommanding = (state: State, seat: Actor): boolean =>
  state.phase === 'command' && state.jamming === null && isSide(seat) && !state.ready.includes(seat)
/** STR.core.sequence.command: jamming comes before the orders. */
export const isJamming = (state: State, seat: Actor): boolean =>
  state.phase === 'command' && isSide(seat) && state.jamming?.includes(seat) === true
/** Jamming or giving orders. */
export const isInCommand = (state: State, seat: Actor): boolean => isJamming(state, seat) || isCommanding(state, seat)
export const isMoving = (state: State, seat: Actor): boolean =>
  (state.phase === 'move1' || state.phase === 'move2') && state.step === 'act' && moverIn(state) === seat

/** Refused for all of these reasons that hold. */
export const refusedFor = (...reasons: readonly (Refusal | false)[]): Refused => ({
  refusals: reasons.filter(reason => reason !== false),
})

/** Who may read about a stand: everybody once it is spotted, only its owner before. */
export const readersOf = (stand: Pick<Stand, 'seat' | 'spotted'>): { seenBy: readonly Seat[] } | object =>
  stand.spotted ? {} : { seenBy: [stand.seat] }

/** STR.core.referee.override: refusals the referee has lifted for a stand are not raised again. */
export const unlifted = (state: State, stand: string, refusals: readonly Refusal[]): Refusal[] =>
  state.overrides.length === 0
    ? [...refusals]
    : refusals.filter(({ rule }) => !state.overrides.some(one => one.stand === stand && one.rule === rule))
export function spendLifted(next: Next, stand: string): void {
  if (next.overrides.length > 0) next.overrides = next.overrides.filter(one => one.stand !== stand)
}

/** STR.core.referee.dice: where the referee orders a reroll, the first roll doesn't count. */
export function rolling<R>(state: State, run: (dice: Dice) => R): (dice: Dice) => R {
  if (!state.rethrow) return run
  return dice => {
    run(dice)
    return run(dice)
  }
}
