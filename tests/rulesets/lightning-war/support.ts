import { produce } from 'immer'
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
  return produce({ ...blank, map }, state => {
    state.turn = 2
    state.step = given.step ?? 'firing'
    state.order = [...(given.order ?? ['A', 'B'])]
    state.active = given.active ?? 'A'
    for (const [id, bases] of Object.entries(units)) {
      const seat = seatOf(id)
      state.units[id] = {
        id,
        seat,
        name: id,
        card: 'us.rifle',
        morale: 'hardened',
        original: bases.length,
        bases: bases.map((_, i) => `${id}.${i + 1}`),
        arrives: 0,
        pinned: false,
        reorganising: 0,
        due: [],
        main: null,
        ...unit[id],
      }
      bases.forEach(
        (
          [
            model,
            {
              at: [x, y],
              ...rest
            },
          ],
          i,
        ) => {
          const name = `${id}.${i + 1}`
          const facing = seat === 'A' ? 0 : 180
          state.bases[name] = { ...BASE, facing, ...rest, id: name, unit: id, seat, name, model, at: { x, y } }
        },
      )
    }
    // Somebody of each side is still to come, so that no test ends the game by its losses.
    for (const seat of ['A', 'B'] as const) {
      const id = `${seat}9`
      const reserve = {
        id,
        seat,
        name: id,
        card: 'us.jeep',
        morale: 'hardened',
        original: 1,
        bases: [`${id}.1`],
      } as const
      state.units[id] = {
        ...reserve,
        bases: [`${id}.1`],
        arrives: 99,
        pinned: false,
        reorganising: 0,
        due: [],
        main: null,
      }
      state.bases[`${id}.1`] = { ...BASE, id: `${id}.1`, unit: id, seat, name: id, model: 'jeep', status: 'reserve' }
    }
    Object.assign(state, given.more)
  })
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
