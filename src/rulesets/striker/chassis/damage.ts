import type { Dice } from '../../../engine/rolls/dice'
import type { Effect } from '../parts/effect'
import type { Stand } from '../parts/stand'
import type { State } from '../state'
import { throw2d } from './direct'
import { buildingAt, groundOf } from './ground'
import { isFieldMounted } from './hits'
import { type Consequence, hooks } from './hooks'
import { isFit, isPersonnel, isThere, isVehicle, standsOf } from './stands'
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
  const house = strike.contact ? buildingAt(state, target.at) : null
  if (house === null) return null
  const armour = groundOf(state).piece(house)?.piece.values?.armour
  return penetrationOfStrike(state, strike) >= (typeof armour === 'number' ? armour : 0) + COLLAPSE_BY ? house : null
}

const CRUSHED = 8
/** Everybody in a building that falls: 2D each by id, a serious wound on 8 or more. */
export function collapse(state: State, piece: string, dice: Dice): Effect[] {
  const inside = standsOf(state).filter(
    stand => isThere(stand) && isPersonnel(stand) && buildingAt(state, stand.at) === piece,
  )
  const wounds = inside
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(stand =>
      stand.men.flatMap((man, i): Effect[] =>
        isFit(man) && throw2d(dice) >= CRUSHED ? [{ type: 'wound', stand: stand.id, man: i, wound: 'serious' }] : [],
      ),
    )
  return [{ type: 'collapse', piece }, ...wounds]
}
