import { amount, listOf, whole, word } from '../../../engine/bounds'
import { point, points } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'

/** Fragments or shells over an area: each man and vehicle in it is thrown for, stand by stand. */
const blast = z.object({
  area: points(100),
  /** Cover is judged on the line from here; from nowhere for what falls from above. */
  centre: z.nullable(point),
  need: whole,
  frag: amount,
  /** Penetration of a natural twelve, where a shell may strike by itself. */
  contact: z.nullable(amount),
  weapon: word,
  deck: z.boolean(),
})
export type Blast = DeepReadonly<z.infer<typeof blast>>

/** A blast with the stands it has still to throw for, and who was struck by the round itself. */
export const falling = z.object({
  blast,
  left: listOf(word),
  spared: listOf(z.object({ target: word, man: z.nullable(whole) })),
})
export type Falling = DeepReadonly<z.infer<typeof falling>>
