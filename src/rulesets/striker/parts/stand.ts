import { amount, count, listOf, recordOf, whole, word } from '../../../engine/bounds'
import { point, span, turn } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { hiddenOf } from '../../../engine/record/hidden'
import { z } from '../../../engine/schema'
import { GAITS } from '../orders'
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
  id: word,
  seat: side,
  name: word,
  kind: z.enum(STAND_KINDS),
  /** Vehicle card. */
  card: z.nullable(word),
  men: listOf(man, 100),
  /** Men still fit, where they can be counted. */
  figures: count,
  at: point,
  /** As it was chosen: games of older versions have turns beyond a circle here, and their records must replay. */
  facing: turn,
  /** Vehicle it rides in. */
  aboard: z.nullable(word),
  status: z.enum(STATUSES),
  /** Last turn of the suppression. */
  until: whole,
  moved: z.boolean(),
  gait: z.enum(GAITS),
  flight: z.enum(FLIGHTS),
  /** Metres above the ground while flying high. */
  height: span,
  popup: z.boolean(),
  /** cm of the last own movement phase. */
  speed: amount,
  spotted: z.boolean(),
  /** A wreck smokes through this turn. */
  burning: whole,
  own: hiddenOf(roster),
  /** What rules in force remember of it that both sides can see. */
  marks: z.exactOptional(recordOf(z.union([word, amount, z.boolean()]))),
})
export type Stand = DeepReadonly<z.infer<typeof stand>>
