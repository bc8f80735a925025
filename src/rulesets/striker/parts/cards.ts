import { recordOf } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { armourSchema } from '../cards/armour'
import { vehicleSchema } from '../cards/vehicle'
import { weaponSchema } from '../cards/weapon'

/** The cards that a side knows: its own, and those of enemies it has spotted. */
export const cards = z.object({
  weapons: recordOf(weaponSchema),
  vehicles: recordOf(vehicleSchema),
  /** The players' own armour; the printed kinds are known to everybody. */
  armours: recordOf(armourSchema),
})
export type Cards = DeepReadonly<z.infer<typeof cards>>
