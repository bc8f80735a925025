import type { Base, State, Unit } from '../state'
import { catalogueOf, type Kind, type Model } from '../tables/models'

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

/** LW.inf.setup: bases that need a whole turn to set up after moving. Weapons on vehicles don't. */
export const needsSetUp = (state: Pick<State, 'options'>, base: Base): boolean => SET_UP[modelOf(state, base).kind]

export const hasMoved = ({ moved }: Pick<Base, 'moved'>): boolean => moved !== 'none'
