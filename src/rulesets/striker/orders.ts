import { listOf, recordOf, word } from '../../engine/bounds'
import { point, points, span } from '../../engine/geometry/schema'
import type { DeepReadonly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { scalarSchema } from './parts/json'

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

export const orderSchema = z.strictObject({
  move: z.strictObject({
    verb: z.enum(MOVE_VERBS),
    point: z.nullable(point),
    route: points(100),
    gait: z.nullable(z.enum(GAITS)),
    stand: z.nullable(word),
    distance: span,
    halt: listOf(z.enum(HALTS), 20),
  }),
  fire: z.strictObject({
    verb: z.enum(FIRE_VERBS),
    target: z.nullable(word),
    zone: z.nullable(z.strictObject({ at: point, radius: span })),
  }),
  /** A word of a rule in force, carried out by that rule. */
  mission: z.exactOptional(word),
  /** What that word is about: a ward, a point, a radius. */
  about: z.exactOptional(recordOf(scalarSchema, 20)),
})
export type Order = DeepReadonly<z.infer<typeof orderSchema>>
