import { whole, word } from '../../../engine/bounds'
import { point } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { KINDS } from '../cards/weapon'
import { side } from '../sides'
import { dataSchema } from './json'

export const mission = z.object({
  id: word,
  seat: side,
  observer: word,
  battery: word,
  point,
  kind: z.enum(KINDS),
  sheaf: z.enum(['normal', 'converged']),
  orderTurn: whole,
  lands: whole,
  turns: whole,
  landed: whole,
  /** Landing turns the observer saw. */
  seen: whole,
  /** Where the first rounds fell, kept for unobserved fire. */
  mpi: z.nullable(point),
  designated: z.nullable(word),
  /** What a rule in force has it carry or do. */
  payload: z.exactOptional(z.object({ of: word, data: dataSchema })),
})
export type Mission = DeepReadonly<z.infer<typeof mission>>
