import type { SheetItem } from '../../engine/scene/sheet'
import { armourModel, troopModel, vehicleModel, weaponModel } from './card-models'
import type { Weapon } from './cards/weapon'
import { armoursOf, armsOf, troopsOf, vehiclesOf, weaponsOf } from './initial-state'
import type { Options } from './options'
import { SIDES } from './sides'

/** A card for each stand on foot, with its name and boxes for its men's wounds. */
export const squadCards = (options: Options): SheetItem[] =>
  SIDES.flatMap(seat =>
    options.forces[seat].flatMap(({ card, name, unit }, i): SheetItem[] => {
      const troop = troopsOf(options).find(({ id }) => id === card)
      if (!troop) return []
      const model = troopModel(armsOf(options), troop, options)
      const wounds = troop.men.map(
        (_, man) => ({ kind: 'boxes', title: `Man ${man + 1}: light wounds`, total: 2, ticked: 0 }) as const,
      )
      const blocks = [...model.blocks, ...wounds]
      return [
        {
          kind: 'card',
          id: `squad.${seat}.${i}`,
          name,
          card: { ...model, title: name, subtitle: `${unit}, ${model.subtitle}`, seat, blocks },
          copies: 1,
        },
      ]
    }),
  )

const SYSTEMS = ['Suspension', 'Transmission', 'Power plant', 'Electronics', 'Optics', 'Main weapon'] as const
/** A card for each vehicle, with boxes for the systems it can lose. */
export const vehicleCards = (options: Options): SheetItem[] =>
  SIDES.flatMap(seat =>
    options.forces[seat].flatMap(({ card, name, unit }, i): SheetItem[] => {
      const vehicle = vehiclesOf(options).find(({ id }) => id === card)
      if (!vehicle) return []
      const model = vehicleModel(armsOf(options), vehicle, options.rules)
      const losses = SYSTEMS.map(
        title =>
          ({
            kind: 'boxes',
            title,
            total: title === 'Suspension' && vehicle.motion === 'grav' ? 2 : 1,
            ticked: 0,
          }) as const,
      )
      const blocks = [...model.blocks, ...losses]
      return [
        {
          kind: 'card',
          id: `vehicle.${seat}.${i}`,
          name,
          card: { ...model, title: name, subtitle: `${unit}, ${model.subtitle}`, seat, blocks },
          copies: 1,
        },
      ]
    }),
  )

export const weaponCard = (weapon: Weapon): SheetItem => ({
  kind: 'card',
  id: `weapon.${weapon.id}`,
  name: weapon.name,
  card: weaponModel(weapon),
  copies: 1,
})

/** Every card once, without a side. */
export const catalogueCards = (options: Options): SheetItem[] =>
  [
    ...troopsOf(options).map(troop => ({ id: troop.id, card: troopModel(armsOf(options), troop, options) })),
    ...vehiclesOf(options).map(card => ({ id: card.id, card: vehicleModel(armsOf(options), card, options.rules) })),
    ...weaponsOf(options).map(weapon => ({ id: weapon.id, card: weaponModel(weapon) })),
    ...armoursOf(options).map(armour => ({ id: armour.id, card: armourModel(armour) })),
  ].map(({ id, card }) => ({ kind: 'card', id: `all.${id}`, name: card.title, card, copies: 1 }))
