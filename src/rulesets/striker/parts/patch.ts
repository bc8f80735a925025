import { whole, word } from '../../../engine/bounds'
import { points } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'

export const PATCHES = ['smoke', 'burning', 'crater', 'contaminated', 'soaked', 'snow', 'mined', 'illum'] as const
export const patch = z.object({
  id: word,
  kind: z.enum(PATCHES),
  points: points(100),
  /** In force through the end of this turn. */
  until: whole,
})
export type Patch = DeepReadonly<z.infer<typeof patch>>
