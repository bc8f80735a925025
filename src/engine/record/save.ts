import type { AnyRuleset } from '../ruleset'
import { z } from '../schema'
import { Match } from './match'
import { type GameRecord, recordSchema } from './record'
import { fewFaults, type Validated, validateSetup, validateState } from './validate'

const FORMAT = 'stormtable/game'
export const SAVE_VERSION = 1

/** A saved game: the record, and the position it leads to in case the rules have changed since. */
export const saveSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  name: z.string().check(z.maxLength(120)),
  saved: z.string(),
  record: recordSchema,
  position: z.unknown(),
})
export type Save = z.infer<typeof saveSchema>

export type Opened =
  | { readonly ok: true; readonly match: Match; readonly name: string; readonly warning?: string }
  | { readonly ok: false; readonly why: string }

/** `now` is handed in: the engine has no clock. */
export function saveOf(match: Match, name: string, now: string): Save {
  const record = match.record
  return { format: FORMAT, formatVersion: SAVE_VERSION, name, saved: now, record, position: match.state }
}

/** What turns a save of each older format, in order, into one of the next. */
const MIGRATIONS: readonly Migration[] = []
export type Migration = (save: Record<string, unknown>) => Record<string, unknown>

/** Reads a save from text. Says what is wrong and where; never half-opens. */
export function parseSave(
  text: string,
  migrations = MIGRATIONS,
): { readonly ok: true; readonly save: Save } | { readonly ok: false; readonly why: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, why: `This is no saved game: ${error instanceof Error ? error.message : 'not JSON'}` }
  }
  const head = z.looseObject({ format: z.literal(FORMAT), formatVersion: z.int() }).safeParse(json)
  if (!head.success) return { ok: false, why: 'This file is not a Stormtable game.' }
  const { formatVersion } = head.data
  const newest = migrations.length + 1
  if (formatVersion > newest) {
    return { ok: false, why: 'This game was saved by a newer version of Stormtable. Update, then open it again.' }
  }
  if (formatVersion < 1) return { ok: false, why: `This saved game is damaged. There is no format ${formatVersion}.` }
  const migrated = migrations
    .slice(formatVersion - 1)
    .reduce<Record<string, unknown>>((save, next) => next(save), head.data)
  const parsed = saveSchema.safeParse({ ...migrated, formatVersion: newest })
  if (!parsed.success) return { ok: false, why: `This saved game is damaged. ${fewFaults(parsed.error)}` }
  return { ok: true, save: parsed.data }
}

/**
 * Replays the record. Where it no longer replays (other rules, a damaged entry), the position that was saved
 * with it is opened without its history, and a warning says so.
 */
export function openSave(ruleset: AnyRuleset, save: Save): Opened {
  const { record, name } = save
  if (record.ruleset !== ruleset.id) {
    return { ok: false, why: `This is a game of “${record.ruleset}”, not of ${ruleset.title}.` }
  }
  if (record.version > ruleset.version) {
    return { ok: false, why: `This game uses newer rules of ${ruleset.title}. Update, then open it again.` }
  }
  const setup = validateSetup(ruleset, record.setup)
  if (!setup.ok) return setup
  const origin = record.origin === undefined ? null : validateState(ruleset, record.origin)
  if (origin && !origin.ok) return { ok: false, why: `Its position is damaged: ${origin.why}.` }

  const replayed = replay(record, () => new Match(ruleset, setup.value, record.seed, origin?.value))
  if (replayed.ok) return { ok: true, match: replayed.value, name }
  const position = validateState(ruleset, save.position)
  if (!position.ok) {
    return {
      ok: false,
      why: `Its history does not replay (${replayed.why}) and its position is damaged: ${position.why}.`,
    }
  }
  const warning = `Its history does not replay under these rules (${replayed.why}); the position was opened without it.`
  const match = new Match(ruleset, setup.value, record.seed, position.value)
  match.settle()
  return { ok: true, match, name, warning }
}

function replay(record: GameRecord, begin: () => Match): Validated<Match> {
  let at = 0
  try {
    const match = begin()
    for (const entry of record.entries) {
      at += 1
      const why = match.replay(entry)
      if (why) return { ok: false, why: `entry ${at}: ${why}` }
    }
    // A record may end between a decision and what follows from it.
    match.settle()
    return { ok: true, value: match }
  } catch (error) {
    return { ok: false, why: `entry ${at}: ${error instanceof Error ? error.message : 'cannot be replayed'}` }
  }
}
