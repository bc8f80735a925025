import { amount, listOf, recordOf, text } from '../../../engine/bounds'
import { z } from '../../../engine/schema'

// What a numbered rule keeps in the position is its own affair: the core only knows that it is plain data of a bounded
// size, and the rule checks the rest with a schema of its own.

/** A word, a number, a flag. */
export const scalarSchema = z.union([text(500), amount, z.boolean()])
export type Scalar = z.infer<typeof scalarSchema>

/** What rules add to a card or a man: by the key of the rule, then by name. */
export const extras = recordOf(recordOf(scalarSchema, 50), 50)

const leaf = z.nullable(scalarSchema)
const DEPTH = 5
let nested: z.ZodMiniType = leaf
for (let level = 0; level < DEPTH; level++) nested = z.union([leaf, listOf(nested, 300), recordOf(nested, 300)])

/** Plain data of a rule, by name. */
export const dataSchema = recordOf(nested, 100)
export type Data = Readonly<Record<string, unknown>>
