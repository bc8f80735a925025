import type { CardModel } from '../../engine/scene/card'
import { vehicleBlocks, WEAPON_COLUMNS, weaponRow } from './card'
import { armourBy, isArmour } from './cards/armour'
import type { Troop } from './cards/troop'
import type { Vehicle } from './cards/vehicle'
import type { Weapon } from './cards/weapon'
import { pointsOfTroop } from './points'

type Arms = ReadonlyMap<string, Weapon>

/** A stand as its card is printed, in the force list and while somebody edits it. */
export const troopModel = (weapons: Arms, troop: Troop): CardModel => {
  return {
    title: troop.name,
    subtitle: `Tech level ${troop.tl}`,
    seat: null,
    art: troop.men.some(({ weapons: arms }) => arms.some(id => weapons.get(id)?.crewServed)) ? 'gun' : 'infantry',
    points: pointsOfTroop(weapons, troop),
    markers: [],
    blocks: [
      {
        kind: 'table',
        title: 'Men',
        columns: ['Man', 'Quality', 'Armour'],
        rows: troop.men.map((man, i) => ({
          cells: [
            { label: 'Man', printed: `${i + 1}${man.leader > 0 ? ` leader ${man.leader}` : ''}` },
            { label: 'Quality', printed: man.quality },
            {
              label: 'Armour',
              printed: String(isArmour(man.armour) ? armourBy(man.armour).value : '?'),
              ...(isArmour(man.armour) ? { mark: armourBy(man.armour).mark } : {}),
            },
          ],
        })),
      },
      {
        kind: 'table',
        title: 'Weapons',
        columns: WEAPON_COLUMNS,
        rows: [...new Set(troop.men.flatMap(man => man.weapons))].flatMap(id => {
          const weapon = weapons.get(id)
          return weapon ? [weaponRow(weapon)] : []
        }),
      },
    ],
  }
}

export function vehicleModel(weapons: Arms, card: Vehicle): CardModel {
  return {
    title: card.name,
    subtitle: `Tech level ${card.tl}, ${card.motion}`,
    seat: null,
    art: card.motion === 'grav' ? 'grav' : card.seats > 0 ? 'apc' : 'tank',
    points: card.points,
    markers: [],
    blocks: vehicleBlocks(card, weapons),
  }
}
