import type { CardModel } from '../../engine/scene/card'
import type { ForceModel, RosterCard } from '../../engine/setup'
import { vehicleBlocks, WEAPON_COLUMNS, weaponRow } from './card'
import { armourBy, isArmour } from './cards/armour'
import { editor } from './cards/editor'
import type { Troop } from './cards/troop'
import type { Listed, Options } from './options'
import { pointsOfCard } from './points'
import { troopsOf, vehiclesOf, weaponsOf } from './setup'
import { isSide } from './state'

export const troopModel = (options: Options, troop: Troop): CardModel => {
  const weapons = new Map(weaponsOf(options).map(weapon => [weapon.id, weapon]))
  return {
    title: troop.name,
    subtitle: `Tech level ${troop.tl}`,
    seat: null,
    art: troop.men.some(({ weapons: arms }) => arms.some(id => weapons.get(id)?.crewServed)) ? 'gun' : 'infantry',
    points: pointsOfCard(options, troop.id, 'regular'),
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

export function vehicleModel(options: Options, id: string): CardModel {
  const card = vehiclesOf(options).find(one => one.id === id)
  if (!card) throw new Error(`there is no card “${id}”`)
  return {
    title: card.name,
    subtitle: `Tech level ${card.tl}, ${card.motion}`,
    seat: null,
    art: card.motion === 'grav' ? 'grav' : card.seats > 0 ? 'apc' : 'tank',
    points: card.points,
    markers: [],
    blocks: vehicleBlocks(card, new Map(weaponsOf(options).map(weapon => [weapon.id, weapon]))),
  }
}

function roster(options: Options): RosterCard[] {
  return [
    ...troopsOf(options).map(troop => ({
      id: troop.id,
      name: troop.name,
      side: `Tech level ${troop.tl}`,
      points: pointsOfCard(options, troop.id, 'regular'),
      art: 'infantry',
      card: troopModel(options, troop),
      own: options.troops.includes(troop),
    })),
    ...vehiclesOf(options).map(card => ({
      id: card.id,
      name: card.name,
      side: `Tech level ${card.tl}`,
      points: card.points,
      art: card.motion === 'grav' ? 'grav' : 'tank',
      card: vehicleModel(options, card.id),
      own: options.vehicles.includes(card),
    })),
  ]
}

/** STR.core.editor.force: whoever stays keeps his unit and his place, whoever is new is a unit of his own. */
export const forces: ForceModel<Options> = {
  points: 'Points',
  roster,
  list: (options, seat) => (isSide(seat) ? options.forces[seat].map(({ card, name }) => ({ card, name })) : []),
  replace(options, seat, entries) {
    if (!isSide(seat)) return options
    const before = options.forces[seat]
    const kept = entries.map(
      (entry): Listed =>
        before.find(one => one.name === entry.name && one.card === entry.card) ?? {
          card: entry.card,
          name: entry.name,
          unit: entry.name,
        },
    )
    const moved = kept.map(one => {
      const carrier = one.aboard === undefined ? undefined : before[one.aboard]
      const { aboard: _, ...alone } = one
      const place = carrier ? kept.indexOf(carrier) : -1
      return place >= 0 ? { ...alone, aboard: place } : alone
    })
    return { ...options, forces: { ...options.forces, [seat]: moved } }
  },
  editor,
}
