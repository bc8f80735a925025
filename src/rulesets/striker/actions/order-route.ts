import { lengthOf, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { Offer, Reach } from '../../../engine/offers'
import type { Shape } from '../../../engine/scene/shapes'
import type { Order } from '../orders'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import type { StrikerRule } from '../rulebook'
import { HOLD } from '../rules/command/command'
import { isGone, standsIn } from '../rules/stands'
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
  const stand = unit && standsIn(state, unit.id).find(one => !isGone(one))
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
export const goThere = (state: State, leader: Stand, unit: Unit): Offer<GiveOrder> =>
  new WayOrdered(state, leader, unit)

export class WayOrdered implements Reach {
  readonly kind = 'path'
  readonly rule: StrikerRule = 'STR.core.orders.move-clause'
  readonly start: Pose
  readonly reach: Reach
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #state: State
  readonly #unit: Unit
  constructor(state: State, leader: Stand, unit: Unit) {
    this.id = `order.${leader.id}.${unit.id}`
    this.label = `Draw a route for ${unit.name}`
    this.piece = leader.id
    this.#state = state
    this.#unit = unit
    const first = standsIn(state, unit.id).find(one => !isGone(one)) ?? leader
    this.start = { at: first.at, facing: 0 }
    this.reach = this
  }
  /** The whole table: nothing to draw. */
  shapes(): readonly Shape[] {
    return []
  }
  extend(path: readonly Pose[], to: Vec): readonly Pose[] {
    return [...path, this.#posed(to)]
  }
  cost(path: readonly Pose[]): string {
    return `${Math.round(lengthOf([this.start.at, ...path.map(({ at }) => at)]))} cm`
  }
  along(path: readonly Pose[]): GiveOrder {
    const way = path.map(({ at }) => at)
    const order = orderFrom(this.#state, this.#unit, { verb: 'goto', way, halt: ['spotted'] })
    return { type: 'order', leader: this.piece, unit: this.#unit.id, order }
  }
  #posed({ x, y }: Vec): Pose {
    const { width, height } = this.#state.map
    return { at: { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) }, facing: 0 }
  }
}
