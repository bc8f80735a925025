import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Counters, Emit } from '../events'
import type { LsRule } from '../rulebook'
import type { Activation, Next, State, Unit } from '../state'
import { openActivation } from './acting'
import { couldReact } from './command'
import { lapseUnpaidEcm } from './ecm'
import { cardOf, onTable, unitOf, unitsOf } from './unit'
import { changeUnit, pop, push, putTop } from './writing'

/** What the owner declares in the counter step. */
export interface Declared {
  readonly overthrust: boolean
  readonly evade: boolean
  readonly aim: boolean
}

export const PLAIN: Declared = { overthrust: false, evade: false, aim: false }

export const countersOf = ({ overthrust, evading, aiming }: Unit): Counters => ({ overthrust, evading, aiming })

/** Retained, added and removed counters that do not go together. */
export function counterRefusals(state: State, unit: Unit, declared: Declared): Refusal[] {
  const exo = cardOf(state, unit).type === 'exo'
  const { overthrust, evade, aim } = declared
  const reasons: Refusal[] = []
  if (exo && overthrust && evade)
    reasons.push(refuse('LS.move.evade.exo-not-both', 'An exo-armor cannot evade and Overthrust together.'))
  if (aim && !state.options.aiming) reasons.push(refuse('LS.counter.aiming', 'This game is played without Aiming.'))
  if (aim && (evade || (exo && overthrust)))
    reasons.push(
      refuse(
        'LS.counter.aiming',
        `Aiming goes not with evasion${exo ? ', and for an exo-armor not with Overthrust' : ''}.`,
      ),
    )
  return reasons
}

/** May be picked in a slot: not yet activated, or owed the Actions it kept when a Command Point activated it. */
export const isAvailable = (unit: Unit): boolean =>
  onTable(unit) &&
  (unit.activation === 'fresh' || (unit.activation === 'acted-out' && unit.actionsLeft > 0 && !unit.evading))

export const availableUnits = (state: State, seat: Seat): Unit[] => unitsOf(state, seat).filter(isAvailable)

export function beginActivation(next: Next, id: string, slot: Activation['slot'], declared: Declared): void {
  const unit = unitOf(next, id)
  const { overthrust, evade: evading, aim: aiming } = declared
  if (slot !== 'actions-only')
    changeUnit(next, id, { overthrust: overthrust && cardOf(next, unit).type === 'exo', evading, aiming })
  push(next, {
    kind: 'activation',
    unit: id,
    slot,
    start: unit.at,
    overthrust: slot !== 'actions-only' && overthrust,
    flown: 0,
    turns: 0,
    pivot: 0,
    moved: false,
    entered: [],
  })
}

/** What the counter step amounts to: what was declared, and what was kept from before. */
export function declaredRules(state: State, unit: Unit, before: Counters): LsRule[] {
  const fighter = cardOf(state, unit).type === 'fighter'
  const overthrust = openActivation(state)?.overthrust ?? false
  const rules: LsRule[] = ['LS.turn.activation.counters-first']
  if (unit.evading)
    rules.push(before.evading ? 'LS.move.evade.duration' : 'LS.move.evade.declare', 'LS.move.evade.bonus')
  if (unit.evading && before.evading) rules.push('LS.move.evade.no-stack')
  if (fighter && overthrust) rules.push('LS.move.fighter.overthrust.no-counter', 'LS.move.fighter.overthrust.min')
  if (fighter && overthrust && unit.evading) rules.push('LS.move.evade.fighter-both')
  if (unit.overthrust)
    rules.push(before.overthrust ? 'LS.move.exo.overthrust.counter' : 'LS.move.exo.overthrust.declare')
  if (unit.aiming) rules.push('LS.counter.aiming')
  return rules
}

/** Takes the open activation off the stack; what follows is a window, the next slot, or what was interrupted. */
export function finishActivation(next: Next, emit: Emit): void {
  const frame = pop(next)
  if (frame?.kind !== 'activation') throw new Error('no activation to finish')
  const unit = unitOf(next, frame.unit)
  const keepsActions = frame.slot === 'command' && onTable(unit) && unit.actionsLeft > 0 && !unit.evading
  changeUnit(next, unit.id, { activation: keepsActions ? 'acted-out' : 'done' })
  lapseUnpaidEcm(next, frame.unit, emit)
  if (frame.slot === 'command') settleWindow(next)
  else openWindow(next, 'activation', frame.unit)
}

/** Seats in turn order, from the one after the given seat round to that seat itself. */
export function seatsAfter(state: State, seat: Seat): Seat[] {
  const at = state.order.indexOf(seat)
  return [...state.order.slice(at + 1), ...state.order.slice(0, at + 1)]
}

/** The seat that has the next slot; null when every Unit has had its activation. */
export const nextSeat = (state: State): Seat | null =>
  state.active === null
    ? null
    : (seatsAfter(state, state.active).find(seat => availableUnits(state, seat).length > 0) ?? null)

/**
 * Asks those who could use a Command Point, in turn order after the active player. Nobody is asked inside an
 * activation that a Command Point bought: windows do not nest.
 */
export function openWindow(next: Next, after: 'move' | 'activation', unit: string): void {
  const { active } = next
  if (active === null || next.stack.some(frame => frame.kind === 'reaction')) return
  const asked = seatsAfter(next, active).filter(
    seat => (after === 'activation' || seat !== active) && couldReact(next, seat),
  )
  // Whoever has the next slot can do all of it there; he is only asked when somebody else might go before him.
  const upcoming = after === 'activation' ? nextSeat(next) : null
  if (asked.some(seat => seat !== upcoming)) push(next, { kind: 'reaction', after, unit, asked })
  else if (after === 'activation') advance(next)
}

/** After an answer: goes on to whoever is asked next, or closes the window. */
export function settleWindow(next: Next): void {
  const top = next.stack.at(-1)
  if (top?.kind !== 'reaction') return
  const first = top.asked.findIndex(seat => couldReact(next, seat))
  if (first < 0) closeWindow(next)
  else if (first > 0) putTop(next, { ...top, asked: top.asked.slice(first) })
}

export function passWindow(next: Next): void {
  const top = next.stack.at(-1)
  if (top?.kind !== 'reaction') throw new Error('no window to pass')
  putTop(next, { ...top, asked: top.asked.slice(1) })
  settleWindow(next)
}

function closeWindow(next: Next): void {
  const frame = pop(next)
  if (frame?.kind === 'reaction' && frame.after === 'activation') advance(next)
}

/** The next slot, or the End Phase when nobody has a Unit left to activate. */
export function advance(next: Next): void {
  next.active = nextSeat(next)
  if (next.active !== null) return
  next.phase = 'end'
  next.endStep = 'interference'
}
