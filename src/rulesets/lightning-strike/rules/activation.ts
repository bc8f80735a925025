import type { Refusal } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Counters, Emit } from '../events'
import type { LsRule } from '../rulebook'
import type { Activation, State, Unit } from '../state'
import { couldReact } from './command'
import { lapseUnpaidEcm } from './ecm'
import { cardOf, no, onTable, openActivation, unitOf, unitsOf } from './unit'

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
    reasons.push(no('LS.move.evade.exo-not-both', 'An exo-armor cannot evade and Overthrust together.'))
  if (aim && !state.options.aiming) reasons.push(no('LS.counter.aiming', 'This game is played without Aiming.'))
  if (aim && (evade || (exo && overthrust)))
    reasons.push(
      no(
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

export function beginActivation(draft: State, id: string, slot: Activation['slot'], declared: Declared): void {
  const unit = unitOf(draft, id)
  const exo = cardOf(draft, unit).type === 'exo'
  if (slot !== 'actions-only') {
    unit.overthrust = exo && declared.overthrust
    unit.evading = declared.evade
    unit.aiming = declared.aim
  }
  draft.stack.push({
    kind: 'activation',
    unit: id,
    slot,
    start: { ...unit.at },
    overthrust: slot !== 'actions-only' && declared.overthrust,
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
export function finishActivation(draft: State, emit: Emit): void {
  const frame = draft.stack.pop()
  if (frame?.kind !== 'activation') throw new Error('no activation to finish')
  const unit = unitOf(draft, frame.unit)
  const keepsActions = frame.slot === 'command' && onTable(unit) && unit.actionsLeft > 0 && !unit.evading
  unit.activation = keepsActions ? 'acted-out' : 'done'
  lapseUnpaidEcm(draft, frame.unit, emit)
  if (frame.slot === 'command') settleWindow(draft)
  else openWindow(draft, 'activation', frame.unit)
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
export function openWindow(draft: State, after: 'move' | 'activation', unit: string): void {
  const { active } = draft
  if (active === null || draft.stack.some(frame => frame.kind === 'reaction')) return
  const asked = seatsAfter(draft, active).filter(
    seat => (after === 'activation' || seat !== active) && couldReact(draft, seat),
  )
  // Whoever has the next slot can do all of it there; he is only asked when somebody else might go before him.
  const next = after === 'activation' ? nextSeat(draft) : null
  if (asked.some(seat => seat !== next)) draft.stack.push({ kind: 'reaction', after, unit, asked })
  else if (after === 'activation') advance(draft)
}

/** After an answer: goes on to whoever is asked next, or closes the window. */
export function settleWindow(draft: State): void {
  const top = draft.stack.at(-1)
  if (top?.kind !== 'reaction') return
  while (top.asked[0] !== undefined && !couldReact(draft, top.asked[0])) top.asked.shift()
  if (top.asked.length === 0) closeWindow(draft)
}

export function passWindow(draft: State): void {
  const top = draft.stack.at(-1)
  if (top?.kind !== 'reaction') throw new Error('no window to pass')
  top.asked.shift()
  settleWindow(draft)
}

function closeWindow(draft: State): void {
  const frame = draft.stack.pop()
  if (frame?.kind === 'reaction' && frame.after === 'activation') advance(draft)
}

/** The next slot, or the End Phase when nobody has a Unit left to activate. */
export function advance(draft: State): void {
  const next = nextSeat(draft)
  draft.active = next
  if (next !== null) return
  draft.phase = 'end'
  draft.endStep = 'interference'
}
