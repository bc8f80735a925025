import type { CardEditor } from '../../../engine/setup'
import { troopModel, vehicleModel } from '../card-models'
import type { Options } from '../options'
import { WEAPONS } from './arms'
import { isRecord, troopParts, vehicleParts } from './editor-parts'
import { type Troop, troopFaults, troopSchema } from './troop'
import { TROOPS } from './troops'
import { type Vehicle, vehicleFaults, vehicleSchema } from './vehicle'
import { VEHICLES } from './vehicles'

const asVehicle = (card: unknown): Vehicle | null => {
  const parsed = vehicleSchema.safeParse(card)
  return parsed.success ? parsed.data : null
}
const asTroop = (card: unknown): Troop | null => {
  const parsed = troopSchema.safeParse(card)
  return parsed.success ? parsed.data : null
}
/** The first number no own card has. */
function fresh({ vehicles, troops }: Options): string {
  const taken = new Set([...vehicles, ...troops].map(({ id }) => id))
  let n = 1
  while (taken.has(`own-${n}`)) n += 1
  return `own-${n}`
}
const isVehicleCard = (card: unknown): boolean => isRecord(card) && 'motion' in card
const ARMS = new Map(WEAPONS.map(weapon => [weapon.id, weapon]))

/** Vehicles and stands people make of others; they live in the options and so in every save. */
export const editor: CardEditor<Options> = {
  copy(options, id) {
    const vehicle = [...VEHICLES, ...options.vehicles].find(card => card.id === id)
    if (vehicle) return { ...vehicle, id: fresh(options), name: `${vehicle.name} copy`.slice(0, 40), mark: 'house' }
    const troop = [...TROOPS, ...options.troops].find(card => card.id === id)
    if (!troop) throw new Error(`there is no card “${id}”`)
    return { ...troop, id: fresh(options), name: `${troop.name} copy`.slice(0, 40) }
  },
  open: (options, id) => [...options.vehicles, ...options.troops].find(card => card.id === id),
  parts: card => (isVehicleCard(card) ? vehicleParts(card) : troopParts(card)),
  faults(card) {
    const parsed = isVehicleCard(card) ? vehicleSchema.safeParse(card) : troopSchema.safeParse(card)
    if (!parsed.success)
      return parsed.error.issues.map(({ path }) => ({
        path: path.map(key => (typeof key === 'number' ? key : String(key))),
        why: 'this is missing or no such value',
      }))
    const vehicle = asVehicle(card)
    if (vehicle) return vehicleFaults(vehicle, ARMS)
    const troop = asTroop(card)
    return troop ? troopFaults(troop, ARMS) : []
  },
  preview(card) {
    const vehicle = asVehicle(card)
    if (vehicle) return vehicleModel(ARMS, vehicle)
    const troop = asTroop(card)
    if (troop) return troopModel(ARMS, troop)
    return { title: 'Card', subtitle: 'not yet whole', seat: null, art: 'token', markers: [], blocks: [] }
  },
  put(options, card) {
    const vehicle = asVehicle(card)
    if (vehicle) return { ...options, vehicles: [...options.vehicles.filter(({ id }) => id !== vehicle.id), vehicle] }
    const troop = asTroop(card)
    return troop ? { ...options, troops: [...options.troops.filter(({ id }) => id !== troop.id), troop] } : options
  },
  remove: (options, id) => ({
    ...options,
    vehicles: options.vehicles.filter(card => card.id !== id),
    troops: options.troops.filter(card => card.id !== id),
  }),
}
