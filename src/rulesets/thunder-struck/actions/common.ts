import { open } from '../../../engine/record/hidden'
import type { Dice } from '../../../engine/rolls/dice'
import type { Plan } from '../../../engine/rolls/plan'
import type { ActionDef, Draft } from '../../../engine/ruleset'
import type { Actor } from '../../../engine/seats'
import { SEATS, type Seat } from '../../../engine/seats'
import type { TsEvent } from '../events'
import type { TsRule } from '../rulebook'
import type { Behind, State } from '../state'

/** An action of this game. */
export type Def<A extends { readonly type: string }, R> = ActionDef<State, A, TsEvent, R>

/** Actions of the planning and action phases are taken by seats alone. */
export function seatOf(actor: Actor): Seat {
  const seat = SEATS.find(one => one === actor)
  if (!seat) throw new Error(`${actor} has no console`)
  return seat
}

/** What lies behind a seat's screen; null where this view may not see it, or nothing is rolled yet. */
export const behindScreen = (state: State, seat: Seat): Behind | null => state.screens[seat]?.value ?? null

export function openScreen(draft: Draft<State>, seat: Seat): Draft<Behind> {
  const screen = draft.screens[seat]
  if (!screen) throw new Error(`seat ${seat} has no screen up`)
  return open(screen)
}

/** Put up a screen. In open planning everybody may look behind it. */
export function putUpScreen(draft: Draft<State>, seat: Seat, value: Behind): void {
  draft.screens[seat] = { $for: draft.options.openPlanning ? [...draft.seats] : [seat], value }
}

/** Who may learn what is done behind a screen. */
export const watchers = (state: State, seat: Seat): { seenBy: readonly Seat[] } | object =>
  state.options.openPlanning ? {} : { seenBy: [seat] }

/** A plan that throws dice, or works out what `apply` writes, and asks nothing more. */
export const thrown = <R>(title: string, rule: TsRule, resolve: (dice: Dice) => R): Plan<R> => ({
  title,
  rule,
  ledgers: [],
  resolve,
})
