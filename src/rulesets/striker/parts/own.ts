import { hiddenOf } from '../../../engine/record/hidden'
import { z } from '../../../engine/schema'
import { dataSchema } from './json'

/** What one rule in force keeps: open to all, what only one side knows, and what only the table knows. */
export const own = z.object({
  open: z.exactOptional(dataSchema),
  A: z.exactOptional(hiddenOf(dataSchema)),
  B: z.exactOptional(hiddenOf(dataSchema)),
  table: z.exactOptional(hiddenOf(dataSchema)),
})
