import { whole, word } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { orderSchema } from '../orders'
import { side } from '../sides'

/** STR.core.unit.tree: a leaf squad, section or vehicle; `parent` is the unit of the leader above. */
export const unit = z.object({
  id: word,
  seat: side,
  name: word,
  parent: z.nullable(word),
  /** Stand of the man who leads it. */
  leader: z.nullable(word),
  order: orderSchema,
  status: z.enum(['running', 'halted', 'done']),
  pending: z.nullable(
    z.object({
      order: orderSchema,
      from: word,
      effective: whole,
      /** The turn in which it was begun. */
      given: z.exactOptional(whole),
    }),
  ),
})
export type Unit = DeepReadonly<z.infer<typeof unit>>
