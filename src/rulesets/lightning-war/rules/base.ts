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
  readonly table: readonly Base[]
  readonly bySeat: ReadonlyMap<Seat, readonly Base[]>
  readonly foes: ReadonlyMap<Seat, readonly Base[]>
  readonly wrecks: readonly Base[]
  readonly reserve: readonly Base[]
  readonly aboard: readonly Base[]
  /** Sides that still have somebody in the game. */
  readonly present: ReadonlySet<Seat>
}

const musters = new WeakMap<State['bases'], Muster>()

/** Who stands where, worked out once for a position. Not for drafts, which change underneath. */
function musterOf({ bases, seats }: State): Muster {
  const known = musters.get(bases)
  if (known) return known
  const table: Base[] = []
  const wrecks: Base[] = []
  const reserve: Base[] = []
  const aboard: Base[] = []
  const bySeat = new Map<Seat, Base[]>()
  const foes = new Map<Seat, Base[]>()
  const present = new Set<Seat>()
  for (const seat of seats) {
    bySeat.set(seat, [])
    foes.set(seat, [])
  }
  for (const id in bases) {
    const base = bases[id]
    if (!base) continue
    if (inGame(base)) present.add(base.seat)
    if (base.status === 'wreck') wrecks.push(base)
    else if (base.status === 'reserve') reserve.push(base)
    else if (base.status === 'aboard') aboard.push(base)
    else if (base.status === 'table') {
      table.push(base)
      for (const seat of seats) (seat === base.seat ? bySeat : foes).get(seat)?.push(base)
    }
  }
  const muster = { table, bySeat, foes, wrecks, reserve, aboard, present }
  musters.set(bases, muster)
  return muster
}

const NOBODY: readonly Base[] = []

export const tableBases = (state: State): readonly Base[] => musterOf(state).table
export const basesOfSeat = (state: State, seat: Seat): readonly Base[] => musterOf(state).bySeat.get(seat) ?? NOBODY
export const enemiesOf = (state: State, seat: Seat): readonly Base[] => musterOf(state).foes.get(seat) ?? NOBODY
export const wrecksOf = (state: State): readonly Base[] => musterOf(state).wrecks
export const reserves = (state: State): readonly Base[] => musterOf(state).reserve
export const passengers = (state: State): readonly Base[] => musterOf(state).aboard
export const isPresent = (state: State, seat: Seat): boolean => musterOf(state).present.has(seat)

const corps = new WeakMap<State['units'], Map<Seat, readonly Unit[]>>()

/** Units of a side, worked out once for a position. Not for drafts. */
export function unitsOf({ units }: State, seat: Seat): readonly Unit[] {
  let known = corps.get(units)
  if (!known) {
    known = new Map()
    corps.set(units, known)
  }
  let own = known.get(seat)
  if (!own) {
    own = Object.values(units).filter(it => it.seat === seat)
    known.set(seat, own)
  }
  return own
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

/** LW.inf.setup: who must stand a whole turn after moving. Weapons on vehicles are not among them. */
export const needsSetUp = (state: Pick<State, 'options'>, base: Base): boolean =>
  ['mmg', 'hmg', 'mortar', 'artillery'].includes(modelOf(state, base).kind)

export const hasMoved = ({ moved }: Pick<Base, 'moved'>): boolean => moved !== 'none'
