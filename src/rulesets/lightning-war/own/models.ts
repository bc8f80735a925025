import type { UnitCard } from '../tables/cards'
import { isFighting, isGun } from '../tables/guns'
import { type Mounted, VEHICLES, type Vehicle } from '../tables/vehicles'
import { OWN_VEHICLE, type OwnUnit } from './unit'

/** The vehicle of a card as the tables write one; null where the card has none or is not sound. */
export function vehicleOf({ id, name, from, to, vehicle }: OwnUnit): Vehicle | null {
  const row = VEHICLES.find(printed => printed.id === vehicle?.row)?.row
  if (!vehicle || !row) return null
  const guns = vehicle.guns.flatMap(({ gun, mount, mg }): Mounted[] =>
    isGun(gun) ? [{ gun, mount, ...(gun === 'house.mg' && { mg: mg ?? 3 }) }] : [],
  )
  return { ...vehicle, id, row, guns, printed: name, from, to }
}

export const cardOf = ({ id, name, nation, from, to, bases }: OwnUnit): UnitCard => ({
  id,
  name,
  nation: isFighting(nation) ? nation : 'house',
  from,
  to,
  models: bases.map(model => (model === OWN_VEHICLE ? id : model)),
})
