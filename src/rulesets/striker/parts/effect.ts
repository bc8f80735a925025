import { amount, whole, word } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { dataSchema } from './json'

/** An effect counted, not yet applied. */
export const effect = z.discriminatedUnion('type', [
  z.object({ type: z.literal('wound'), stand: word, man: whole, wound: z.enum(['light', 'serious', 'dead']) }),
  z.object({
    type: z.literal('system'),
    stand: word,
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
    turns: whole,
    by: z.exactOptional(z.enum(['surface', 'minor', 'major'])),
  }),
  z.object({ type: z.literal('destroyed'), stand: word }),
  z.object({ type: z.literal('weapon'), stand: word, weapon: word }),
  z.object({ type: z.literal('check'), stand: word }),
  z.object({ type: z.literal('ablate'), stand: word, man: whole }),
  z.object({ type: z.literal('collapse'), piece: word }),
  /** A rule in force notes something of a stand; null forgets it. */
  z.object({
    type: z.literal('mark'),
    stand: word,
    name: word,
    value: z.nullable(z.union([word, amount, z.boolean()])),
    /** The enemy sees it too, once the stand is spotted. */
    open: z.exactOptional(z.boolean()),
  }),
  /** What a rule in force does, in its own way. */
  z.object({ type: z.literal('rule'), of: word, name: word, data: dataSchema }),
])
export type Effect = DeepReadonly<z.infer<typeof effect>>
