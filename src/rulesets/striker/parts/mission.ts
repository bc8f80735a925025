import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { KINDS } from '../cards/weapon'
import { point } from '../orders'
import { side } from '../sides'

export const mission = z.object({
  id: z.string(),
  seat: side,
  observer: z.string(),
  battery: z.string(),
  point,
  kind: z.enum(KINDS),
  sheaf: z.enum(['normal', 'converged']),
  orderTurn: z.int(),
  lands: z.int(),
  turns: z.int(),
  landed: z.int(),
  /** Landing turns the observer saw. */
  seen: z.int(),
  /** Where the first rounds fell, kept for unobserved fire. */
  mpi: z.nullable(point),
  designated: z.nullable(z.string()),
})
export type Mission = DeepReadonly<z.infer<typeof mission>>
