import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { CAUSES } from '../tables/morale'
import { falling } from './blast'
import { effect } from './effect'
import { patch } from './patch'
import { shotFired } from './shot'

const check = z.object({ stand: z.string(), causes: z.array(z.enum(CAUSES)), further: z.int() })
export type Check = DeepReadonly<z.infer<typeof check>>

/** What the table has still to do in this phase; nobody sees it. */
export const work = z.object({
  /** Movers whose units have still to look around. */
  looking: z.array(z.string()),
  /** "unit>target" pairs that have thrown in this phase. */
  tried: z.array(z.string()),
  shots: z.array(shotFired),
  blasts: z.array(falling),
  /** Smoke and light that take effect when the fire is over. */
  patches: z.array(patch),
  effects: z.array(effect),
  /** Stands that fired in this phase. */
  fired: z.array(z.string()),
  checks: z.array(check),
  /** Stands that have checked morale in this phase. */
  checked: z.array(z.string()),
  panic: z.array(z.string()),
  /** Moments of this phase at which the rules in force have been asked. */
  asked: z.optional(z.array(z.string())),
})
export type Work = DeepReadonly<z.infer<typeof work>>
export const NO_WORK: Work = {
  looking: [],
  tried: [],
  shots: [],
  blasts: [],
  patches: [],
  effects: [],
  fired: [],
  checks: [],
  checked: [],
  panic: [],
}
