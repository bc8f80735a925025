import { count, listOf, text, word } from '../bounds'
import { z } from '../schema'
import { SEATS } from '../seats'

const seat = z.enum(SEATS)
export const actorSchema = z.enum([...SEATS, 'table', 'referee'])
const action = z.looseObject({ type: word })
/** Far more decisions than any game has. */
export const MOST_ENTRIES = 100_000

/** What was decided and rolled. With the set-up and the seed, the entries are the game. */
export const entrySchema = z.object({
  actor: actorSchema,
  action,
  faces: listOf(count, 10_000),
  /** People rolled these dice by hand and typed them in: the seed says nothing about them. */
  typed: z.exactOptional(z.literal(true)),
  /** Fingerprint of the position after it. */
  position: word,
  /** Of the entry and of the digest before it. */
  digest: word,
})
export type Entry = z.infer<typeof entrySchema>

export const setupSchema = z.object({
  scenario: word,
  seats: listOf(z.object({ seat, name: text(60), played: z.enum(['person', 'bot']) }), SEATS.length),
  options: z.unknown(),
})

/** The whole of a game; a position taken from a link has an `origin` in place of a history. */
export const recordSchema = z.object({
  ruleset: word,
  version: count,
  setup: setupSchema,
  /** SHA-256 of the seed, shown before the first roll. */
  commitment: word,
  /** The seed itself, packed. */
  sealed: text(10_000),
  /** How many of the first entries were saved before there were proofs. */
  unproven: z.exactOptional(z.int().check(z.gte(0), z.lte(MOST_ENTRIES))),
  origin: z.optional(z.unknown()),
  /** The digest before the first entry, and the last one. */
  start: word,
  end: word,
  entries: listOf(entrySchema, MOST_ENTRIES),
})
export type GameRecord = z.infer<typeof recordSchema>

/** A record without its entries. */
export type RecordHead = Omit<GameRecord, 'entries' | 'end'>
