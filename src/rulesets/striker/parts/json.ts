import { amount, listOf, recordOf, text } from '../../../engine/bounds'
import { z } from '../../../engine/schema'

// What a numbered rule keeps in the position is its own affair: the core only knows that it is plain data of a bounded
// size, and the rule checks the rest with a schema of its own.

/** A word, a number, a flag. */
export const scalarSchema = z.union([text(500), amount, z.boolean()])
export type Scalar = z.infer<typeof scalarSchema>

/** What rules add to a card or a man: by the key of the rule, then by name. */
export const extras = recordOf(recordOf(scalarSchema, 50), 50)

const around = (inner: z.ZodMiniType) => z.union([inner, listOf(inner, 300), recordOf(inner, 300)])
const DEPTH = 5
let nested: z.ZodMiniType = z.union([scalarSchema, z.null()])
for (let level = 0; level < DEPTH; level++) nested = around(nested)

/** Plain data of a rule, by name. */
export const dataSchema = recordOf(nested, 100)
export type Data = Readonly<Record<string, unknown>>
