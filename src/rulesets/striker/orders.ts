import type { DeepReadonly } from '../../engine/readonly'
import { z } from '../../engine/schema'

export const point = z.strictObject({ x: z.number(), y: z.number() })

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
    route: z.array(point),
    gait: z.nullable(z.enum(GAITS)),
    stand: z.nullable(z.string()),
    distance: z.number(),
    halt: z.array(z.enum(HALTS)),
  }),
  fire: z.strictObject({
    verb: z.enum(FIRE_VERBS),
    target: z.nullable(z.string()),
    zone: z.nullable(z.strictObject({ at: point, radius: z.number() })),
  }),
  /** A word of a rule in force, carried out by that rule. */
  mission: z.exactOptional(z.string()),
})
export type Order = DeepReadonly<z.infer<typeof orderSchema>>
