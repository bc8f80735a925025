import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { Seat } from '../../../engine/seats'
import type { LwRule } from '../rulebook'
import type { Base, State, Unit } from '../state'
import { catalogueOf, type Kind, type Model } from '../tables/models'

export const no = (rule: LwRule, why: string, shapes?: readonly Shape[]): Refusal => refuse(rule, why, shapes)

export function modelOf(state: Pick<State, 'options'>, { model: id }: Pick<Base, 'model'>): Model {
  const model = catalogueOf(state.options).get(id)
  if (!model) throw new Error(`there is no model ${id}`)
  return model
}

export function baseOf(state: State, id: string): Base {
  const base = state.bases[id]
  if (!base) throw new Error(`there is no base ${id}`)
  return base
}

export function unitOf(state: State, id: string): Unit {
  const unit = state.units[id]
  if (!unit) throw new Error(`there is no unit ${id}`)
  return unit
}

export const onTable = ({ status }: Pick<Base, 'status'>): boolean => status === 'table'

/** Still fights, or will: on the table, aboard or to come. */
export const inGame = ({ status }: Pick<Base, 'status'>): boolean =>
  status === 'table' || status === 'reserve' || status === 'aboard'

interface Muster {
  readonly all: readonly Base[]
  readonly table: readonly Base[]
  readonly wrecks: readonly Base[]
  /** Both. */
  readonly solid: readonly Base[]
  readonly reserve: readonly Base[]
  readonly aboard: readonly Base[]
  readonly sides: readonly Side[]
}

/** What one side has in a position. */
interface Side {
  readonly seat: Seat
  readonly own: readonly Base[]
  readonly foes: readonly Base[]
  /** Somebody is still in the game. */
  readonly present: boolean
}

/** Almost every question is about the position of the last one. */
let latest: { readonly bases: State['bases']; readonly muster: Muster } | null = null

/** Who stands where, worked out once for a position. Not for drafts, which change underneath. */
function musterOf(state: State): Muster {
  if (latest?.bases !== state.bases) latest = { bases: state.bases, muster: mustered(state) }
  return latest.muster
}

function mustered({ bases, seats }: State): Muster {
  const all = Object.values(bases)
  const table: Base[] = []
  const wrecks: Base[] = []
  const reserve: Base[] = []
  const aboard: Base[] = []
  for (const base of all) {
    switch (base.status) {
      case 'table':
        table.push(base)
        break
      case 'wreck':
        wrecks.push(base)
        break
      case 'reserve':
        reserve.push(base)
        break
      case 'aboard':
        aboard.push(base)
        break
      case 'lost':
        break
    }
  }
  const solid = wrecks.length > 0 ? [...table, ...wrecks] : table
  return {
    all,
    table,
    wrecks,
    solid,
    reserve,
    aboard,
    sides: seats.map(seat => sideIn({ table, reserve, aboard }, seat)),
  }
}

function sideIn({ table, reserve, aboard }: Pick<Muster, 'table' | 'reserve' | 'aboard'>, seat: Seat): Side {
  const own: Base[] = []
  const foes: Base[] = []
  for (const base of table) (base.seat === seat ? own : foes).push(base)
  const isOwn = (base: Base): boolean => base.seat === seat
  return { seat, own, foes, present: own.length > 0 || reserve.some(isOwn) || aboard.some(isOwn) }
}

function sideOf(state: State, seat: Seat): Side | null {
  for (const side of musterOf(state).sides) if (side.seat === seat) return side
  return null
}

const NOBODY: readonly Base[] = []

export const allBases = (state: State): readonly Base[] => musterOf(state).all
export const tableBases = (state: State): readonly Base[] => musterOf(state).table
export const basesOfSeat = (state: State, seat: Seat): readonly Base[] => sideOf(state, seat)?.own ?? NOBODY
export const enemiesOf = (state: State, seat: Seat): readonly Base[] => sideOf(state, seat)?.foes ?? NOBODY
export const wrecksOf = (state: State): readonly Base[] => musterOf(state).wrecks
/** Everything that stands on the table and is in the way: bases, then wrecks. */
export const solidBases = (state: State): readonly Base[] => musterOf(state).solid
export const reserves = (state: State): readonly Base[] => musterOf(state).reserve
export const passengers = (state: State): readonly Base[] => musterOf(state).aboard
export const isPresent = (state: State, seat: Seat): boolean => sideOf(state, seat)?.present ?? false

const NO_UNITS: readonly Unit[] = []

interface Corps {
  readonly units: State['units']
  readonly sides: Partial<Record<Seat, readonly Unit[]>>
}

let latestCorps: Corps | null = null

/** Units of a side, worked out once for a position. Not for drafts. */
export function unitsOf({ units, seats }: State, seat: Seat): readonly Unit[] {
  if (latestCorps?.units !== units) {
    const all = Object.values(units)
    const sides = Object.fromEntries(seats.map(it => [it, all.filter(unit => unit.seat === it)]))
    latestCorps = { units, sides }
  }
  return latestCorps.sides[seat] ?? NO_UNITS
}

export function standing(state: State, unit: Unit): Base[] {
  const out: Base[] = []
  for (const id of unit.bases) {
    const base = baseOf(state, id)
    if (onTable(base)) out.push(base)
  }
  return out
}

const TROOPS: Readonly<Record<Kind, boolean>> = {
  rifle: true,
  smg: true,
  mmg: true,
  hmg: true,
  mortar: true,
  atgun: true,
  artillery: true,
  afv: false,
  soft: false,
}

const FOOT: Readonly<Record<Kind, boolean>> = { ...TROOPS, mortar: false, atgun: false, artillery: false }

/** Squads, teams and crews; the others are vehicles. */
export const isTroops = (state: Pick<State, 'options'>, base: Base): boolean => TROOPS[modelOf(state, base).kind]
/** Squads and machine-gun teams: who assaults, and who needs the chain of command. */
export const isFoot = (state: Pick<State, 'options'>, base: Base): boolean => FOOT[modelOf(state, base).kind]
export const isArmour = (state: Pick<State, 'options'>, base: Base): boolean => modelOf(state, base).kind === 'afv'

const SET_UP: Readonly<Record<Kind, boolean>> = {
  rifle: false,
  smg: false,
  mmg: true,
  hmg: true,
  mortar: true,
  atgun: false,
  artillery: true,
  afv: false,
  soft: false,
}

/** LW.inf.setup: who must stand a whole turn after moving. Weapons on vehicles are not among them. */
export const needsSetUp = (state: Pick<State, 'options'>, base: Base): boolean => SET_UP[modelOf(state, base).kind]

export const hasMoved = ({ moved }: Pick<Base, 'moved'>): boolean => moved !== 'none'
