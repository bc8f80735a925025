import { amount, listOf, whole, word } from '../../../engine/bounds'
import { point } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { KINDS } from '../cards/weapon'
import { side } from '../sides'

/** STR.core.sequence.fire-steps: what a stand will fire, declared sealed. */
export const shotSchema = z.strictObject({
  stand: word,
  man: whole,
  weapon: whole,
  target: z.nullable(word),
  point: z.nullable(point),
  kind: z.enum(KINDS),
  spread: listOf(word),
})
export type Shot = DeepReadonly<z.infer<typeof shotSchema>>

/** A hit that awaits its damage throw. */
const strike = z.object({
  target: word,
  /** Man struck; null for a vehicle or a weapon. */
  man: z.nullable(whole),
  pen: amount,
  weapon: word,
  from: z.nullable(point),
  deck: z.boolean(),
  contact: z.boolean(),
})
export type Strike = DeepReadonly<z.infer<typeof strike>>

export const shotFired = z.object({
  shot: shotSchema,
  seat: side,
  unseen: z.boolean(),
  strikes: z.nullable(listOf(strike)),
})
