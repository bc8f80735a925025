import { listOf, text, whole, word } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { CAUSES } from '../tables/morale'
import { falling } from './blast'
import { effect } from './effect'
import { patch } from './patch'
import { shotFired } from './shot'

const check = z.object({ stand: word, causes: listOf(z.enum(CAUSES), 100), further: whole })
export type Check = DeepReadonly<z.infer<typeof check>>

/** What the table has still to do in this phase; nobody sees it. */
export const work = z.object({
  /** Movers whose units have still to look around. */
  looking: listOf(word),
  /** "unit>target" pairs that have thrown in this phase. */
  tried: listOf(text(500), 100_000),
  shots: listOf(shotFired, 10_000),
  blasts: listOf(falling),
  /** Smoke and light that take effect when the fire is over. */
  patches: listOf(patch),
  effects: listOf(effect, 10_000),
  /** Stands that fired in this phase. */
  fired: listOf(word),
  checks: listOf(check),
  /** Stands that have checked morale in this phase. */
  checked: listOf(word),
  panic: listOf(word),
  /** Moments of this phase at which the rules in force have been asked. */
  asked: z.optional(listOf(word)),
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
