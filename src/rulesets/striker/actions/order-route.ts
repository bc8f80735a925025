import { lengthOf, type Vec } from '../../../engine/geometry/vec'
import type { Offer } from '../../../engine/offers'
import { HOLD } from '../chassis/command'
import { isGone, standsOf } from '../chassis/stands'
import type { Order } from '../orders'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import type { State } from '../state'
import type { GiveOrder } from './order'

interface Clause {
  readonly verb: Order['move']['verb']
  /** Points of the way; the last one is where the order leads. */
  readonly way: readonly Vec[]
  readonly halt: Order['move']['halt']
}

/** The route begins where the unit stands. */
export function orderFrom(state: State, unit: Unit | undefined, { verb, way, halt }: Clause): Order {
  const moves = verb === 'goto' || verb === 'assault' || verb === 'withdraw'
  const stand = unit && standsOf(state).find(one => one.own.value?.unit === unit.id && !isGone(one))
  return {
    move: {
      ...HOLD.move,
      verb,
      point: moves ? (way.at(-1) ?? null) : null,
      route: moves && stand ? [stand.at, ...way.slice(0, -1)] : [],
      halt,
    },
    fire: unit?.order.fire ?? HOLD.fire,
  }
}

/** STR.core.orders.move-clause: the way drawn on the map, point by point. */
export function goThere(state: State, leader: Stand, unit: Unit): Offer<GiveOrder> {
  const { width, height } = state.map
  const start = standsOf(state).find(one => one.own.value?.unit === unit.id && !isGone(one)) ?? leader
  const posed = (at: Vec) => ({
    at: { x: Math.min(width, Math.max(0, at.x)), y: Math.min(height, Math.max(0, at.y)) },
    facing: 0,
  })
  return {
    kind: 'path',
    id: `order.${leader.id}.${unit.id}`,
    label: `Order ${unit.name} along a way`,
    rule: 'STR.core.orders.move-clause',
    piece: leader.id,
    rearranges: true,
    start: { at: start.at, facing: 0 },
    reach: {
      shapes: [],
      extend: (path, to) => [...path, posed(to)],
      cost: path => `${Math.round(lengthOf([start.at, ...path.map(({ at }) => at)]))} cm`,
      sample: random => [posed({ x: random() * width, y: random() * height })],
    },
    along: path => ({
      type: 'order',
      leader: leader.id,
      unit: unit.id,
      order: orderFrom(state, unit, { verb: 'goto', way: path.map(({ at }) => at), halt: ['spotted'] }),
    }),
  }
}
