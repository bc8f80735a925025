import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { armourSchema } from '../cards/armour'
import { vehicleSchema } from '../cards/vehicle'
import { weaponSchema } from '../cards/weapon'

/** The cards that a side knows: its own, and those of enemies it has spotted. */
export const cards = z.object({
  weapons: z.record(z.string(), weaponSchema),
  vehicles: z.record(z.string(), vehicleSchema),
  /** The players' own armour; the printed kinds are known to everybody. */
  armours: z.record(z.string(), armourSchema),
})
export type Cards = DeepReadonly<z.infer<typeof cards>>
