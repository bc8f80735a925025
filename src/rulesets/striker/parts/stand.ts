import type { DeepReadonly } from '../../../engine/readonly'
import { hiddenOf } from '../../../engine/record/hidden'
import { z } from '../../../engine/schema'
import { GAITS, point } from '../orders'
import { side } from '../sides'
import { man } from './man'
import { roster } from './roster'

export const STAND_KINDS = ['single', 'team', 'crew', 'vehicle', 'aircraft', 'drone', 'animal'] as const
export const STATUSES = [
  'fresh',
  'suppressed',
  'forcedBack',
  'routed',
  'rallied',
  'abandoned',
  'wreck',
  'destroyed',
  'offTable',
] as const
export type Status = (typeof STATUSES)[number]
export const FLIGHTS = ['ground', 'noe', 'terrainFollowing', 'high'] as const
export type Flight = (typeof FLIGHTS)[number]

/** A base or a model. What stands here is what the enemy sees of it once spotted. */
export const stand = z.object({
  id: z.string(),
  seat: side,
  name: z.string(),
  kind: z.enum(STAND_KINDS),
  /** Vehicle card. */
  card: z.nullable(z.string()),
  men: z.array(man),
  /** Men still fit, where they can be counted. */
  figures: z.int(),
  at: point,
  facing: z.number(),
  /** Vehicle it rides in. */
  aboard: z.nullable(z.string()),
  status: z.enum(STATUSES),
  /** Last turn of the suppression. */
  until: z.int(),
  moved: z.boolean(),
  gait: z.enum(GAITS),
  flight: z.enum(FLIGHTS),
  /** Metres above the ground while flying high. */
  height: z.number(),
  popup: z.boolean(),
  /** cm of the last own movement phase. */
  speed: z.number(),
  spotted: z.boolean(),
  /** A wreck smokes through this turn. */
  burning: z.int(),
  own: hiddenOf(roster),
})
export type Stand = DeepReadonly<z.infer<typeof stand>>
