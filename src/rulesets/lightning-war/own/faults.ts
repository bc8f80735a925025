import { type CardKind, cardFaults, type Fault } from '../../../engine/forces/own-cards'
import { isFighting, isGun } from '../tables/guns'
import { PRINTED } from '../tables/models'
import { VEHICLES } from '../tables/vehicles'
import { OWN_VEHICLE, type OwnUnit, ownUnit } from './unit'

const UNIT: CardKind<OwnUnit> = { schema: ownUnit, printed: [], senseless }

/** What is missing or out of range in a unit, or names something that does not exist, each with its place. */
export const faultsOf = (draft: unknown): Fault[] => cardFaults(UNIT, draft)

function senseless(card: OwnUnit): Fault[] {
  const { nation, from, to, bases, vehicle } = card
  return [
    ...(isFighting(nation) ? [] : [{ path: ['nation'], why: `there's no nation “${nation}”` }]),
    ...(to < from ? [{ path: ['to'], why: "can't be before the first year" }] : []),
    ...(bases.length === 0 ? [{ path: ['bases'], why: 'a unit needs at least one base' }] : []),
    ...bases.flatMap((model, i) => baseFaults(card, model, ['bases', i])),
    ...(vehicle ? vehicleFaults(card, vehicle) : []),
  ]
}

function baseFaults({ vehicle }: OwnUnit, model: string, path: Fault['path']): Fault[] {
  if (model === OWN_VEHICLE) return vehicle ? [] : [{ path, why: 'the unit has no vehicle of its own' }]
  return PRINTED.has(model) ? [] : [{ path, why: `there's no “${model}” to put on a base` }]
}

function vehicleFaults({ bases }: OwnUnit, { row, guns }: NonNullable<OwnUnit['vehicle']>): Fault[] {
  const path = ['vehicle']
  return [
    ...(VEHICLES.some(({ id }) => id === row)
      ? []
      : [{ path: [...path, 'row'], why: `there's no vehicle “${row}” to copy` }]),
    ...(bases.includes(OWN_VEHICLE) ? [] : [{ path, why: 'none of the bases is this vehicle' }]),
    ...(guns.length === 0 ? [{ path: [...path, 'guns'], why: 'a vehicle needs a gun or a machine gun' }] : []),
    ...guns.flatMap(({ gun }, i) =>
      isGun(gun) ? [] : [{ path: [...path, 'guns', i, 'gun'], why: `there's no gun “${gun}”` }],
    ),
  ]
}
