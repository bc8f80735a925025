import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'

export const ARCS = ['F', 'RI', 'L', 'Rr', 'FF', 'T'] as const
export type FiringArc = (typeof ARCS)[number]

/** One column of a weapon line: far edge in centimetres, or C for base contact. */
const band = z.object({
  to: z.union([z.literal('C'), z.number().check(z.gt(0), z.lte(200))]),
  accuracy: z.int().check(z.gte(-9), z.lte(9)),
  damage: z.int().check(z.gte(1), z.lte(99)),
})
export type Band = DeepReadonly<z.infer<typeof band>>

const weapon = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  arc: z.enum(ARCS),
  /** P projectile, E energy. */
  type: z.enum(['P', 'E']),
  /** Missile: the target's Missile Defense counts. */
  missile: z.boolean(),
  bands: z.array(band).check(z.minLength(1), z.maxLength(6)),
})
export type Weapon = DeepReadonly<z.infer<typeof weapon>>

const threshold = z.int().check(z.gte(1), z.lte(999))
const protection = z.object({ stun: threshold, crippled: threshold, overkill: threshold })
export type Protection = DeepReadonly<z.infer<typeof protection>>

const rating = z.int().check(z.gte(-9), z.lte(9))

/** A datacard as it is printed. */
export const cardSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  fleet: z.string().check(z.minLength(1), z.maxLength(40)),
  type: z.enum(['exo', 'fighter']),
  /** Fighters are worth more where Fixed Forward is 120 degrees wide. */
  threat: z.object({ ff90: z.int().check(z.gte(1), z.lte(999)), ff120: z.int().check(z.gte(1), z.lte(999)) }),
  size: z.int().check(z.gte(1), z.lte(20)),
  actions: z.int().check(z.gte(1), z.lte(9)),
  movement: z.object({
    basic: z.number().check(z.gt(0), z.lte(100)),
    overthrust: z.number().check(z.gt(0), z.lte(200)),
  }),
  avoidance: z.object({ front: rating, rear: rating }),
  missileDefense: z.nullable(z.int().check(z.gte(0), z.lte(9))),
  protection: z.object({
    front: protection,
    rear: protection,
    /** Replaces the front row against one type of damage. */
    special: z.nullable(z.object({ against: z.enum(['P', 'E']), front: protection })),
  }),
  closeCombatOptimized: z.nullable(z.int().check(z.gte(1), z.lte(9))),
  electronics: rating,
  ecm: z.nullable(z.int().check(z.gte(0), z.lte(9))),
  eccm: z.nullable(z.int().check(z.gte(0), z.lte(9))),
  weapons: z.array(weapon).check(z.minLength(1), z.maxLength(8)),
})
export type Card = DeepReadonly<z.infer<typeof cardSchema>>
