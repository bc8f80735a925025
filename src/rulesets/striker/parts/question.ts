import { word } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { hiddenOf } from '../../../engine/record/hidden'
import type { RuleId } from '../../../engine/rulebook'
import { z } from '../../../engine/schema'
import { side } from '../sides'
import { dataSchema } from './json'

/** What a rule asks a side in the middle of a phase. The last one asked is answered first. */
export const question = z.object({
  /** The key of the rule that asks, and the name it has for it. */
  of: word,
  name: word,
  seat: side,
  /** The clause that gives the choice. */
  cites: word,
  data: hiddenOf(dataSchema),
})
export type Question = DeepReadonly<z.infer<typeof question>> & { readonly cites: RuleId }
