import { armourBy, isArmour } from './cards/armour'
import type { Troop, TroopMan } from './cards/troop'
import type { Weapon } from './cards/weapon'
import type { Options } from './options'
import { armsOf, troopsOf, vehiclesOf } from './setup'
import type { Side } from './sides'
import { QUALITIES, QUALITY } from './tables/quality'

/** STR.core.editor.points: balance points, for advice only. */
function kitFactor(man: TroopMan): number {
  if (!isArmour(man.armour)) return 1
  const armour = armourBy(man.armour)
  if (armour.value >= 8) return 1.5
  return armour.id === 'ces' ? 1.2 : 1
}

function weaponPoints(weapon: Weapon | undefined): number {
  if (!weapon) return 0
  if (weapon.id === 'lmg' || weapon.id === 'rocket') return 0.5
  if (weapon.id.startsWith('pgmp') || weapon.id.startsWith('fgmp')) return 2
  if (weapon.id.startsWith('vrf')) return 4
  if (weapon.class === 'indirect') return 2
  return weapon.class === 'missile' ? (weapon.tl >= 10 ? 8 : 3) : 0
}

export function pointsOfCard(options: Options, card: string, crew: string): number {
  const vehicle = vehiclesOf(options).find(({ id }) => id === card)
  if (vehicle) return vehicle.points * QUALITY[QUALITIES.find(quality => quality === crew) ?? 'regular'].points
  const troop = troopsOf(options).find(({ id }) => id === card)
  return troop ? pointsOfTroop(armsOf(options), troop) : 0
}

/** Two rockets of one man count once. */
export const pointsOfTroop = (weapons: ReadonlyMap<string, Weapon>, { men }: Troop): number =>
  men.reduce(
    (sum, man) =>
      sum +
      QUALITY[man.quality].points * kitFactor(man) +
      [...new Set(man.weapons)].reduce((more, id) => more + weaponPoints(weapons.get(id)), 0),
    0,
  )

const DUG_IN = 1.25
export const pointsOfSide = (options: Options, side: Side): number =>
  options.forces[side].reduce((sum, { card, crew }) => sum + pointsOfCard(options, card, crew ?? 'regular'), 0) *
  (options.prepared === side ? DUG_IN : 1)
