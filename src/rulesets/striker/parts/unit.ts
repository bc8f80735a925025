import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { orderSchema } from '../orders'
import { side } from '../sides'

/** STR.core.unit.tree: a leaf squad, section or vehicle; `parent` is the unit of the leader above. */
export const unit = z.object({
  id: z.string(),
  seat: side,
  name: z.string(),
  parent: z.nullable(z.string()),
  /** Stand of the man who leads it. */
  leader: z.nullable(z.string()),
  order: orderSchema,
  status: z.enum(['running', 'halted', 'done']),
  pending: z.nullable(
    z.object({
      order: orderSchema,
      from: z.string(),
      effective: z.int(),
      /** The turn in which it was begun. */
      given: z.exactOptional(z.int()),
    }),
  ),
})
export type Unit = DeepReadonly<z.infer<typeof unit>>
