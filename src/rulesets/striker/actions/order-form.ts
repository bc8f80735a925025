import type { Field, FieldValues, Offer } from '../../../engine/offers'
import { orderWords } from '../chassis/assignments'
import { FIRES, MOVES } from '../chassis/describe'
import { isThere, standsOf } from '../chassis/stands'
import { FIRE_VERBS, HALTS, MOVE_VERBS } from '../orders'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import type { StrikerRule } from '../rulebook'
import type { State } from '../state'
import { option, pointFields } from './fields'
import type { GiveOrder } from './order'
import { orderFrom } from './order-route'

const NONE = 'none'
const HALT_WORDS: Readonly<Record<(typeof HALTS)[number], string>> = {
  spotted: 'an enemy is spotted',
  firedOn: 'fired on',
  casualty: 'a casualty',
  reached: 'the point is reached',
}
const FOLLOW_DISTANCE = 5
const ZONE_RADIUS = 10

const choice = (
  name: string,
  label: string,
  options: readonly { readonly value: string; readonly label: string }[],
  more: { value?: string; rule?: string } = {},
): Field => ({ kind: 'choice', name, label, options, value: options[0]?.value ?? '', ...more })

/** STR.core.orders.move-clause, .fire-clause: the whole order in a form. */
export const orderForm = (state: State, leader: Stand, units: readonly Unit[]): Offer<GiveOrder> =>
  new OrderForm(state, leader, units)

/** Its fields are listed when somebody fills it in. */
class OrderForm {
  readonly kind = 'form'
  readonly rule: StrikerRule = 'STR.core.orders.form'
  readonly key = 'o'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly rearranges: boolean
  readonly #state: State
  readonly #leader: Stand
  readonly #units: readonly Unit[]
  constructor(state: State, leader: Stand, units: readonly Unit[]) {
    this.id = `order.${leader.id}`
    this.label = `Order from ${leader.name}`
    this.piece = leader.id
    this.rearranges = state.phase === 'deploy'
    this.#state = state
    this.#leader = leader
    this.#units = units
  }
  get fields(): Field[] {
    return fieldsFor(this.#state, this.#leader, this.#units)
  }
  fill(values: FieldValues): GiveOrder {
    return orderOf(this.#state, { leader: this.#leader, units: this.#units }, values)
  }
}

function fieldsFor(state: State, leader: Stand, units: readonly Unit[]): Field[] {
  const mates = standsOf(state).filter(stand => stand.seat === leader.seat && isThere(stand))
  const foes = standsOf(state).filter(stand => stand.seat !== leader.seat && stand.spotted && isThere(stand))
  const words = [...new Set(units.flatMap(unit => orderWords(state, unit)))]
  const named = (stands: readonly Stand[]) => [
    option(NONE, 'nobody'),
    ...stands.map(({ id, name }) => option(id, name)),
  ]
  return [
    choice(
      'unit',
      'To',
      units.map(({ id, name }) => option(id, name)),
    ),
    choice(
      'verb',
      'Movement',
      MOVE_VERBS.map(verb => option(verb, MOVES[verb])),
      { value: 'goto', rule: 'STR.core.orders.move-clause' },
    ),
    ...pointFields(state),
    choice('follow', 'Whom to follow', named(mates)),
    choice('halt', 'Halt when', [option(NONE, 'nothing'), ...HALTS.map(halt => option(halt, HALT_WORDS[halt]))], {
      value: 'spotted',
    }),
    choice(
      'fire',
      'Fire',
      FIRE_VERBS.map(verb => option(verb, FIRES[verb])),
      { rule: 'STR.core.orders.fire-clause' },
    ),
    choice('target', 'Named target', named(foes)),
    { kind: 'number', name: 'radius', label: 'Zone around the point, cm', min: 1, max: 100, value: ZONE_RADIUS },
    ...(words.length > 0
      ? [choice('mission', 'Mission', [option(NONE, 'none'), ...words.map(word => option(word))])]
      : []),
  ]
}

function orderOf(
  state: State,
  { leader, units }: { leader: Stand; units: readonly Unit[] },
  values: FieldValues,
): GiveOrder {
  const unit = units.find(({ id }) => id === values.unit) ?? units[0]
  const verb = MOVE_VERBS.find(one => one === values.verb) ?? 'hold'
  const point = { x: Number(values.x), y: Number(values.y) }
  const fire = FIRE_VERBS.find(one => one === values.fire) ?? 'atWill'
  const word = (name: string) => {
    const value = values[name]
    return value === undefined || value === NONE ? null : String(value)
  }
  const mission = word('mission')
  const order = orderFrom(state, unit, { verb, way: [point], halt: HALTS.filter(one => one === values.halt) })
  return {
    type: 'order',
    leader: leader.id,
    unit: unit?.id ?? '',
    order: {
      move: verb === 'follow' ? { ...order.move, stand: word('follow'), distance: FOLLOW_DISTANCE } : order.move,
      fire: {
        verb: fire,
        target: fire === 'target' ? word('target') : null,
        zone: fire === 'zone' ? { at: point, radius: Number(values.radius ?? ZONE_RADIUS) } : null,
      },
      ...(mission === null ? {} : { mission }),
    },
  }
}
