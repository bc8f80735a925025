import type { DeepReadonly } from '../../../engine/readonly'
import { hiddenOf } from '../../../engine/record/hidden'
import { z } from '../../../engine/schema'
import { quality } from '../tables/quality'

/** What only the owner knows of a man. */
const file = z.object({
  quality,
  light: z.int(),
  serious: z.boolean(),
  dead: z.boolean(),
  /** 0 none, 1 NCO, 2 officer, 3 commander. */
  leader: z.int(),
  observer: z.boolean(),
  /** Rounds used of weapons that have few, by weapon index. */
  used: z.record(z.string(), z.int()),
  /** Laser hits its ablative armour has taken. */
  ablated: z.int(),
})
export type File = DeepReadonly<z.infer<typeof file>>

export const man = z.object({
  role: z.string(),
  weapons: z.array(z.string()),
  armour: z.string(),
  file: hiddenOf(file),
})
export type Man = DeepReadonly<z.infer<typeof man>>
