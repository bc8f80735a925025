import { whole, word } from '../../../engine/bounds'
import { points } from '../../../engine/geometry/schema'
import type { Kept } from '../../../engine/parts'
import { z } from '../../../engine/schema'

export const PATCHES = ['smoke', 'burning', 'crater', 'contaminated', 'soaked', 'snow', 'mined', 'illum'] as const
export const patch = z.object({
  id: word,
  kind: z.enum(PATCHES),
  points: points(100),
  /** In force through the end of this turn. */
  until: whole,
})
export type Patch = Kept<z.infer<typeof patch>>
