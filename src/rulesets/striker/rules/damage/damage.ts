import type { Dice } from '../../../../engine/rolls/dice'
import type { Effect } from '../../parts/effect'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { roll2d } from '../fire/direct'
import { isFieldMounted } from '../fire/hits'
import { groundOf, houseOf } from '../ground/ground'
import { type Consequence, hooks } from '../hooks'
import { isFit, isPersonnel, isThere, isVehicle, standsOf } from '../stands'
import { strikeVehicle } from './vehicle-damage'
import { type Blow, type Damage, penetrationOfStrike, strikeMan, strikeWeapon } from './wounds'

/** The damage throw of one hit: on the man, the weapon or the vehicle it fell on. */
export function damageOf(blow: Blow, dice: Dice): Damage {
  const { state, target, strike } = blow
  for (const replace of hooks(state.options, 'damage.replace')) {
    const effects = replace(state, strike, dice)
    if (effects) return { strike, thrown: 0, total: 0, result: { on: 'ruled' }, effects }
  }
  if (isVehicle(target)) return strikeVehicle(blow, dice)
  if (isFieldMounted(state, target)) return strikeWeapon(blow, dice)
  return strikeMan(blow, strike.man ?? firstFit(target), dice)
}
const firstFit = ({ men }: Stand): number => Math.max(0, men.findIndex(isFit))

/** STR.core.terrain.state: what a hit does to the ground it strikes. */
export function groundHitBy({ state, target, strike }: Blow): Consequence[] {
  const plugged = strike.contact ? hooks(state.options, 'terrain.onHit') : []
  if (plugged.length === 0) return []
  const pen = penetrationOfStrike(state, strike)
  return groundOf(state)
    .at(target.at)
    .flatMap(({ piece }) => plugged.flatMap(hook => hook(state, piece.id, pen)))
}

/** STR.core.terrain.collapse: the building a hit brings down, or none. */
const COLLAPSE_BY = 10
export function collapsedBy({ state, target, strike }: Blow): string | null {
  const house = strike.contact ? houseOf(state, target) : null
  if (house === null) return null
  const armour = house.values?.armour
  return penetrationOfStrike(state, strike) >= (typeof armour === 'number' ? armour : 0) + COLLAPSE_BY ? house.id : null
}

const CRUSHED = 8
/** Somebody in a building that falls. */
export interface Inmate {
  readonly stand: Stand
  readonly man: number
}

/** Everybody in a building, by id and man. */
export const inmatesOf = (state: State, piece: string): Inmate[] =>
  standsOf(state)
    .filter(stand => isThere(stand) && isPersonnel(stand) && houseOf(state, stand)?.id === piece)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(stand => stand.men.flatMap((man, i) => (isFit(man) ? [{ stand, man: i }] : [])))

/** 2D each, a serious wound on 8 or more. */
export const crush = ({ stand, man }: Inmate, dice: Dice): Effect[] =>
  roll2d(dice) >= CRUSHED ? [{ type: 'wound', stand: stand.id, man, wound: 'serious' }] : []

export const collapse = (state: State, piece: string, dice: Dice): Effect[] => [
  { type: 'collapse', piece },
  ...inmatesOf(state, piece).flatMap(inmate => crush(inmate, dice)),
]
