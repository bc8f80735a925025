import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { point } from '../orders'

export const PATCHES = ['smoke', 'burning', 'crater', 'contaminated', 'soaked', 'snow', 'mined', 'illum'] as const
export const patch = z.object({
  id: z.string(),
  kind: z.enum(PATCHES),
  points: z.array(point),
  /** In force through the end of this turn. */
  until: z.int(),
})
export type Patch = DeepReadonly<z.infer<typeof patch>>
