import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Counters, Emit } from '../events'
import type { LsRule } from '../rulebook'
import type { Activation, Next, State, Unit } from '../state'
import { openActivation } from './acting'
import { openWindow, settleWindow } from './command'
import { lapseUnpaidEcm } from './ecm'
import { cardOf, onTable, unitOf } from './unit'
import { changeUnit, pop, push } from './writing'

/** What the owner declares in the counter step. */
export interface Declared {
  readonly overthrust: boolean
  readonly evade: boolean
  readonly aim: boolean
}

export const PLAIN: Declared = { overthrust: false, evade: false, aim: false }

export const countersOf = ({ overthrust, evading, aiming }: Unit): Counters => ({ overthrust, evading, aiming })

/** Why counters can't be carried together. */
export function counterRefusals(state: State, unit: Unit, { overthrust, evade, aim }: Declared): (Refusal | false)[] {
  const exo = cardOf(state, unit).type === 'exo'
  return [
    exo &&
      overthrust &&
      evade &&
      refuse('LS.move.evade.exo-not-both', "An exo-armor can't evade and use Overthrust together."),
    aim && !state.options.aiming && refuse('LS.counter.aiming', 'This game is played without Aiming.'),
    aim && evade && refuse('LS.counter.aiming', "A Unit can't aim while evading."),
    aim && exo && overthrust && refuse('LS.counter.aiming', "An exo-armor can't aim while using Overthrust."),
  ]
}

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

/** The rules of what was declared in the counter step, and of what was kept from before. */
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

/** Takes the open activation off the stack. A window follows, or the next slot, or what was interrupted. */
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
