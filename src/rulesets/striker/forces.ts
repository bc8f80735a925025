import type { ForceEntry, ForceModel, RosterCard } from '../../engine/setup'
import { armourModel, troopModel, vehicleModel, weaponModel } from './card-models'
import { editor } from './cards/editor'
import { changed, detailOf, noteOn } from './force-detail'
import { armoursOf, armsOf, troopsOf, vehiclesOf, weaponsOf } from './initial-state'
import type { Listed, Options } from './options'
import { pointsOfListed, pointsOfTroop, worthOf } from './points'
import { isSide, type Side } from './sides'

/** Weapons and armour cost nothing by themselves: their points are part of the stand that uses them. */
const part = (side: string, { id, name }: { readonly id: string; readonly name: string }) =>
  ({ id, name, side, points: 0, part: true }) as const

function roster(options: Options): RosterCard[] {
  const weapons = armsOf(options)
  return [
    ...troopsOf(options).map(troop => ({
      id: troop.id,
      name: troop.name,
      side: `Tech level ${troop.tl}`,
      points: pointsOfTroop(weapons, troop, options),
      art: 'infantry',
      card: troopModel(weapons, troop, options),
      own: options.troops.includes(troop),
    })),
    ...vehiclesOf(options).map(card => ({
      id: card.id,
      name: card.name,
      side: `Tech level ${card.tl}`,
      points: card.points,
      art: card.motion === 'grav' ? 'grav' : 'tank',
      card: vehicleModel(weapons, card, options.rules),
      own: options.vehicles.includes(card),
    })),
    ...weaponsOf(options).map(weapon => ({
      ...part('Weapons', weapon),
      art: 'gun',
      card: weaponModel(weapon),
      own: options.weapons.includes(weapon),
    })),
    ...armoursOf(options).map(armour => ({
      ...part('Armour', armour),
      art: 'shield',
      card: armourModel(armour),
      own: options.armours?.includes(armour) === true,
    })),
  ]
}

/** Men have their quality on their card. A crew's quality is set in the force list. */
const entry = (options: Options, listed: Listed, side: Side): ForceEntry => ({
  card: listed.card,
  name: listed.name,
  points: pointsOfListed(options, listed),
  note: noteOn(options, listed, side),
})

/** STR.core.editor.force: stands that stay keep their unit and vehicle. A new stand becomes a unit of its own. */
export const forces: ForceModel<Options> = {
  points: 'Points',
  roster,
  list: (options, seat) => (isSide(seat) ? options.forces[seat].map(listed => entry(options, listed, seat)) : []),
  worth: (options, seat) => (isSide(seat) ? worthOf(options, seat) : { points: 0 }),
  replace(options, seat, entries) {
    if (!isSide(seat)) return options
    const before = options.forces[seat]
    const renamed = entries.length === before.length
    const origins = entries.map(({ card, name }, i) =>
      renamed && before[i]?.card === card ? i : before.findIndex(one => one.name === name && one.card === card),
    )
    const moved = entries.map(({ card, name }, i): Listed => {
      const { aboard, ...alone } = before[origins[i] ?? -1] ?? { card, name, unit: name }
      const place = aboard === undefined ? -1 : origins.indexOf(aboard)
      return place >= 0 ? { ...alone, name, aboard: place } : { ...alone, name }
    })
    return { ...options, forces: { ...options.forces, [seat]: moved } }
  },
  detail: (options, seat, index) => (isSide(seat) ? detailOf(options, seat, index) : []),
  change: (options, seat, index, values) => (isSide(seat) ? changed(options, seat, index, values) : options),
  editor,
}
