import { listOf, recordOf, whole, word } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { hiddenOf } from '../../../engine/record/hidden'
import { z } from '../../../engine/schema'
import { quality } from '../tables/quality'
import { extras } from './json'

/** What only the owner knows of a man. */
const file = z.object({
  quality,
  light: whole,
  serious: z.boolean(),
  dead: z.boolean(),
  /** 0 none, 1 NCO, 2 officer, 3 commander. */
  leader: whole,
  observer: z.boolean(),
  /** Rounds used of weapons that have few, by weapon index. */
  used: recordOf(whole, 100),
  /** Laser hits its ablative armour has taken. */
  ablated: whole,
})
export type File = DeepReadonly<z.infer<typeof file>>

export const man = z.object({
  role: word,
  weapons: listOf(word, 20),
  armour: word,
  /** What rules in force have him carry, by the key of the rule. */
  gear: z.exactOptional(extras),
  file: hiddenOf(file),
})
export type Man = DeepReadonly<z.infer<typeof man>>
