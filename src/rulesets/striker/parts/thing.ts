import { word } from '../../../engine/bounds'
import { points } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { side } from '../sides'
import { dataSchema } from './json'

/** Something on the ground that a rule knows: a minefield, wire, a charge, a bridge, a cloud. */
export const thing = z.object({
  id: word,
  /** The key of the rule it belongs to. */
  of: word,
  kind: word,
  /** Whose it is; null for what belongs to nobody. */
  seat: z.nullable(side),
  points: points(200),
  /** Seen by both sides; else only by its owner. */
  open: z.boolean(),
  data: dataSchema,
})
export type Thing = DeepReadonly<z.infer<typeof thing>>
