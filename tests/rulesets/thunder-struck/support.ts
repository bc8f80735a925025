import { freeze } from 'immer'
import { type View, viewFor } from '../../../src/engine/record/hidden'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import type { Seat } from '../../../src/engine/seats'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { Options } from '../../../src/rulesets/thunder-struck/options'
import { type DieId, type Place, type Ship, type State, shipOf } from '../../../src/rulesets/thunder-struck/state'
import { tableOf } from '../../support/table'

type Faces = Partial<Record<DieId, readonly [face: number, at: Place]>>
interface Given extends Partial<Omit<Ship, 'dice' | 'shields'>> {
  readonly dice?: Faces
  readonly shields?: readonly (keyof Ship['shields'])[]
}

const setupOf = (id: string) => {
  const found = thunderStruck.setupModel.scenarios.find(scenario => scenario.id === id)
  if (!found) throw new Error(`no scenario ${id}`)
  return found.setup
}

const noDice = new ScriptedDice([])

export const fresh = (id: 'duel' | 'teams', options: Partial<Options> = {}): State => {
  const setup = setupOf(id)
  return thunderStruck.initialState({ ...setup, options: { ...setup.options, first: 'A', ...options } }, noDice)
}

/** A position in the Action Phase: seat A to act, ships as given, everything else as at the start. */
export function battle(
  given: Partial<Record<Seat, Given>>,
  change: Partial<State> = {},
  id: 'duel' | 'teams' = 'duel',
) {
  const state = fresh(id)
  const ships = Object.fromEntries(
    state.seats.map(seat => {
      const { dice, shields, ...rest } = given[seat] ?? {}
      const ship: Ship = {
        ...shipOf(state, seat),
        ...rest,
        ...(shields && {
          shields: { SF: shields.includes('SF'), SM: shields.includes('SM'), SR: shields.includes('SR') },
        }),
        dice: Object.fromEntries(Object.entries(dice ?? {}).map(([id, [face, at]]) => [id, { face, at }])),
      }
      return [seat, ship]
    }),
  )
  const start: State = { ...state, phase: 'action', first: 'A', current: 'A', ships, ...change }
  return tableOf(thunderStruck, freeze(start, true))
}

/** A table at the start of planning, seat A with the Turn Marker. */
export function planning(
  id: 'duel' | 'teams' = 'duel',
  options: Partial<Options> = {},
  change: (state: State) => State = s => s,
) {
  const table = tableOf(thunderStruck, freeze(change(fresh(id, options)), true))
  table.settle()
  return table
}

export type TsTable = ReturnType<typeof battle>

export const ship = (table: TsTable, seat: Seat): Ship => shipOf(table.state, seat)

/** The position as the player of a seat sees it. */
export const seen = (state: State, seat: Seat = 'A'): View<State> => viewFor(state, seat)
