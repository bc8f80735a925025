import { writtenPoints } from '../../engine/scene/points'
import type { ForceWorth } from '../../engine/setup'
import { findArmour, type Wardrobe } from './cards/armour'
import type { Troop, TroopMan } from './cards/troop'
import type { Weapon } from './cards/weapon'
import { armsOf, troopsOf, vehiclesOf } from './initial-state'
import type { Listed, Options } from './options'
import type { Side } from './sides'
import { QUALITIES, QUALITY } from './tables/quality'

/** STR.core.editor.points: balance points are only advice. */
function kitFactor(man: TroopMan, wardrobe: Wardrobe): number {
  const armour = findArmour(wardrobe, man.armour)
  if (!armour) return 1
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

export function pointsOfListed(options: Options, { card, crew = 'regular' }: Listed): number {
  const vehicle = vehiclesOf(options).find(({ id }) => id === card)
  if (vehicle) return vehicle.points * QUALITY[QUALITIES.find(quality => quality === crew) ?? 'regular'].points
  const troop = troopsOf(options).find(({ id }) => id === card)
  return troop ? pointsOfTroop(armsOf(options), troop, options) : 0
}

/** Several weapons of the same type on one man count once. */
export const pointsOfTroop = (weapons: ReadonlyMap<string, Weapon>, { men }: Troop, wardrobe: Wardrobe = {}): number =>
  men.reduce(
    (sum, man) =>
      sum +
      QUALITY[man.quality].points * kitFactor(man, wardrobe) +
      [...new Set(man.weapons)].reduce((more, id) => more + weaponPoints(weapons.get(id)), 0),
    0,
  )

const DUG_IN = 1.25
/** What a side is worth, and why if that isn't simply the sum. */
export function worthOf(options: Options, side: Side): ForceWorth {
  const sum = options.forces[side].reduce((all, listed) => all + pointsOfListed(options, listed), 0)
  return options.prepared === side
    ? { points: sum * DUG_IN, why: `${writtenPoints(sum)}, dug in × ${DUG_IN}` }
    : { points: sum }
}
export const pointsOfSide = (options: Options, side: Side): number => worthOf(options, side).points
