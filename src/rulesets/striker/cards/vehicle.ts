import { amount, listOf, within, word } from '../../../engine/bounds'
import { coordinate } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { type CardFault, marks, type Weapon } from './weapon'

export const MOTIONS = ['wheeled', 'tracked', 'acv', 'grav', 'aircraft'] as const
export const FACES = ['front', 'side', 'rear', 'deck', 'belly'] as const
export type Face = (typeof FACES)[number]
export const CREW_ROLES = ['commander', 'gunner', 'driver', 'loader', 'crew'] as const

/** STR.core.cards.vehicle. Rates in cm per movement phase. */
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
  /** Beams and meson communicators it carries beside its radio. */
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
})
export type Vehicle = DeepReadonly<z.infer<typeof vehicleSchema>>

const FASTEST = 2000

/** STR.core.cards.vehicle-valid */
export function vehicleFaults(card: Vehicle, weapons: ReadonlyMap<string, Weapon>): CardFault[] {
  const faults: CardFault[] = []
  const say = (path: CardFault['path'], why: string) => faults.push({ path, why })
  if (!(card.tl >= 1 && card.tl <= 15)) say(['tl'], 'a tech level lies between 1 and 15')
  for (const face of FACES)
    if (!(card.armour[face] >= 0 && card.armour[face] <= 100)) say(['armour', face], 'armour lies between 0 and 100')
  const flies = card.motion === 'grav' || card.motion === 'aircraft'
  if (!flies && !(card.cross > 0)) say(['cross'], 'a ground vehicle moves across country')
  if (!flies && card.road < card.cross) say(['road'], 'no ground vehicle is slower on a road than beside it')
  if (flies && !(card.noe <= card.cruise && card.cruise <= card.max))
    say(['max'], 'NOE is at most cruise, cruise at most the maximum')
  for (const rate of ['road', 'cross', 'noe', 'cruise', 'max'] as const)
    if (!(card[rate] >= 0 && card[rate] <= FASTEST)) say([rate], `a rate lies between 0 and ${FASTEST} cm`)
  if (card.motion === 'grav' && !(card.noe > 0)) say(['noe'], 'a grav vehicle moves in NOE')
  if (!(card.fcTl >= 1 && card.fcTl <= 15)) say(['fcTl'], 'a tech level lies between 1 and 15')
  if (!(card.footprint.width > 0 && card.footprint.length > 0)) say(['footprint'], 'a model has a size')
  if (!(card.points >= 0)) say(['points'], 'points cannot be fewer than none')
  card.weapons.forEach(({ weapon: id }, i) => {
    const weapon = weapons.get(id)
    if (!weapon) say(['weapons', i, 'weapon'], `there is no weapon “${id}”`)
    else if (weapon.tl > card.tl) say(['weapons', i, 'weapon'], 'its tech level is beyond the vehicle’s')
  })
  if (card.weapons.filter(({ main }) => main).length > 1) say(['weapons'], 'one main weapon at most')
  if (!card.crew.includes('driver')) say(['crew'], 'somebody must drive')
  if (!(Number.isInteger(card.seats) && card.seats >= 0)) say(['seats'], 'seats are whole, and not fewer than none')
  if (card.motion === 'aircraft' && card.dp === undefined) say(['dp'], 'an aircraft needs damage points')
  return faults
}
