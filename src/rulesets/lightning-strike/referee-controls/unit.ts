import { roundedTurn, turnOf } from '../../../engine/geometry/angle'
import type { Field, FieldValues } from '../../../engine/offers'
import type { RefereeControl } from '../../../engine/record/referee'
import type { Seat } from '../../../engine/seats'
import type { LsRule } from '../rulebook'
import { cardOf, unitsOf } from '../rules/unit'
import type { State, Unit } from '../state'
import { choice, flag, number, pointFields } from './fields'

/** Values of one Unit that belong together. */
interface Handle {
  readonly id: string
  readonly what: string
  readonly rule: LsRule
  readonly fields: readonly Field[]
  /** The new values; anything not named stays the same. */
  set(values: FieldValues): Record<string, unknown>
}

export const unitControls = (state: State, unit: Unit): RefereeControl[] =>
  handles(state, unit).map(({ id, what, rule, fields, set }) => ({
    id: `${id}.${unit.id}`,
    label: `${unit.name}: ${what}`,
    piece: unit.id,
    rule,
    fields,
    fill: values => Object.entries(set(values)).map(([key, value]) => ({ path: ['units', unit.id, key], value })),
  }))

const handles = (state: State, unit: Unit): Handle[] => [
  place(state, unit),
  damage(unit),
  counters(state, unit),
  status(unit),
  turn(unit),
  ...(cardOf(state, unit).ecm === null && unit.ecm === null ? [] : [ecm(unit)]),
  interference(state, unit),
]

const place = (state: State, unit: Unit): Handle => ({
  id: 'place',
  what: 'position and facing',
  rule: 'LS.scale.centre',
  fields: [
    ...pointFields(state.options, unit.at),
    number('facing', 'Facing, degrees clockwise from the top', {
      min: 0,
      max: 359,
      value: roundedTurn(unit.facing),
    }),
  ],
  set: ({ x, y, facing }) => ({ at: { x, y }, facing: turnOf(Number(facing)) }),
})

const damage = (unit: Unit): Handle => ({
  id: 'damage',
  what: 'Stunned and Crippled',
  rule: 'LS.damage.one-result',
  fields: [flag('stunned', 'Stunned', unit.stunned), flag('crippled', 'Crippled', unit.crippled)],
  /** LS.ecm.crippled: a Crippled Unit loses its ECM. */
  set: ({ stunned, crippled }) => ({ stunned, crippled, ...(crippled ? { ecm: null } : {}) }),
})

/** Only the counters this Unit can have in this game. */
function counters(state: State, unit: Unit): Handle {
  const exo = cardOf(state, unit).type === 'exo'
  return {
    id: 'counters',
    what: 'counters',
    rule: 'LS.counter.list',
    fields: [
      ...(exo ? [flag('overthrust', 'Overthrust', unit.overthrust)] : []),
      flag('evading', 'Evasive', unit.evading),
      ...(state.options.aiming ? [flag('aiming', 'Aiming', unit.aiming)] : []),
    ],
    set: values => values,
  }
}

const STATUS = [
  ['table', 'On the table'],
  ['retreated', 'Retreated'],
  ['overkilled', 'Destroyed'],
] as const

const status = (unit: Unit): Handle => ({
  id: 'status',
  what: 'on the table or out of the game',
  rule: 'LS.damage.overkill.remove',
  fields: [choice('status', 'Status', { options: STATUS, value: unit.status === 'reserve' ? 'table' : unit.status })],
  set: ({ status }) => ({ status, ...(status === 'table' ? {} : { ecm: null, targetedEcm: [] }) }),
})

const ACTIVATION = [
  ['fresh', 'Not yet activated'],
  ['acted-out', 'Activated by a Command Point, with Actions left'],
  ['done', 'Done for this turn'],
] as const

const turn = (unit: Unit): Handle => ({
  id: 'turn',
  what: 'activation, Actions and Command Point',
  rule: 'LS.turn.activation.once',
  fields: [
    choice('activation', 'Activation', { options: ACTIVATION, value: unit.activation }),
    number('actionsLeft', 'Actions left', { min: 0, max: 9, value: unit.actionsLeft }),
    flag('usedCommandPoint', 'Has used a Command Point', unit.usedCommandPoint),
  ],
  set: ({ activation, actionsLeft, usedCommandPoint }) => ({ activation, actionsLeft, usedCommandPoint }),
})

const ecm = (unit: Unit): Handle => ({
  id: 'ecm',
  what: 'ECM counter',
  rule: 'LS.ecm.counter',
  fields: [
    number('threshold', 'Threshold, 0 for no counter', { min: 0, max: 20, value: unit.ecm?.threshold ?? 0 }),
    flag('paid', 'Paid for this turn', unit.ecm?.paid ?? true),
  ],
  set: ({ threshold, paid }) => ({ ecm: Number(threshold) > 0 ? { threshold, paid } : null }),
})

/** One number for each side: how many of its counters are on the Unit. */
function interference(state: State, unit: Unit): Handle {
  const laidBy = (seat: Seat) => unit.targetedEcm.filter(({ by }) => by === seat)
  return {
    id: 'interference',
    what: 'Targeted ECM counters',
    rule: 'LS.ecm.targeted.win',
    fields: state.seats.map(seat =>
      number(seat, seat === unit.seat ? 'From its own side' : `From side ${seat}`, {
        min: 0,
        max: 9,
        value: laidBy(seat).length,
      }),
    ),
    set: values => ({
      targetedEcm: state.seats.flatMap(seat => {
        const held = laidBy(seat)
        const source = unitsOf(state, seat)[0]?.id ?? unit.id
        return Array.from({ length: Number(values[seat] ?? 0) }, (_, i) => held[i] ?? { by: seat, source })
      }),
    }),
  }
}
