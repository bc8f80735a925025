import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { KINDS } from '../cards/weapon'
import { point } from '../orders'
import { side } from '../sides'

/** STR.core.sequence.fire-steps: what a stand will fire, declared sealed. */
export const shotSchema = z.strictObject({
  stand: z.string(),
  man: z.int(),
  weapon: z.int(),
  target: z.nullable(z.string()),
  point: z.nullable(point),
  kind: z.enum(KINDS),
  spread: z.array(z.string()),
})
export type Shot = DeepReadonly<z.infer<typeof shotSchema>>

/** A hit that awaits its damage throw. */
const strike = z.object({
  target: z.string(),
  /** Man struck; null for a vehicle or a weapon. */
  man: z.nullable(z.int()),
  pen: z.number(),
  weapon: z.string(),
  from: z.nullable(point),
  deck: z.boolean(),
  contact: z.boolean(),
})
export type Strike = DeepReadonly<z.infer<typeof strike>>

export const shotFired = z.object({
  shot: shotSchema,
  seat: side,
  unseen: z.boolean(),
  strikes: z.nullable(z.array(strike)),
})
