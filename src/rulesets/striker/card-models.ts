import type { CardModel } from '../../engine/scene/card'
import { vehicleBlocks, WEAPON_COLUMNS, weaponRow } from './card'
import { type Armour, findArmour, type Wardrobe } from './cards/armour'
import type { Troop } from './cards/troop'
import type { Vehicle } from './cards/vehicle'
import type { Weapon } from './cards/weapon'
import { pointsOfTroop } from './points'

type Arms = ReadonlyMap<string, Weapon>

/** A stand as its card is printed, in the force list and while somebody edits it. */
export function troopModel(weapons: Arms, troop: Troop, wardrobe: Wardrobe = {}): CardModel {
  const served = troop.men.some(({ weapons: arms }) => arms.some(id => weapons.get(id)?.crewServed))
  return {
    title: troop.name,
    subtitle: `Tech level ${troop.tl}${troop.animal ? ', on animals' : ''}`,
    seat: null,
    art: served ? 'gun' : 'infantry',
    points: pointsOfTroop(weapons, troop, wardrobe),
    markers: [],
    blocks: [
      {
        kind: 'table',
        title: 'Men',
        columns: ['Man', 'Quality', 'Armour'],
        rows: troop.men.map((man, i) => {
          const armour = findArmour(wardrobe, man.armour)
          return {
            cells: [
              { label: 'Man', printed: `${i + 1}${man.leader > 0 ? ` leader ${man.leader}` : ''}` },
              { label: 'Quality', printed: man.quality },
              { label: 'Armour', printed: String(armour?.value ?? '?'), ...(armour && { mark: armour.mark }) },
            ],
          }
        }),
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
    blocks: vehicleBlocks(card, id => weapons.get(id)),
  }
}

export const weaponModel = (weapon: Weapon): CardModel => ({
  title: weapon.name,
  subtitle: `Tech level ${weapon.tl}, ${weapon.class}`,
  seat: null,
  art: 'gun',
  markers: [],
  blocks: [
    { kind: 'table', columns: WEAPON_COLUMNS, rows: [weaponRow(weapon)] },
    {
      kind: 'table',
      title: 'Rounds',
      columns: ['Kind', 'Penetration', 'Burst', 'Fragments'],
      rows: weapon.kinds.map(({ kind, pens, burst, frag }) => ({
        cells: [
          { label: 'Kind', printed: kind },
          {
            label: 'Penetration',
            printed: (pens ?? weapon.bands.map(({ pen }) => pen)).join(' / ') || '–',
            mark: weapon.mark,
          },
          { label: 'Burst', printed: burst === undefined ? '–' : `${burst} cm`, mark: weapon.mark },
          { label: 'Fragments', printed: frag === undefined ? '–' : String(frag), mark: weapon.mark },
        ],
      })),
    },
  ],
})

export const armourModel = ({
  name,
  tl,
  value,
  laser,
  ablative,
  sealed,
  environment,
  kg,
  mark,
}: Armour): CardModel => ({
  title: name,
  subtitle: `Tech level ${tl}, armour of a man`,
  seat: null,
  art: 'shield',
  markers: [],
  blocks: [
    {
      kind: 'values',
      title: 'Armour',
      values: [
        { label: 'Value', printed: String(value), mark },
        { label: ablative ? 'Against lasers, burns off' : 'Against lasers', printed: String(laser ?? value), mark },
        { label: 'Kilograms', printed: String(kg), mark: 'house' },
        { label: 'Sealed', printed: sealed ? 'yes' : 'no', mark: 'house' },
        { label: 'Environment', printed: environment ? 'yes' : 'no', mark: 'house' },
      ],
    },
  ],
})
