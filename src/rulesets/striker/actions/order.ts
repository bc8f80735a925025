import { word } from '../../../engine/bounds'
import type { Offer } from '../../../engine/offers'
import type { DeepReadonly } from '../../../engine/readonly'
import { plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isCommanding, isDeploying, refusedFor, spendLifted, unlifted } from '../define'
import { named } from '../events'
import { type Order, orderSchema } from '../orders'
import type { Stand } from '../parts/stand'
import { wordRefusal } from '../rules/command/assignments'
import { orderRefusals, orderTime, steadyLeaders, stepsBelow } from '../rules/command/command'
import { describeOrder } from '../rules/command/order-words'
import { mustStand, own, standOf, unitOf, unitsOf } from '../rules/stands'
import { changeRoster, changeUnit } from '../rules/writing'
import type { State } from '../state'
import { orderForm } from './order-form'
import { goThere } from './order-route'

const schema = z.strictObject({ type: z.literal('order'), leader: word, unit: word, order: orderSchema })

export type GiveOrder = DeepReadonly<z.infer<typeof schema>>

/** STR.core.orders.form: a movement clause and a fire clause to one unit. */
export const order = define<GiveOrder>(schema)({
  rule: 'STR.core.orders.form',
  plan(state, action, actor) {
    const leader = standOf(state, action.leader)
    const unit = unitOf(state, action.unit)
    // STR.core.orders.initial: one order for every unit is free before the battle.
    const free = isDeploying(state, actor)
    const phase =
      !free &&
      !isCommanding(state, actor) &&
      refuse('STR.core.sequence.command', 'You can give orders only in the command phase.')
    const clauses = clauseRefusals(state, actor, action.order)
    if (!leader || !unit || leader.seat !== actor || unit.seat !== actor)
      return refusedFor(refuse('STR.core.orders.who', 'Choose a leader and a unit of your own.'), phase, ...clauses)
    return unless(
      [
        phase,
        ...clauses,
        wordRefusal(state, unit, action.order),
        ...(free
          ? []
          : unlifted(state, leader.id, orderRefusals(state, leader, unit), { kind: 'order', leader, unit })),
      ],
      () =>
        plain(`Order ${unit.name}: ${describeOrder(action.order)}`, 'STR.core.orders.form', {
          shapes: () => routeShapes(leader, action.order),
          warnings: () =>
            free
              ? []
              : [
                  refuse(
                    'STR.core.orders.time',
                    `In force from turn ${state.turn + orderTime(state, leader, unit, action.order)}; ${leader.name} can do nothing else this turn.`,
                  ),
                ],
        }),
    )
  },
  apply(next, action, _result, { emit }) {
    const leader = mustStand(next, action.leader)
    const unit = unitOf(next, action.unit)
    if (!unit) return
    const free = isDeploying(next, leader.seat)
    const effective = free ? next.turn + 1 : next.turn + orderTime(next, leader, unit, action.order)
    if (free) changeUnit(next, unit.id, { order: action.order, status: 'running' })
    else {
      changeUnit(next, unit.id, { pending: { order: action.order, from: leader.id, effective, given: next.turn } })
      changeRoster(next, leader.id, { task: 'order' })
    }
    spendLifted(next, leader.id)
    emit({
      type: 'ordered',
      rules: [
        free ? 'STR.core.orders.initial' : 'STR.core.orders.time',
        'STR.core.orders.secret',
        'STR.core.defaults.orders',
      ],
      unit: unit.name,
      by: named(leader),
      says: describeOrder(action.order),
      effective,
      seenBy: [unit.seat],
    })
  },
  when: (state, side) => isDeploying(state, side) || isCommanding(state, side),
  offers(view, seat) {
    const offers: Offer<GiveOrder>[] = []
    const free = isDeploying(view, seat)
    for (const leader of steadyLeaders(view, seat)) {
      if (!free && own(leader).task !== null) continue
      const units = unitsOf(view, leader.seat).filter(unit => stepsBelow(view, leader, unit) !== null)
      if (units.length === 0) continue
      offers.push(orderForm(view, leader, units))
      for (const unit of units) offers.push(goThere(view, leader, unit))
    }
    return offers
  },
})

/** Everything that is wrong with the clauses of an order. */
export function clauseRefusals(state: State, seat: string, { move, fire }: Order): Refusal[] {
  const followed = move.stand === null ? undefined : standOf(state, move.stand)
  const target = fire.target === null ? undefined : standOf(state, fire.target)
  const off = [...move.route, ...(move.point ? [move.point] : []), ...(fire.zone ? [fire.zone.at] : [])].some(
    ({ x, y }) => !(x >= 0 && y >= 0 && x <= state.map.width && y <= state.map.height),
  )
  const leads = move.verb === 'goto' || move.verb === 'assault' || move.verb === 'withdraw'
  const reasons: (Refusal | false)[] = [
    move.verb === 'follow' &&
      followed?.seat !== seat &&
      refuse(
        'STR.core.orders.move-clause',
        followed ? 'Choose a stand of your own side to follow.' : 'Choose a stand to follow.',
      ),
    leads && !move.point && refuse('STR.core.orders.move-clause', 'Choose a point for that order.'),
    off && refuse('STR.core.terrain.edges', 'The order leads off the table.'),
    fire.verb === 'target' &&
      (fire.target === null
        ? refuse('STR.core.orders.fire-clause', 'Choose a target.')
        : (!target || target.seat === seat || !target.spotted) &&
          refuse('STR.core.direct.refusal-secret', 'Choose a spotted enemy stand.')),
    fire.verb === 'zone' && !fire.zone && refuse('STR.core.orders.fire-clause', 'Choose a zone.'),
  ]
  return reasons.filter(reason => reason !== false)
}

const routeShapes = (leader: Stand, { move }: Order) =>
  move.point
    ? [
        {
          kind: 'path',
          tone: 'reach',
          dashed: true,
          arrow: true,
          points: [move.route[0] ?? leader.at, ...move.route.slice(1), move.point],
        } as const,
      ]
    : []
