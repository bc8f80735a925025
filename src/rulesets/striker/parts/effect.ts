import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'

/** An effect counted, not yet applied. */
export const effect = z.discriminatedUnion('type', [
  z.object({ type: z.literal('wound'), stand: z.string(), man: z.int(), wound: z.enum(['light', 'serious', 'dead']) }),
  z.object({
    type: z.literal('system'),
    stand: z.string(),
    system: z.enum([
      'electronics',
      'optics',
      'suspension',
      'transmission',
      'power',
      'main',
      'secondary',
      'jam',
      'unseal',
    ]),
    turns: z.int(),
    by: z.exactOptional(z.enum(['surface', 'minor', 'major'])),
  }),
  z.object({ type: z.literal('destroyed'), stand: z.string() }),
  z.object({ type: z.literal('weapon'), stand: z.string(), weapon: z.string() }),
  z.object({ type: z.literal('check'), stand: z.string() }),
  z.object({ type: z.literal('ablate'), stand: z.string(), man: z.int() }),
  z.object({ type: z.literal('collapse'), piece: z.string() }),
  /** A rule in force notes something of a stand; null forgets it. */
  z.object({
    type: z.literal('mark'),
    stand: z.string(),
    name: z.string(),
    value: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  }),
])
export type Effect = DeepReadonly<z.infer<typeof effect>>
