import type { CardBlock, CardModel } from '../../engine/scene/card'
import { vehicleBlocks } from './card'
import { roundsTable, weaponTables } from './card-weapons'
import { type Armour, findArmour, type Wardrobe } from './cards/armour'
import { CLASS_NAMES, LEADER_NAMES, MOTION_NAMES, spelledOut } from './cards/names'
import type { Troop } from './cards/troop'
import type { Vehicle } from './cards/vehicle'
import type { Weapon } from './cards/weapon'
import type { Options } from './options'
import { pointsOfTroop } from './points'

type Arms = ReadonlyMap<string, Weapon>

const abbreviations = (name: string): CardBlock[] => {
  const words = spelledOut(name)
  return words.length > 0 ? [{ kind: 'text', title: 'Abbreviations', text: `${words.join('; ')}.` }] : []
}

/** The card of a stand, as printed, in the force list and in the editor. */
export function troopModel(weapons: Arms, troop: Troop, wardrobe: Wardrobe = {}): CardModel {
  const served = troop.men.some(({ weapons: arms }) => arms.some(id => weapons.get(id)?.crewServed))
  return {
    title: troop.name,
    subtitle: `Tech level ${troop.tl}${troop.animal ? ', mounted on animals' : ''}`,
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
              { label: 'Man', printed: `${i + 1}${man.leader > 0 ? `, ${LEADER_NAMES[man.leader] ?? 'leader'}` : ''}` },
              { label: 'Quality', printed: man.quality },
              { label: 'Armour', printed: String(armour?.value ?? '?'), ...(armour && { mark: armour.mark }) },
            ],
          }
        }),
      },
      ...weaponTables([...new Set(troop.men.flatMap(man => man.weapons))].flatMap(id => weapons.get(id) ?? [])),
    ],
  }
}

export function vehicleModel(weapons: Arms, card: Vehicle, rules: Options['rules'] = []): CardModel {
  return {
    title: card.name,
    subtitle: `Tech level ${card.tl}, ${MOTION_NAMES[card.motion]}`,
    seat: null,
    art: card.motion === 'grav' ? 'grav' : card.seats > 0 ? 'apc' : 'tank',
    points: card.points,
    markers: [],
    blocks: [...vehicleBlocks(card, id => weapons.get(id), rules), ...abbreviations(card.name)],
  }
}

export const weaponModel = (weapon: Weapon): CardModel => ({
  title: weapon.name,
  subtitle: `Tech level ${weapon.tl}, ${CLASS_NAMES[weapon.class]}`,
  seat: null,
  art: 'gun',
  markers: [],
  blocks: [...weaponTables([weapon]), roundsTable(weapon), ...abbreviations(weapon.name)],
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
  subtitle: `Tech level ${tl}, personal armour`,
  seat: null,
  art: 'shield',
  markers: [],
  blocks: [
    {
      kind: 'values',
      title: 'Armour',
      values: [
        { label: 'Value', printed: String(value), mark },
        { label: ablative ? 'Against lasers (burns off)' : 'Against lasers', printed: String(laser ?? value), mark },
        { label: 'Weight, kg', printed: String(kg), mark: 'house' },
        { label: 'Sealed', printed: sealed ? 'yes' : 'no', mark: 'house' },
        { label: 'Protects against the environment', printed: environment ? 'yes' : 'no', mark: 'house' },
      ],
    },
  ],
})
