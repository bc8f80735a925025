import type { SheetItem } from '../../engine/scene/sheet'
import { WEAPON_COLUMNS, weaponRow } from './card'
import { troopModel, vehicleModel } from './card-models'
import type { Weapon } from './cards/weapon'
import type { Options } from './options'
import { armsOf, troopsOf, vehiclesOf } from './setup'
import { SIDES } from './sides'

/** A card for each stand on foot, with its own name and boxes for its men. */
export const squadCards = (options: Options): SheetItem[] =>
  SIDES.flatMap(seat =>
    options.forces[seat].flatMap(({ card, name, unit }, i): SheetItem[] => {
      const troop = troopsOf(options).find(({ id }) => id === card)
      if (!troop) return []
      const model = troopModel(armsOf(options), troop)
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
/** A card for each vehicle, with a box for each system that may be lost. */
export const vehicleCards = (options: Options): SheetItem[] =>
  SIDES.flatMap(seat =>
    options.forces[seat].flatMap(({ card, name, unit }, i): SheetItem[] => {
      const vehicle = vehiclesOf(options).find(({ id }) => id === card)
      if (!vehicle) return []
      const model = vehicleModel(armsOf(options), vehicle)
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
  card: {
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
  },
  copies: 1,
})

/** Every card there is, once, of no side. */
export const catalogueCards = (options: Options): SheetItem[] =>
  [
    ...troopsOf(options).map(troop => ({ id: troop.id, card: troopModel(armsOf(options), troop) })),
    ...vehiclesOf(options).map(card => ({ id: card.id, card: vehicleModel(armsOf(options), card) })),
  ].map(({ id, card }) => ({ kind: 'card', id: `all.${id}`, name: card.title, card, copies: 1 }))
