import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { point } from '../orders'

/** Fragments or shells over an area: each man and vehicle in it is thrown for, stand by stand. */
const blast = z.object({
  area: z.array(point),
  /** Cover is judged on the line from here; from nowhere for what falls from above. */
  centre: z.nullable(point),
  need: z.int(),
  frag: z.number(),
  /** Penetration of a natural twelve, where a shell may strike by itself. */
  contact: z.nullable(z.number()),
  weapon: z.string(),
  deck: z.boolean(),
})
export type Blast = DeepReadonly<z.infer<typeof blast>>

/** A blast with the stands it has still to throw for, and who was struck by the round itself. */
export const falling = z.object({
  blast,
  left: z.array(z.string()),
  spared: z.array(z.object({ target: z.string(), man: z.nullable(z.int()) })),
})
export type Falling = DeepReadonly<z.infer<typeof falling>>
