import { z } from '../schema'
import { SEATS } from '../seats'

const seat = z.enum(SEATS)
export const actorSchema = z.enum([...SEATS, 'table', 'referee'])
const action = z.looseObject({ type: z.string() })

/** What was decided and thrown. With the set-up and the seed, the entries are the game. */
export const entrySchema = z.object({
  actor: actorSchema,
  action,
  faces: z.array(z.int()),
  /** Fingerprint of the position after it, so that a replay proves itself. */
  digest: z.string(),
})
export type Entry = z.infer<typeof entrySchema>

export const setupSchema = z.object({
  scenario: z.string(),
  seats: z.array(z.object({ seat, name: z.string().check(z.maxLength(60)), played: z.enum(['person', 'bot']) })),
  options: z.unknown(),
})

/** The whole of a game; a position taken from a link has an `origin` in place of a history. */
export const recordSchema = z.object({
  ruleset: z.string(),
  version: z.int(),
  setup: setupSchema,
  seed: z.string(),
  origin: z.optional(z.unknown()),
  entries: z.array(entrySchema),
})
export type GameRecord = z.infer<typeof recordSchema>
