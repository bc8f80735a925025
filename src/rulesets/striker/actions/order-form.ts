import type { Vec } from '../../../engine/geometry/vec'
import type { Field, Offer } from '../../../engine/offers'
import { HOLD } from '../chassis/command'
import { isGone, standsOf } from '../chassis/stands'
import { FIRE_VERBS, HALTS, MOVE_VERBS, type Order } from '../orders'
import type { Stand, State, Unit } from '../state'
import { option, pointFields } from './fields'
import type { GiveOrder } from './order'

export const HALT_CHOICES = [
  option('none', 'nothing'),
  ...HALTS.map(halt =>
    option(
      halt,
      { spotted: 'an enemy is spotted', firedOn: 'fired on', casualty: 'a casualty', reached: 'the point is reached' }[
        halt
      ],
    ),
  ),
]

/** STR.core.orders.move-clause, .fire-clause: the whole order in a form. */
export function orderForm(state: State, leader: Stand, units: readonly Unit[]): Offer<GiveOrder> {
  const fields: Field[] = [
    {
      kind: 'choice',
      name: 'unit',
      label: 'To',
      options: units.map(({ id, name }) => option(id, name)),
      value: units[0]?.id ?? '',
    },
    {
      kind: 'choice',
      name: 'verb',
      label: 'Movement',
      rule: 'STR.core.orders.move-clause',
      options: MOVE_VERBS.filter(verb => verb !== 'follow').map(verb => option(verb)),
      value: 'goto',
    },
    ...pointFields(state),
    { kind: 'choice', name: 'halt', label: 'Halt when', options: HALT_CHOICES, value: 'spotted' },
    {
      kind: 'choice',
      name: 'fire',
      label: 'Fire',
      rule: 'STR.core.orders.fire-clause',
      options: FIRE_VERBS.filter(verb => verb !== 'target' && verb !== 'zone').map(verb => option(verb)),
      value: 'atWill',
    },
  ]
  return {
    kind: 'form',
    id: `order.${leader.id}`,
    label: `Order from ${leader.name}`,
    rule: 'STR.core.orders.form',
    piece: leader.id,
    key: 'o',
    rearranges: state.phase === 'deploy',
    fields,
    fill: values => {
      const unit = units.find(({ id }) => id === values.unit) ?? units[0]
      const verb = MOVE_VERBS.find(one => one === values.verb) ?? 'hold'
      const point = { x: Number(values.x), y: Number(values.y) }
      const halt = HALTS.filter(one => one === values.halt)
      const fire = FIRE_VERBS.find(one => one === values.fire) ?? 'atWill'
      return {
        type: 'order',
        leader: leader.id,
        unit: unit?.id ?? '',
        order: orderFrom(state, unit, { verb, point, halt, fire }),
      }
    },
  }
}

/** The route begins where the unit stands. */
function orderFrom(
  state: State,
  unit: Unit | undefined,
  clause: { verb: Order['move']['verb']; point: Vec; halt: Order['move']['halt']; fire: Order['fire']['verb'] },
): Order {
  const moves = clause.verb === 'goto' || clause.verb === 'assault' || clause.verb === 'withdraw'
  const stand = unit && standsOf(state).find(one => one.own.value?.unit === unit.id && !isGone(one))
  return {
    move: {
      ...HOLD.move,
      verb: clause.verb,
      point: moves ? clause.point : null,
      route: moves && stand ? [stand.at] : [],
      halt: clause.halt,
    },
    fire: { verb: clause.fire, target: null, zone: null },
  }
}

/** The same by pointing at the map. */
export function goThere(state: State, leader: Stand, unit: Unit): Offer<GiveOrder> {
  return {
    kind: 'region',
    id: `order.${leader.id}.${unit.id}`,
    label: `Order ${unit.name} to a point`,
    rule: 'STR.core.orders.move-clause',
    piece: leader.id,
    rearranges: true,
    region: [
      {
        kind: 'polygon',
        tone: 'reach',
        points: [
          { x: 0, y: 0 },
          { x: state.map.width, y: 0 },
          { x: state.map.width, y: state.map.height },
          { x: 0, y: state.map.height },
        ],
      },
    ],
    facing: 'none',
    start: { at: leader.at, facing: 0 },
    ghost: { art: 'flag', radius: 2 },
    at: ({ at }) => ({
      type: 'order',
      leader: leader.id,
      unit: unit.id,
      order: orderFrom(state, unit, { verb: 'goto', point: at, halt: ['spotted'], fire: unit.order.fire.verb }),
    }),
    sample: random => ({ at: { x: random() * state.map.width, y: random() * state.map.height }, facing: 0 }),
  }
}
