import type { Stand } from '../../parts/stand'
import type { StrikerRule } from '../../rulebook'
import type { State } from '../../state'
import { hooks } from '../hooks'
import { armourOf, mustVehicle, weaponBy } from '../stands'
import { faceArmour } from './vehicle-damage'
import { type Damage, isLaser, overheadOf, wallAgainst, wornAgainst } from './wounds'

/** The rules that a damage roll was made by. */
export function rulesOfDamage(state: State, target: Stand, damage: Damage): StrikerRule[] {
  switch (damage.result.on) {
    case 'ruled':
      return ['STR.core.damage.personnel.throw', 'STR.core.hooks.damage']
    case 'man':
      return ['STR.core.damage.personnel.throw', ...ofMan(state, target, damage, damage.result)]
    case 'weapon':
      return [
        'STR.core.damage.weapon.table',
        'STR.core.damage.weapon.when',
        ...(damage.result.hit === 'crew'
          ? ([
              'STR.core.damage.weapon.crew',
              'STR.core.damage.vehicle.random',
              'STR.core.damage.personnel.throw',
            ] as const)
          : []),
      ]
    case 'vehicle':
      return ['STR.core.damage.vehicle.throw', ...ofVehicle(state, target, damage, damage.result)]
  }
}

type On<T> = Extract<Damage['result'], { readonly on: T }>

function ofMan(state: State, target: Stand, { strike }: Damage, { man, wound }: On<'man'>): StrikerRule[] {
  const soldier = target.men[man]
  const blow = { state, target, strike, firer: null }
  const worn = wornAgainst(state, target, { man, weapon: strike.weapon })
  const laser =
    soldier && isLaser(state, strike.weapon) && armourOf(state, soldier.armour).laser !== undefined ? worn : null
  const rules: (StrikerRule | false)[] = [
    wound === 'light' && 'STR.core.damage.personnel.light',
    wound === 'serious' && 'STR.core.damage.personnel.serious',
    laser !== null && 'STR.core.damage.personnel.laser-armour',
    hooks(state.options, 'damage.post').some(hook => hook(state, strike).includes('worse')) &&
      'STR.core.damage.personnel.worse',
    wallAgainst(blow) > 0 && 'STR.core.terrain.building-armour',
    overheadOf(blow) > worn && 'STR.core.indirect.overhead',
    strike.deck && 'STR.core.indirect.men',
    strike.contact && !strike.deck && isHighExplosive(state, strike.weapon) && 'STR.core.he.contact',
    !strike.contact && !strike.deck && 'STR.core.he.team',
  ]
  return rules.filter(rule => rule !== false)
}

function ofVehicle(
  state: State,
  target: Stand,
  { strike }: Damage,
  { face, height, penetration, row }: On<'vehicle'>,
): StrikerRule[] {
  const soft = faceArmour(state, target, face) <= 1 || mustVehicle(state, target).open
  const rules: (StrikerRule | false)[] = [
    'STR.core.damage.vehicle.face',
    'STR.core.damage.vehicle.height',
    penetration !== 'none' && `STR.core.damage.vehicle.${penetration}-${height}`,
    row.crew !== undefined && 'STR.core.damage.vehicle.crew',
    (row.crew !== undefined || soft === true) && 'STR.core.damage.vehicle.random',
    soft === true && 'STR.core.damage.vehicle.soft',
    strike.deck && !strike.contact && 'STR.core.indirect.vehicles',
    !strike.deck && !strike.contact && 'STR.core.he.frag-vehicle',
  ]
  return rules.filter(rule => rule !== false)
}

const isHighExplosive = (state: State, weapon: string): boolean =>
  weaponBy(state, weapon)?.kinds.some(({ kind }) => kind === 'HE') === true
