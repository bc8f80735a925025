import { listOf, word } from '../../engine/bounds'
import { point, points, span } from '../../engine/geometry/schema'
import type { Kept } from '../../engine/parts'
import { z } from '../../engine/schema'

export const GAITS = ['still', 'walk', 'run', 'evade', 'crawl', 'drive', 'reverse'] as const
export type Gait = (typeof GAITS)[number]

export const MOVE_VERBS = ['hold', 'goto', 'follow', 'assault', 'withdraw', 'overwatch'] as const
export const HALTS = ['spotted', 'firedOn', 'casualty', 'reached'] as const
export const FIRE_VERBS = [
  'atWill',
  'hold',
  'return',
  'personnel',
  'vehicles',
  'aircraft',
  'target',
  'zone',
  'missions',
] as const

export const orderSchema = z.object({
  move: z.object({
    verb: z.enum(MOVE_VERBS),
    point: z.nullable(point),
    route: points(100),
    gait: z.nullable(z.enum(GAITS)),
    stand: z.nullable(word),
    distance: span,
    halt: listOf(z.enum(HALTS), 20),
  }),
  fire: z.object({
    verb: z.enum(FIRE_VERBS),
    target: z.nullable(word),
    zone: z.nullable(z.object({ at: point, radius: span })),
  }),
  /** A word of a rule in force, carried out by that rule. */
  mission: z.exactOptional(word),
})
export type Order = Kept<z.infer<typeof orderSchema>>
