import type { CardBlock } from '../../../../engine/scene/card'
import { value } from '../../card-weapons'
import type { Vehicle } from '../../cards/vehicle'
import { VEHICLES } from '../../cards/vehicles'
import type { Weapon } from '../../cards/weapon'
import { missionOf } from '../command/assignments'
import type { CardParts } from '../module'
import { standOf } from '../stands'
import { pdValueOf, protectedBy, systemOf } from './systems'

const BASE = {
  class: 'support',
  crew: 2,
  crewServed: false,
  highRecoil: false,
  flags: ['pd'],
  kinds: [{ kind: 'solid' }],
  mark: 'house',
} as const

/** Facts B7 give dice and range; the guns themselves are ours. */
const weapons: readonly Weapon[] = [
  {
    ...BASE,
    id: 'pd-8',
    name: 'Point-defence gun TL 8',
    tl: 8,
    kg: 800,
    bands: [
      { cm: 100, pen: 12, auto: 4 },
      { cm: 200, pen: 10, auto: 3 },
      { cm: 300, pen: 8, auto: 2 },
    ],
  },
  {
    ...BASE,
    id: 'pd-12',
    name: 'Point-defence gauss gun TL 12',
    tl: 12,
    kg: 400,
    flags: ['pd', 'gauss'],
    bands: [
      { cm: 120, pen: 14, auto: 6 },
      { cm: 240, pen: 10, auto: 5 },
      { cm: 350, pen: 6, auto: 4 },
    ],
  },
  {
    ...BASE,
    id: 'pd-15',
    name: 'Point-defence laser TL 15',
    tl: 15,
    class: 'energy',
    kg: 600,
    flags: ['pd', 'laser'],
    bands: [
      { cm: 200, pen: 18, auto: 8 },
      { cm: 350, pen: 12, auto: 7 },
      { cm: 500, pen: 8, auto: 6 },
    ],
  },
]

/** A carrier like one of the catalogue, with a point-defence weapon in its turret. */
function armedLike(
  model: string,
  changes: Pick<Vehicle, 'id' | 'name' | 'points'> & { readonly weapon: string },
): Vehicle[] {
  const { weapon, ...named } = changes
  const like = VEHICLES.find(({ id }) => id === model)
  return like
    ? [
        {
          ...like,
          ...named,
          seats: 0,
          mark: 'house',
          crew: ['commander', 'gunner', 'driver'],
          weapons: [{ weapon, mount: 'turret', main: true }],
        },
      ]
    : []
}

const vehicles: readonly Vehicle[] = [
  ...armedLike('ATV8', { id: 'PDV8', name: 'Point-defence vehicle', weapon: 'pd-8', points: 8 }),
  ...armedLike('GAPC12', { id: 'GPDV12', name: 'Grav point-defence vehicle', weapon: 'pd-12', points: 14 }),
]

export const cards: CardParts = {
  weapons,
  vehicles,
  weaponFields: () => [],
  vehicleBlocks: card => blocksFor(weapons.filter(({ id }) => card.weapons.some(({ weapon }) => weapon === id))),
  blocks(view, stand) {
    const mission = stand.own.value && systemOf(view, stand) ? missionOf(view, stand) : null
    if (!mission) return []
    const ward = protectedBy(view, stand)
    const named = ward ? standOf(view, ward.id)?.name : null
    return [{ kind: 'text', title: 'Point defence', text: named ? `On ${mission} for ${named}.` : `On ${mission}.` }]
  },
}

const blocksFor = (found: readonly Weapon[]): CardBlock[] =>
  found.map(weapon => ({
    kind: 'values',
    title: 'Point defence',
    values: [
      value('Dice against indirect fire', pdValueOf(weapon).dice, 'house'),
      value('Effective range, cm', pdValueOf(weapon).range, 'house'),
    ],
  }))
