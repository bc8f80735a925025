import type { Dice } from '../../../engine/rolls/dice'
import { armourBy } from '../cards/armour'
import type { Effect, Stand, State, Strike } from '../state'
import { WEAPON_HARDNESS, WOUNDS, type Wound, weaponHitOf, woundOf } from '../tables/damage'
import { fieldWeaponOf, throw2d } from './direct'
import { hooks } from './hooks'
import { randomOf } from './random'
import { fileOf, isFit } from './stands'

/** What a damage throw made, in numbers and in effects. */
export interface Damage {
  readonly strike: Strike
  readonly thrown: number
  readonly total: number
  readonly result: string
  readonly effects: readonly Effect[]
}

/** STR.core.damage.personnel.laser-armour */
export function armourOf(state: State, stand: Stand, man: number, weapon: string): number {
  const soldier = stand.men[man]
  if (!soldier) return 0
  const armour = armourBy(soldier.armour)
  if (!state.weapons[weapon]?.flags.includes('laser') || armour.laser === undefined) return armour.value
  return Math.max(armour.value, armour.laser - (armour.ablative ? (fileOf(soldier)?.ablated ?? 0) : 0))
}

const worse = (wound: Wound, by: number): Wound =>
  wound === 'none' ? wound : (WOUNDS[Math.min(3, WOUNDS.indexOf(wound) + by)] ?? wound)

/** STR.core.damage.personnel.throw, .table, .he-man */
export function strikeMan(state: State, stand: Stand, strike: Strike & { man: number }, dice: Dice): Damage {
  const pen = strike.pen + hooks(state.options, 'damage.pen').reduce((sum, hook) => sum + hook(state, strike), 0)
  const thrown = throw2d(dice)
  const total = thrown + pen - armourOf(state, stand, strike.man, strike.weapon)
  const he =
    state.options.heMan &&
    strike.contact &&
    state.weapons[strike.weapon]?.kinds.some(({ kind, burst }) => kind === 'HE' && (burst ?? 0) > 0) === true
  const wound = worse(woundOf(state.options.woundTable, total), he ? 1 : 0)
  const soldier = stand.men[strike.man]
  const ablates = soldier && armourBy(soldier.armour).ablative && state.weapons[strike.weapon]?.flags.includes('laser')
  const effects: Effect[] = wound === 'none' ? [] : [{ type: 'wound', stand: stand.id, man: strike.man, wound }]
  if (ablates) effects.push({ type: 'ablate', stand: stand.id, man: strike.man })
  return { strike, thrown, total, result: wound, effects }
}

/** STR.core.damage.weapon.*: a gun, mortar or missile tube is struck; its crew may be. */
export function strikeWeapon(state: State, stand: Stand, strike: Strike, dice: Dice): Damage {
  const thrown = throw2d(dice)
  const total = thrown + strike.pen - WEAPON_HARDNESS
  const result = weaponHitOf(total)
  if (result === 'none') return { strike, thrown, total, result, effects: [] }
  if (result === 'crew') {
    const crew = stand.men.flatMap((man, i) => (isFit(man) ? [i] : []))
    const man = randomOf(crew, dice)
    if (man === null) return { strike, thrown, total, result, effects: [] }
    const hit = strikeMan(state, stand, { ...strike, man }, dice)
    return { strike, thrown, total, result: `crew: ${hit.result}`, effects: hit.effects }
  }
  const slot = fieldWeaponOf(state, stand)
  return { strike, thrown, total, result, effects: slot ? [{ type: 'weapon', stand: stand.id, weapon: slot }] : [] }
}
