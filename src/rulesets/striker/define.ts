import { actionsOf, type Definition } from '../../engine/define'
import type { Dice } from '../../engine/rolls/dice'
import { type Ledger, modifier } from '../../engine/rolls/ledger'
import { isRefused, type Refusal, type Refused, refuse } from '../../engine/rolls/plan'
import type { Action, ActionDef, StepContext } from '../../engine/ruleset'
import type { z } from '../../engine/schema'
import type { Actor, Seat } from '../../engine/seats'
import type { StrikerEvent } from './events'
import type { Question } from './parts/question'
import type { Stand } from './parts/stand'
import { hooks, type Matter } from './rules/hooks'
import { answered, isAsked, questionRefusals } from './rules/questions'
import { isSide, type Side } from './sides'
import type { Next, State } from './state'

export type Emit = StepContext<StrikerEvent>['emit']

const defineAny = actionsOf<State, StrikerEvent>()

/** An action of this game: its schema first, then what it does. Nothing is done while a rule waits for an answer. */
export const define =
  <A extends Action>(schema: z.ZodMiniType<A>) =>
  <R>(def: Definition<State, A, StrikerEvent, R>): ActionDef<State, A, StrikerEvent, R> =>
    def.forced || def.anytime
      ? defineAny(schema)(def)
      : defineAny(schema)({
          ...def,
          plan(state, action, actor) {
            const planned = def.plan(state, action, actor)
            const open = questionRefusals(state)
            if (open.length === 0) return planned
            return { refusals: isRefused(planned) ? [...open, ...planned.refusals] : open }
          },
          when: (view, seat) => view.questions.length === 0 && (def.when?.(view, seat) ?? true),
        })

/** The answer to a question of a rule. */
export const defineAnswer =
  <A extends Action>(schema: z.ZodMiniType<A>, question: Pick<Question, 'of' | 'name'>) =>
  <R>(def: Definition<State, A, StrikerEvent, R>): ActionDef<State, A, StrikerEvent, R> =>
    defineAny(schema)({
      ...def,
      plan(state, action, actor) {
        const planned = def.plan(state, action, actor)
        if (isAsked(state, actor, question)) return planned
        const unasked = refuse(def.rule, 'Nobody asks you that now.')
        return { refusals: isRefused(planned) ? [unasked, ...planned.refusals] : [unasked] }
      },
      apply(next, action, result, step) {
        answered(next)
        def.apply(next, action, result, step)
      },
      when: (view, seat) => isAsked(view, seat, question),
    })

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
  state.phase === 'command' && isSide(seat) && !state.ready.includes(seat)
export const isMoving = (state: State, seat: Actor): boolean =>
  (state.phase === 'move1' || state.phase === 'move2') && state.step === 'act' && moverIn(state) === seat

/** Refused for all of these reasons that hold. */
export const refusedFor = (...reasons: readonly (Refusal | false)[]): Refused => ({
  refusals: reasons.filter(reason => reason !== false),
})

/** Who may read about a stand: everybody once it is spotted, only its owner before. */
export const readersOf = (stand: Pick<Stand, 'seat' | 'spotted'>): { seenBy: readonly Seat[] } | object =>
  stand.spotted ? {} : { seenBy: [stand.seat] }

/**
 * STR.core.referee.override: what the referee has lifted for a stand isn't refused again, and neither is what a rule in
 * force permits.
 */
export const unlifted = (state: State, stand: string, refusals: readonly Refusal[], matter: Matter): Refusal[] => {
  const permits = hooks(state.options, 'permit')
  if (state.overrides.length === 0 && permits.length === 0) return [...refusals]
  return refusals.filter(
    refusal =>
      !state.overrides.some(one => one.stand === stand && one.rule === refusal.rule) &&
      !permits.some(hook => hook(state, refusal, matter) !== null),
  )
}

/** STR.core.hooks.pure: what the core would refuse and a rule in force permits, each with the clause that does. */
export function permissions(state: State, refusals: readonly Refusal[], matter: Matter): Ledger[] {
  const permits = hooks(state.options, 'permit')
  const lines = refusals.flatMap(refusal =>
    permits.flatMap(hook => {
      const rule = hook(state, refusal, matter)
      return rule ? [modifier(0, refusal.why, rule)] : []
    }),
  )
  return lines.length > 0 ? [{ name: 'Permitted all the same', base: '', lines }] : []
}
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
