import { z } from '../schema'
import { SEATS } from '../seats'

const seat = z.enum(SEATS)
export const actorSchema = z.enum([...SEATS, 'table', 'referee'])
const action = z.looseObject({ type: z.string() })

/** What was decided and rolled. With the set-up and the seed, the entries are the game. */
export const entrySchema = z.object({
  actor: actorSchema,
  action,
  faces: z.array(z.int()),
  /** People rolled these dice by hand and typed them in: the seed says nothing about them. */
  typed: z.exactOptional(z.literal(true)),
  /** Fingerprint of the position after it. */
  position: z.string(),
  /** Of the entry and of the digest before it. */
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
  /** SHA-256 of the seed, shown before the first roll. */
  commitment: z.string(),
  /** The seed itself, packed. */
  sealed: z.string(),
  /** How many of the first entries were saved before there were proofs. */
  unproven: z.exactOptional(z.int().check(z.gte(0))),
  origin: z.optional(z.unknown()),
  /** The digest before the first entry, and the last one. */
  start: z.string(),
  end: z.string(),
  entries: z.array(entrySchema),
})
export type GameRecord = z.infer<typeof recordSchema>

/** A record without its entries. */
export type RecordHead = Omit<GameRecord, 'entries' | 'end'>
