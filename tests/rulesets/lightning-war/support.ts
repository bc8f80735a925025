import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import type { Seat } from '../../../src/engine/seats'
import type { TerrainPiece } from '../../../src/engine/terrain/model'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { LwAction } from '../../../src/rulesets/lightning-war/actions'
import type { LwEvent } from '../../../src/rulesets/lightning-war/events'
import type { Options } from '../../../src/rulesets/lightning-war/options'
import type { Base, State, Step, Unit } from '../../../src/rulesets/lightning-war/state'
import { type Table, tableOf } from '../../support/table'

const first = lightningWar.setupModel.scenarios[0]
if (!first) throw new Error('no scenario')
export const SETUP = first.setup

/** A table of 60 by 48 inches without anything on it. */
export const OPTIONS: Options = {
  ...SETUP.options,
  map: { name: 'Bare', width: 60, height: 48, pieces: [] },
  objectives: [],
  sides: { A: { morale: 'hardened', depth: 12, forces: [] }, B: { morale: 'hardened', depth: 12, forces: [] } },
}

const BASE: Omit<Base, 'id' | 'unit' | 'seat' | 'name' | 'model'> = {
  hq: false,
  at: { x: 0, y: 0 },
  facing: 0,
  status: 'table',
  moved: 'none',
  retired: false,
  fired: [],
  setUp: 'ready',
  retiring: false,
  tested: false,
  grudges: [],
  carrier: null,
}

export interface Placed extends Partial<Omit<Base, 'at'>> {
  readonly at: readonly [number, number]
}

type Battle = Table<State, LwAction, LwEvent>

export interface Given {
  readonly options?: Partial<Options>
  readonly terrain?: readonly TerrainPiece[]
  readonly step?: Step
  readonly active?: Seat
  readonly order?: readonly Seat[]
  /** Units by name: their models and places; seat A unless the name begins with B. */
  readonly units: Readonly<Record<string, readonly (readonly [model: string, placed: Placed])[]>>
  readonly unit?: Readonly<Record<string, Partial<Unit>>>
  readonly more?: Partial<State>
}

export const seatOf = (unit: string): Seat => (unit.startsWith('B') ? 'B' : 'A')

/** A position in the middle of a game: turn 2, A has the initiative. Bases are called `A1.1`, `A1.2`, `B1.1`. */
export function position({ options = {}, terrain = [], units, unit = {}, ...given }: Given): State {
  const all: Options = { ...OPTIONS, ...options }
  const map = { ...all.map, pieces: [...all.map.pieces, ...terrain] }
  const blank = lightningWar.initialState({ ...SETUP, options: { ...all, map } }, new ScriptedDice([]))
  const placed = Object.entries({ ...units, ...TO_COME })
  return {
    ...blank,
    map,
    turn: 2,
    step: given.step ?? 'firing',
    order: given.order ?? ['A', 'B'],
    active: given.active ?? 'A',
    units: Object.fromEntries(placed.map(([id, bases]) => [id, unitOf(id, bases.length, unit[id])])),
    bases: Object.fromEntries(
      placed.flatMap(([id, bases]) => bases.map((one, i) => [`${id}.${i + 1}`, baseOf(id, i, one)] as const)),
    ),
    ...given.more,
  }
}

type PlacedBase = readonly [model: string, placed: Placed]

/** Somebody of each side is still to come, so that no test ends the game by its losses. */
const TO_COME: Readonly<Record<string, readonly PlacedBase[]>> = {
  A9: [['jeep', { at: [0, 0], status: 'reserve' }]],
  B9: [['jeep', { at: [0, 0], status: 'reserve' }]],
}

const unitOf = (id: string, original: number, given: Partial<Unit> = {}): Unit => ({
  id,
  seat: seatOf(id),
  name: id,
  card: 'us.rifle',
  morale: 'hardened',
  original,
  bases: Array.from({ length: original }, (_, i) => `${id}.${i + 1}`),
  arrives: id in TO_COME ? 99 : 0,
  pinned: false,
  reorganising: 0,
  due: [],
  main: null,
  ...given,
})

function baseOf(unit: string, i: number, [model, { at, ...rest }]: PlacedBase): Base {
  const id = `${unit}.${i + 1}`
  const seat = seatOf(unit)
  const facing = seat === 'A' ? 0 : 180
  return { ...BASE, facing, ...rest, id, unit, seat, name: id, model, at: { x: at[0], y: at[1] } }
}

export const battle = (given: Given): Battle => tableOf(lightningWar, position(given))

export const base = (table: Battle, id: string): Base => {
  const found = table.state.bases[id]
  if (!found) throw new Error(`no base ${id}`)
  return found
}

/** The sums of the first ledger, line by line. */
export const lines = (table: Battle, seat: Seat, action: LwAction): string[] =>
  (table.plan(seat, action).ledgers[0]?.lines ?? []).map(({ value, rule }) => `${value} ${rule}`)

export const diceOf = (table: Battle, seat: Seat, action: LwAction): number =>
  (table.plan(seat, action).ledgers[0]?.lines ?? []).reduce((sum, { value }) => sum + value, 0)

/** A rectangle of terrain. */
export const block = (
  kind: string,
  id: string,
  [x, y, w, h]: readonly [number, number, number, number],
): TerrainPiece => ({
  id,
  kind,
  points: [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ],
})

export const strip = (
  kind: string,
  id: string,
  points: readonly (readonly [number, number])[],
  width?: number,
): TerrainPiece => ({
  id,
  kind,
  points: points.map(([x, y]) => ({ x, y })),
  ...(width === undefined ? {} : { width }),
})

/** A straight move of a base. */
export const go = (
  base: string,
  to: readonly [number, number],
  mode: 'normal' | 'dash' | 'road' | 'retire' = 'normal',
  facing = 0,
): LwAction => ({
  type: 'move',
  base,
  mode,
  path: [{ at: { x: to[0], y: to[1] }, facing }],
})

export const ap = (base: string, target: string, weapon = 0): LwAction => ({ type: 'fire.ap', base, target, weapon })
export const he = (base: string, target: string, weapon = 0): LwAction => ({ type: 'fire.he', base, target, weapon })
export const small = (base: string, target: string, weapon = 0): LwAction => ({
  type: 'fire.small',
  base,
  target,
  weapon,
})

/** `n` faces that are no six, after so many sixes. */
export const faces = (sixes: number, n: number): number[] => [
  ...Array.from({ length: sixes }, () => 6),
  ...Array.from({ length: n - sixes }, () => 1),
]
