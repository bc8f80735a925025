import type { DeepReadonly, ReplaceOnly } from '../../../src/engine/readonly'
import { hiddenOf } from '../../../src/engine/record/hidden'
import { z } from '../../../src/engine/schema'
import { SEATS } from '../../../src/engine/seats'

const seat = z.enum(SEATS)
const point = z.object({ x: z.number(), y: z.number() })
export const poseSchema = z.object({ at: point, facing: z.number() })

export const STANCES = ['steady', 'ram', 'smoke'] as const
export const signalSchema = z.object({
  stance: z.enum(STANCES),
  haste: z.int().check(z.gte(0), z.lte(2)),
  loud: z.boolean(),
  word: z.string().check(z.maxLength(20)),
})
export type Signal = DeepReadonly<z.infer<typeof signalSchema>>

const boat = z.object({
  id: z.string(),
  seat,
  name: z.string(),
  card: z.string(),
  at: point,
  facing: z.number(),
  hits: z.int().check(z.gte(0)),
  sailed: z.boolean(),
  turned: z.boolean(),
  fired: z.boolean(),
  /** Mines it still carries. */
  mines: z.int().check(z.gte(0)),
})
export type Boat = DeepReadonly<z.infer<typeof boat>>

export const optionsSchema = z.object({
  turns: z.int().check(z.gte(1), z.lte(20)),
  mines: z.boolean(),
  wind: z.enum(['calm', 'fresh']),
  motto: z.string().check(z.maxLength(40)),
  forces: z.record(z.string(), z.array(z.object({ card: z.string(), name: z.string().check(z.maxLength(40)) }))),
})
export type Options = DeepReadonly<z.infer<typeof optionsSchema>>

/** A hit waits for its victim: brace, or take it. */
const brace = z.object({ kind: z.literal('brace'), attacker: z.string(), target: z.string(), damage: z.int() })

export const stateSchema = z.object({
  options: optionsSchema,
  turn: z.int(),
  phase: z.enum(['signals', 'initiative', 'play', 'end']),
  /** Seats still to play this turn; the first one plays. */
  order: z.array(seat),
  signals: z.record(z.string(), hiddenOf(signalSchema)),
  boats: z.record(z.string(), boat),
  /** Nobody but their owner knows of them. */
  mines: z.record(z.string(), hiddenOf(z.object({ id: z.string(), seat, at: point }))),
  berths: z.record(z.string(), z.nullable(z.string())),
  stack: z.array(brace),
  conceded: z.nullable(seat),
})
export type State = DeepReadonly<z.infer<typeof stateSchema>>

/** A state whose parts are being replaced. */
export type Next = ReplaceOnly<State>

export function changeBoat(next: Next, id: string, changes: Partial<Boat>): Boat | null {
  const before = next.boats[id]
  if (!before) return null
  const boat = { ...before, ...changes }
  next.boats = { ...next.boats, [id]: boat }
  return boat
}
