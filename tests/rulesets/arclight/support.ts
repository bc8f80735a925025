import { freeze } from 'immer'
import { axialOf, hexNamed } from '../../../src/engine/geometry/hex'
import { type View, viewIn } from '../../../src/engine/record/hidden'
import type { Seat } from '../../../src/engine/seats'
import { arclight } from '../../../src/rulesets/arclight'
import type { Crew } from '../../../src/rulesets/arclight/cards/card'
import type { ArcEvent } from '../../../src/rulesets/arclight/events'
import { newShip } from '../../../src/rulesets/arclight/initial-state'
import { type Options, USUAL } from '../../../src/rulesets/arclight/options'
import { applyDamage } from '../../../src/rulesets/arclight/rules/damage'
import { cardOf, shipOf } from '../../../src/rulesets/arclight/rules/ship'
import { proceed } from '../../../src/rulesets/arclight/rules/turns'
import type { Condition, ConditionKind, Next, Ship, State } from '../../../src/rulesets/arclight/state'
import { tableOf } from '../../support/table'

/** A ship for a test: a card, a hex as the map prints it, and whatever the rule needs otherwise. */
export interface Given extends Partial<Omit<Ship, 'at' | 'losses'>> {
  readonly at?: string
  readonly losses?: Partial<Ship['losses']>
}

const PLACES: Readonly<Record<string, readonly [at: string, facing: number]>> = {
  A1: ['1515', 0],
  A2: ['1715', 0],
  B1: ['1507', 3],
  B2: ['1707', 3],
  C1: ['0810', 1],
}

export const hex = (name: string) => {
  const found = hexNamed(name)
  if (!found) throw new Error(`no hex ${name}`)
  return axialOf(found)
}

/** A Pulsar of seat A eight hexes south of a Javelin of seat B, unless told otherwise. */
export function position(
  given: Readonly<Record<string, Given>> = {},
  change: Partial<Omit<State, 'options'>> = {},
  options: Partial<Options> = {},
): State {
  const ids = [...new Set(['A1', 'B1', ...Object.keys(given)])].sort()
  const own = { options: { ...USUAL, ...options } }
  const ships = ids.map(id => {
    const seat = id[0] as Seat
    const { at, losses, ...rest } = given[id] ?? {}
    const [place, facing] = PLACES[id] ?? ['0101', 0]
    const card = cardOf(own, { card: rest.card ?? (seat === 'A' ? 'pulsar' : 'javelin') })
    const base = newShip(card, { id, seat, name: id, at: hex(at ?? place), facing })
    return { ...base, ...rest, losses: { ...base.losses, ...losses } }
  })
  const seats = [...new Set(ships.map(({ seat }) => seat))]
  return {
    ...own,
    seats,
    turn: 3,
    phase: 'movement',
    ships: Object.fromEntries(ships.map(ship => [ship.id, ship])),
    torpedoes: [],
    launched: 0,
    rolls: {},
    order: seats,
    mover: seats[0] ?? null,
    moving: null,
    queue: [],
    group: [],
    stack: [],
    ticks: [],
    used: [],
    passed: [],
    conceded: [],
    ...change,
  }
}

export const tableAt = (state: State) => tableOf(arclight, freeze(state, true))
export type ArcTable = ReturnType<typeof tableAt>

/** Movement: seat A has the move. */
export const moving = (given: Readonly<Record<string, Given>> = {}, options: Partial<Options> = {}) =>
  tableAt(position(given, {}, options))

/** Before initiative. */
export const rolling = (given: Readonly<Record<string, Given>> = {}, options: Partial<Options> = {}) =>
  tableAt(position(given, { phase: 'initiative', order: [], mover: null }, options))

/** Cannon Fire: this crew member alone may fire. */
export const firing = (
  slot: { ship: string; crew: Crew },
  given: Readonly<Record<string, Given>> = {},
  options: Partial<Options> = {},
) =>
  tableAt(
    position(
      given,
      { phase: 'cannon', mover: null, group: [{ ...slot, done: false, shot: null }], queue: [] },
      options,
    ),
  )

interface Hurt {
  readonly odd?: boolean
  readonly given?: Readonly<Record<string, Given>>
  readonly options?: Partial<Options>
  readonly change?: Partial<Omit<State, 'options'>>
}

function resolved(state: State, hurting: (next: Next, emit: (event: ArcEvent) => void) => void) {
  const next: Next = { ...state }
  const events: ArcEvent[] = []
  const emit = (event: ArcEvent): void => {
    events.push(event)
  }
  hurting(next, emit)
  proceed(next, emit)
  return Object.assign(tableAt(next), { events })
}

/** In the Cannon Fire Phase, with somebody else still to fire so that the phase goes on. */
const underFire = ({ given = {}, options = {}, change = {} }: Hurt): State =>
  position(
    given,
    { phase: 'cannon', mover: null, group: [{ ship: 'A1', crew: 'P', done: false, shot: null }], ...change },
    options,
  )

/** Codes of the index strike B1, caused by seat A, as far as nobody has to choose or roll. */
export const struck = (codes: string, hurt: Hurt = {}) =>
  resolved(underFire(hurt), next => {
    next.stack = [...next.stack, { kind: 'codes', ship: 'B1', by: 'A', odd: hurt.odd ?? false, codes }]
  })

/** B1 takes net damage from seat A. */
export const wounded = (net: number, hurt: Hurt & { amount?: number } = {}) =>
  resolved(underFire(hurt), (next, emit) =>
    applyDamage(next, shipOf(next, 'B1'), { hurt: { by: 'A', net, amount: hurt.amount ?? net }, emit }),
  )

/** A critical of this sum strikes B1. */
export function critical(sum: number, hurt: Hurt = {}) {
  const table = struck('X', hurt)
  const first = Math.min(12, sum - 1)
  return Object.assign(table, { events: table.play('table', { type: 'critical' }, first, sum - first) })
}

/** The Upkeep of turn 3, from its lasting conditions on; then what follows by itself, with these faces. */
export const upkeep = (given: Readonly<Record<string, Given>> = {}, options: Partial<Options> = {}) => {
  const state = position(given, { phase: 'cannon', mover: null }, options)
  return resolved(state, () => undefined)
}

/** The position as the player of a seat sees it. */
export const seen = (state: State, seat: Seat = 'A'): View<State> => viewIn(arclight, state, seat)

export const condition = (kind: ConditionKind, turn = 2, by: Seat = 'A'): Condition => ({ kind, turn, by })
export const ship = (table: ArcTable, id: string): Ship => shipOf(table.state, id)
export const placed = (table: ArcTable, id: string) => {
  const { at, facing } = ship(table, id)
  return { at, facing }
}
export const typesOf = (events: readonly { readonly type: string }[]): string[] => events.map(({ type }) => type)
