import type { Dice } from '../../../engine/rolls/dice'
import type { Plan } from '../../../engine/rolls/plan'
import type { ActionDef, Draft } from '../../../engine/ruleset'
import type { Actor } from '../../../engine/seats'
import { SEATS, type Seat } from '../../../engine/seats'
import type { TsEvent } from '../events'
import type { TsRule } from '../rulebook'
import { type Behind, copyOf, type State } from '../state'

/** Actions of the planning and action phases are taken by seats alone. */
export function seatOf(actor: Actor): Seat {
  const seat = SEATS.find(one => one === actor)
  if (!seat) throw new Error(`${actor} has no console`)
  return seat
}

/** What lies behind a seat's screen; null where this view may not see it, or nothing is rolled yet. */
export const behindScreen = (state: State, seat: Seat): Behind | null => state.screens[seat]?.value ?? null

/** What a decision comes to: the parts of the state that are written, and what happened. */
export interface Done {
  readonly changes: Partial<State>
  readonly events: readonly TsEvent[]
}

/** An action of this game: its plan works everything out, then it is written down. */
export type Def<A extends { readonly type: string }> = ActionDef<State, A, TsEvent, Done>

export const writes: Pick<Def<never>, 'inParts' | 'apply'> = {
  inParts: true,
  apply(next, _action, { changes, events }, step) {
    Object.assign(next, changes)
    for (const event of events) step.emit(event)
  },
}

/** Done on a copy, by rules that write where they like. */
export function worked(state: State, work: (next: Draft<State>, emit: (event: TsEvent) => void) => void): Done {
  const changes = copyOf(state)
  const events: TsEvent[] = []
  work(changes, event => events.push(event))
  return { changes, events }
}

/** With this behind a seat's screen. In open planning everybody may look behind it. */
export const screensWith = (state: State, seat: Seat, value: Behind): State['screens'] => ({
  ...state.screens,
  [seat]: { $for: state.options.openPlanning ? [...state.seats] : [seat], value },
})

/** Done behind a screen, and told to nobody else. */
export function behindOnly(state: State, value: Behind, event: TsEvent & { readonly seat: Seat }): Done {
  const told = state.options.openPlanning ? event : { seenBy: [event.seat], ...event }
  return { changes: { screens: screensWith(state, event.seat, value) }, events: [told] }
}

/** A plan that throws dice, or none, and asks nothing more. */
export const settles = (title: string, rule: TsRule, resolve: (dice: Dice) => Done): Plan<Done> => ({
  title,
  rule,
  ledgers: [],
  resolve,
})
