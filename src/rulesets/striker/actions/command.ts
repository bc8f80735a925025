import type { Vec } from '../../../engine/geometry/vec'
import type { Field, Offer } from '../../../engine/offers'
import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { HOLD, isShaken, orderRefusals, orderTime, rallyRefusals, stepsBelow } from '../chassis/command'
import { describeOrder } from '../chassis/describe'
import { throw2d } from '../chassis/direct'
import { currentMorale, moraleLines } from '../chassis/morale'
import { giverOf, isBeingGiven } from '../chassis/pending'
import { isGone, isLeader, mustStand, no, own, standOf, standsOf, unitOf, unitsOf } from '../chassis/stands'
import { define, spendLifted, unlifted } from '../define'
import { named } from '../events'
import { FIRE_VERBS, HALTS, MOVE_VERBS, type Order, orderSchema } from '../orders'
import type { Side, Stand, State, Unit } from '../state'

const schema = z.object({ type: z.literal('order'), leader: z.string(), unit: z.string(), order: orderSchema })
type GiveOrder = z.infer<typeof schema>

const isCommanding = (state: State, side: string): boolean =>
  state.phase === 'command' && !state.ready.some(one => one === side)
/** STR.core.orders.initial: one order for every unit is free before the battle. */
const isFree = (state: State, side: string): boolean =>
  state.phase === 'deploy' && !state.ready.some(one => one === side)

/** STR.core.orders.form: a movement clause and a fire clause to one unit. */
export const order = define(schema)({
  rule: 'STR.core.orders.form',
  plan(state, action, actor) {
    const leader = standOf(state, action.leader)
    const unit = unitOf(state, action.unit)
    if (!leader || !unit || leader.seat !== actor || unit.seat !== actor)
      return { refusals: [no('STR.core.orders.who', 'That leader or unit is not yours.')] }
    const free = isFree(state, actor)
    const clause = clauseRefusal(action.order)
    return unless(
      [
        !free &&
          !isCommanding(state, actor) &&
          no('STR.core.sequence.command', 'Orders are given in the command phase.'),
        clause,
        ...(free ? [] : unlifted(state, leader.id, orderRefusals(state, leader, unit))),
      ],
      () =>
        plain(`Order ${unit.name}: ${describeOrder(action.order)}`, 'STR.core.orders.form', {
          shapes: routeShapes(leader, action.order),
          warnings: free
            ? []
            : [
                no(
                  'STR.core.orders.time',
                  `In force from turn ${state.turn + orderTime(state, leader, unit, action.order)}; ${leader.name} does nothing else this turn.`,
                ),
              ],
        }),
    )
  },
  apply(draft, action, _result, { emit }) {
    const leader = mustStand(draft, action.leader)
    const unit = draft.units[action.unit]?.value
    if (!unit) return
    const free = isFree(draft, leader.seat)
    const effective = free ? draft.turn + 1 : draft.turn + orderTime(draft, leader, unit, action.order)
    if (free) {
      unit.order = action.order
      unit.status = 'running'
    } else {
      unit.pending = { order: action.order, from: leader.id, effective }
      own(leader).task = 'order'
    }
    spendLifted(draft, leader.id)
    emit({
      type: 'ordered',
      rules: [free ? 'STR.core.orders.initial' : 'STR.core.orders.time', 'STR.core.orders.secret'],
      unit: unit.name,
      by: named(leader),
      says: describeOrder(action.order),
      effective,
      seenBy: [unit.seat],
    })
  },
  *offers(state, seat) {
    const free = isFree(state, seat)
    if (!free && !isCommanding(state, seat)) return
    for (const leader of leadersOf(state, seat)) {
      if (!free && own(leader).task !== null) continue
      const units = unitsOf(state, leader.seat).filter(unit => stepsBelow(state, leader, unit) !== null)
      if (units.length === 0) continue
      yield orderForm(state, leader, units)
      for (const unit of units) yield goThere(state, leader, unit)
    }
  },
})

const leadersOf = (state: State, seat: string): Stand[] =>
  standsOf(state).filter(stand => stand.seat === seat && isLeader(stand) && !isGone(stand) && !isShaken(stand))

function clauseRefusal({ move, fire }: Order) {
  const lost = (move.verb === 'goto' || move.verb === 'assault' || move.verb === 'withdraw') && !move.point
  if (lost) return no('STR.core.orders.move-clause', 'That order needs a point.')
  if (move.verb === 'follow' && !move.stand) return no('STR.core.orders.move-clause', 'Whom to follow is missing.')
  if (fire.verb === 'target' && !fire.target) return no('STR.core.orders.fire-clause', 'The named target is missing.')
  return fire.verb === 'zone' && !fire.zone && no('STR.core.orders.fire-clause', 'The zone is missing.')
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

const option = (value: string, label = value) => ({ value, label })
const HALT_CHOICES = [
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
function orderForm(state: State, leader: Stand, units: readonly Unit[]): Offer<GiveOrder> {
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
    {
      kind: 'number',
      name: 'x',
      label: 'Point, cm from the west',
      min: 0,
      max: state.map.width,
      step: 1,
      value: Math.round(state.map.width / 2),
    },
    {
      kind: 'number',
      name: 'y',
      label: 'Point, cm from the north',
      min: 0,
      max: state.map.height,
      step: 1,
      value: Math.round(state.map.height / 2),
    },
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
function goThere(state: State, leader: Stand, unit: Unit): Offer<GiveOrder> {
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

/** An order may be taken back in the same command phase. */
export const cancelOrder = define(z.object({ type: z.literal('cancelOrder'), unit: z.string() }))({
  rule: 'STR.core.orders.time',
  plan(state, { unit: id }, actor) {
    const unit = unitOf(state, id)
    return unless(
      [
        (!unit || unit.seat !== actor || !isCommanding(state, actor) || !isBeingGiven(state, unit)) &&
          no('STR.core.orders.time', 'No order of this command phase can be withdrawn there.'),
      ],
      () => plain(`Withdraw the order to ${unit?.name}`, 'STR.core.orders.time'),
    )
  },
  apply(draft, { unit: id }, _result, { emit }) {
    const unit = draft.units[id]?.value
    const giver = unit && giverOf(draft, unit)
    if (!giver) return
    own(giver).task = null
    unit.pending = null
    emit({ type: 'order-cancelled', rules: ['STR.core.orders.time'], unit: unit.name, seenBy: [unit.seat] })
  },
  *offers(state, seat) {
    if (!isCommanding(state, seat)) return
    for (const unit of unitsOf(state, seat as Side))
      if (unit.pending && isBeingGiven(state, unit))
        yield {
          kind: 'button',
          id: `cancelOrder.${unit.id}`,
          label: `Withdraw the order to ${unit.name}`,
          rule: 'STR.core.orders.time',
          rearranges: true,
          piece: unit.pending.from,
          action: { type: 'cancelOrder', unit: unit.id },
        }
  },
})

/** STR.core.morale.rally: a leader of its chain close to a routed stand. */
export const rally = define(z.object({ type: z.literal('rally'), leader: z.string(), stand: z.string() }))({
  rule: 'STR.core.morale.rally',
  plan(state, action, actor) {
    const leader = standOf(state, action.leader)
    const stand = standOf(state, action.stand)
    if (!leader || !stand || leader.seat !== actor || stand.seat !== actor)
      return { refusals: [no('STR.core.morale.rally', 'That stand is not yours.')] }
    const check = { causes: [], further: 0 }
    return unless(
      [
        !isCommanding(state, actor) && no('STR.core.sequence.command', 'Stands are rallied in the command phase.'),
        ...rallyRefusals(state, leader, stand),
      ],
      () => ({
        title: `Rally ${stand.name}`,
        rule: 'STR.core.morale.rally',
        ledgers: [{ name: 'Morale', base: '', lines: moraleLines(state, stand, check) }],
        resolve: dice => ({ thrown: throw2d(dice), morale: currentMorale(state, stand, check) }),
        outcome: ({ thrown, morale }) =>
          thrown <= morale ? { label: 'rallied', rank: 0, success: true } : { label: 'keeps running', rank: 1 },
      }),
    )
  },
  apply(draft, action, { thrown, morale }, { emit }) {
    const stand = mustStand(draft, action.stand)
    const leader = mustStand(draft, action.leader)
    own(leader).task = 'rally'
    if (thrown <= morale) Object.assign(stand, { status: 'rallied', until: draft.turn })
    emit({
      type: 'rallied',
      rules: ['STR.core.morale.rally'],
      stand: stand.id,
      leader: leader.id,
      passed: thrown <= morale,
      seenBy: [stand.seat],
    })
  },
  *offers(state, seat) {
    if (!isCommanding(state, seat)) return
    const routed = standsOf(state).filter(stand => stand.seat === seat && stand.status === 'routed')
    if (routed.length === 0) return
    for (const leader of leadersOf(state, seat))
      yield {
        kind: 'piece',
        id: `rally.${leader.id}`,
        label: `${leader.name} rallies`,
        rule: 'STR.core.morale.rally',
        piece: leader.id,
        key: 'r',
        choices: routed.map(stand => ({
          piece: stand.id,
          action: { type: 'rally', leader: leader.id, stand: stand.id },
        })),
      }
  },
})

/** STR.core.unit.jam: one net for each jammer, decided when the command phase ends. */
export const jam = define(z.object({ type: z.literal('jam'), jammer: z.string(), net: z.string() }))({
  rule: 'STR.core.unit.jam',
  plan(state, action, actor) {
    const jammer = standOf(state, action.jammer)
    if (!jammer || jammer.seat !== actor) return { refusals: [no('STR.core.unit.jam', 'That stand is not yours.')] }
    const set = state.jams[jammer.seat]?.value ?? []
    return unless(
      [
        !isCommanding(state, actor) && no('STR.core.sequence.command', 'Jammers are set in the command phase.'),
        jammerTl(state, jammer) === null && no('STR.core.unit.jam', `${jammer.name} carries no jammer.`),
        (isGone(jammer) || own(jammer).damage.electronics) &&
          no('STR.core.damage.vehicle.electronics', 'Its electronics are dead.'),
        set.some(one => one.jammer === jammer.id) && no('STR.core.unit.jam-cost', 'A jammer jams one net.'),
      ],
      () => plain(`Jam ${action.net}`, 'STR.core.unit.jam'),
    )
  },
  apply(draft, action, _result, { emit }) {
    const jammer = mustStand(draft, action.jammer)
    draft.jams[jammer.seat]?.value?.push({ jammer: action.jammer, net: action.net })
    emit({
      type: 'jam-set',
      rules: ['STR.core.unit.jam', 'STR.core.unit.jam-cost'],
      jammer: named(jammer),
      net: action.net,
      seenBy: [jammer.seat],
    })
  },
  *offers(state, seat) {
    if (!isCommanding(state, seat)) return
    for (const jammer of standsOf(state)) {
      if (jammer.seat !== seat || jammerTl(state, jammer) === null) continue
      const nets = [...new Set(state.options.forces[jammer.seat === 'A' ? 'B' : 'A'].map(({ unit }) => unit))]
      yield {
        kind: 'form',
        id: `jam.${jammer.id}`,
        label: `Jam a net with ${jammer.name}`,
        rule: 'STR.core.unit.jam',
        piece: jammer.id,
        fields: [
          { kind: 'choice', name: 'net', label: 'Net', options: nets.map(net => option(net)), value: nets[0] ?? '' },
        ],
        fill: values => ({ type: 'jam', jammer: jammer.id, net: String(values.net) }),
      }
    }
  },
})
export const jammerTl = (state: State, stand: Stand): number | null =>
  stand.card === null ? null : (state.vehicles[stand.card]?.jammerTl ?? null)
