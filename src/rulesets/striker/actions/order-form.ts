import type { Field, FieldValues, Offer } from '../../../engine/offers'
import { KEYS } from '../keys'
import { FIRE_VERBS, HALTS, MOVE_VERBS } from '../orders'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import type { StrikerRule } from '../rulebook'
import { orderWords } from '../rules/command/assignments'
import { FIRES, MOVES } from '../rules/command/order-words'
import { isThere, standsOf } from '../rules/stands'
import type { State } from '../state'
import { option, pointFields } from './fields'
import type { GiveOrder } from './order'
import { orderFrom } from './order-route'

const NONE = 'none'
/** What halts a unit before its point; there its order ends by itself. */
const HALT_WORDS = { spotted: 'an enemy is spotted', firedOn: 'fired on', casualty: 'a casualty' } as const
const halts = HALTS.filter(halt => halt !== 'reached')
const PACES = ['walk', 'run', 'evade', 'crawl'] as const
const MARCHING = { field: 'verb', is: ['goto', 'assault', 'withdraw'] } as const
const FOLLOWING = { field: 'verb', is: ['follow'] } as const
const INTO_ZONE = { field: 'fire', is: ['zone'] } as const
const FOLLOW_DISTANCE = 5
const ZONE_RADIUS = 10

const choice = (
  name: string,
  label: string,
  options: readonly { readonly value: string; readonly label: string }[],
  more: { value?: string; rule?: StrikerRule; only?: NonNullable<Field['only']> } = {},
): Field => ({ kind: 'choice', name, label, options, value: options[0]?.value ?? '', ...more })

/** STR.core.orders.move-clause, .fire-clause: the whole order in a form. */
export const orderForm = (state: State, leader: Stand, units: readonly Unit[]): Offer<GiveOrder> =>
  new OrderForm(state, leader, units)

/** Its fields are listed when somebody fills it in. */
class OrderForm {
  readonly kind = 'form'
  readonly rule: StrikerRule = 'STR.core.orders.form'
  readonly key = KEYS.order
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #state: State
  readonly #leader: Stand
  readonly #units: readonly Unit[]
  constructor(state: State, leader: Stand, units: readonly Unit[]) {
    this.id = `order.${leader.id}`
    this.label = `Give an order: ${leader.name}`
    this.piece = leader.id
    this.#state = state
    this.#leader = leader
    this.#units = units
  }
  fields(): Field[] {
    return fieldsFor(this.#state, this.#leader, this.#units)
  }
  fill(values: FieldValues): GiveOrder {
    return orderOf(this.#state, { leader: this.#leader, units: this.#units }, values)
  }
}

function fieldsFor(state: State, leader: Stand, units: readonly Unit[]): Field[] {
  const mates = standsOf(state).filter(stand => stand.seat === leader.seat && isThere(stand))
  const foes = standsOf(state).filter(stand => stand.seat !== leader.seat && stand.spotted && isThere(stand))
  const words = units.flatMap(unit => orderWords(state, unit))
  const warded = [...new Set(words.flatMap(({ word, wards }) => (wards ? [word] : [])))]
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
    ...pointFields(state).map(field => ({ only: MARCHING, ...field })),
    choice('pace', 'On foot', [option(NONE, 'at any pace'), ...PACES.map(pace => option(pace))], { only: MARCHING }),
    choice('follow', 'Stand to follow', named(mates), { only: FOLLOWING }),
    { kind: 'number', name: 'distance', label: 'Within, cm', min: 1, max: 50, value: FOLLOW_DISTANCE, only: FOLLOWING },
    ...halts.map(
      (halt): Field => ({
        kind: 'flag',
        name: `halt.${halt}`,
        label: `Halt: ${HALT_WORDS[halt]}`,
        rule: 'STR.core.orders.halt',
        value: halt === 'spotted',
        only: { field: 'verb', is: [...MARCHING.is, ...FOLLOWING.is] },
      }),
    ),
    choice(
      'fire',
      'Fire',
      FIRE_VERBS.map(verb => option(verb, FIRES[verb])),
      { rule: 'STR.core.orders.fire-clause' },
    ),
    choice('target', 'Named target', named(foes), { only: { field: 'fire', is: ['target'] } }),
    ...pointFields(state).map(field => ({
      only: INTO_ZONE,
      ...field,
      name: `zone.${field.name}`,
      label: field.label.replace('Point', 'Zone'),
    })),
    {
      kind: 'number',
      name: 'radius',
      label: 'Zone, radius in cm',
      min: 1,
      max: 100,
      value: ZONE_RADIUS,
      only: INTO_ZONE,
    },
    ...(words.length > 0
      ? [
          choice('mission', 'Mission', [
            option(NONE, 'none'),
            ...[...new Set(words.map(({ word }) => word))].map(word => option(word)),
          ]),
        ]
      : []),
    ...(warded.length > 0 ? [{ ...choice('ward', 'For', named(mates)), only: { field: 'mission', is: warded } }] : []),
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
  const halt = halts.filter(one => values[`halt.${one}`] === true)
  const { move } = orderFrom(state, unit, { verb, way: [point], halt })
  const gait = PACES.find(pace => pace === values.pace) ?? null
  return {
    type: 'order',
    leader: leader.id,
    unit: unit?.id ?? '',
    order: {
      move:
        verb === 'follow'
          ? { ...move, stand: word('follow'), distance: Number(values.distance ?? FOLLOW_DISTANCE) }
          : { ...move, gait: move.point ? gait : null },
      fire: {
        verb: fire,
        target: fire === 'target' ? word('target') : null,
        zone:
          fire === 'zone'
            ? {
                at: { x: Number(values['zone.x']), y: Number(values['zone.y']) },
                radius: Number(values.radius ?? ZONE_RADIUS),
              }
            : null,
      },
      ...(mission === null ? {} : { mission }),
      ...(mission !== null && word('ward') !== null ? { about: { ward: word('ward') ?? '' } } : {}),
    },
  }
}
