import { amount, listOf, within, word } from '../../../engine/bounds'
import { coordinate } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { extras } from '../parts/json'
import type { StrikerRule } from '../rulebook'
import { type CardFault, marks, type Weapon } from './weapon'

export const MOTIONS = ['wheeled', 'tracked', 'acv', 'grav', 'aircraft'] as const
export const FACES = ['front', 'side', 'rear', 'deck', 'belly'] as const
export type Face = (typeof FACES)[number]
export const CREW_ROLES = ['commander', 'gunner', 'driver', 'loader', 'crew'] as const

/** STR.core.cards.vehicle. Speeds are in cm per movement phase. */
export const vehicleSchema = z.object({
  id: word,
  name: word,
  tl: amount,
  motion: z.enum(MOTIONS),
  armour: z.object({ front: amount, side: amount, rear: amount, deck: amount, belly: amount }),
  road: coordinate,
  cross: coordinate,
  noe: coordinate,
  cruise: coordinate,
  max: coordinate,
  weapons: listOf(
    z.object({
      weapon: word,
      mount: z.enum(['turret', 'pintle', 'hull', 'coaxial']),
      main: z.boolean(),
    }),
    20,
  ),
  crew: listOf(z.enum(CREW_ROLES), 100),
  seats: within(1000),
  open: z.boolean(),
  sealed: z.boolean(),
  amphibious: z.boolean(),
  stabilised: z.boolean(),
  terrainRadar: z.boolean(),
  fcTl: amount,
  radio: z.boolean(),
  /** Beam and meson communicators it carries in addition to its radio. */
  comms: z.exactOptional(listOf(z.enum(['beam', 'meson']), 20)),
  /** Mass in tons, for bridges. */
  tons: z.exactOptional(amount),
  jammerTl: z.exactOptional(amount),
  dp: z.exactOptional(amount),
  agility: z.exactOptional(amount),
  /** Width and length of the model in cm. */
  footprint: z.object({ width: within(100), length: within(100) }),
  points: amount,
  mark: marks,
  /** What rules in force add, by the key of the rule. */
  extra: z.exactOptional(extras),
})
export type Vehicle = DeepReadonly<z.infer<typeof vehicleSchema>>

const FASTEST = 2000
export const SPEED_NAMES = {
  road: 'Road speed',
  cross: 'Cross-country speed',
  noe: 'Nap-of-the-earth (NOE) speed',
  cruise: 'Cruising speed',
  max: 'Maximum speed',
} as const

/** STR.core.cards.vehicle-valid */
export function vehicleFaults(card: Vehicle, weapons: ReadonlyMap<string, Weapon>): CardFault[] {
  const faults: CardFault[] = []
  const say = (path: CardFault['path'], why: string, rule?: StrikerRule) =>
    faults.push(rule ? { path, why, rule } : { path, why })
  if (!(card.tl >= 1 && card.tl <= 15)) say(['tl'], 'The tech level must be from 1 to 15')
  for (const face of FACES)
    if (!(card.armour[face] >= 0 && card.armour[face] <= 100))
      say(['armour', face], `The ${face} armour must be from 0 to 100`, 'STR.core.cards.vehicle')
  const flies = card.motion === 'grav' || card.motion === 'aircraft'
  if (!flies && !(card.cross > 0)) say(['cross'], 'A ground vehicle needs a cross-country speed')
  if (!flies && card.road < card.cross) say(['road'], 'The road speed can’t be lower than the cross-country speed')
  if (flies && !(card.noe <= card.cruise && card.cruise <= card.max))
    say(
      ['max'],
      'Nap-of-the-earth speed can’t be higher than cruising speed, nor cruising speed higher than maximum speed',
    )
  for (const rate of ['road', 'cross', 'noe', 'cruise', 'max'] as const)
    if (!(card[rate] >= 0 && card[rate] <= FASTEST)) say([rate], `${SPEED_NAMES[rate]} must be from 0 to ${FASTEST} cm`)
  if (card.motion === 'grav' && !(card.noe > 0)) say(['noe'], 'A grav vehicle needs a nap-of-the-earth speed')
  if (!(card.fcTl >= 1 && card.fcTl <= 15)) say(['fcTl'], 'The tech level of the fire control must be from 1 to 15')
  if (!(card.footprint.width > 0 && card.footprint.length > 0))
    say(['footprint'], 'The model’s width and length must be more than 0', 'STR.core.stand.vehicle-base')
  if (!(card.points >= 0)) say(['points'], 'The points can’t be less than 0')
  card.weapons.forEach(({ weapon: id }, i) => {
    const weapon = weapons.get(id)
    if (!weapon) say(['weapons', i, 'weapon'], `There’s no weapon called “${id}”`)
    else if (weapon.tl > card.tl)
      say(['weapons', i, 'weapon'], `${weapon.name}: its tech level is higher than the vehicle’s`)
  })
  if (card.weapons.filter(({ main }) => main).length > 1) say(['weapons'], 'A vehicle has at most one main weapon')
  if (!card.crew.includes('driver')) say(['crew'], 'A vehicle needs a driver')
  if (!(Number.isInteger(card.seats) && card.seats >= 0))
    say(['seats'], 'The number of seats must be a whole number, 0 or more')
  if (card.motion === 'aircraft' && card.dp === undefined) say(['dp'], 'An aircraft needs damage points')
  return faults
}
