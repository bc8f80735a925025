import type { AnyRuleset } from '../ruleset'
import { faults, z } from '../schema'
import { Match } from './match'
import { recordSchema } from './record'

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

/** Reads a save from text. Says what is wrong and where; never half-opens. */
export function parseSave(
  text: string,
): { readonly ok: true; readonly save: Save } | { readonly ok: false; readonly why: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, why: `This is no saved game: ${error instanceof Error ? error.message : 'not JSON'}` }
  }
  const format = z.object({ format: z.literal(FORMAT), formatVersion: z.int() }).safeParse(json)
  if (!format.success) return { ok: false, why: 'This file is not a Stormtable game.' }
  if (format.data.formatVersion > SAVE_VERSION) {
    return { ok: false, why: 'This game was saved by a newer version of Stormtable. Update, then open it again.' }
  }
  const parsed = saveSchema.safeParse(json)
  if (!parsed.success)
    return { ok: false, why: `This saved game is damaged. ${faults(parsed.error).slice(0, 3).join('; ')}` }
  return { ok: true, save: parsed.data }
}

/**
 * Replays the record. Where it no longer replays (other rules, a damaged entry), the position that was saved
 * with it is opened without its history, and a warning says so.
 */
export function openSave(ruleset: AnyRuleset, save: Save): Opened {
  const { record, name } = save
  if (record.version > ruleset.version) {
    return { ok: false, why: `This game uses newer rules of ${ruleset.title}. Update, then open it again.` }
  }
  const options = ruleset.setups.schema.safeParse(record.setup.options)
  if (!options.success)
    return { ok: false, why: `Its set-up is damaged. ${faults(options.error).slice(0, 3).join('; ')}` }
  const setup = { ...record.setup, options: options.data }
  const wrong = ruleset.setups.check(setup).errors[0]
  if (wrong) return { ok: false, why: `Its set-up is not playable: ${wrong.why}` }
  const origin = record.origin === undefined ? null : ruleset.state.safeParse(record.origin)
  if (origin && !origin.success)
    return { ok: false, why: `Its position is damaged. ${faults(origin.error).slice(0, 3).join('; ')}` }

  const failed = (match: Match): string | null => {
    for (const [i, entry] of record.entries.entries()) {
      const why = replayed(match, entry)
      if (why) return `entry ${i + 1} ${why}`
    }
    return null
  }
  const match = new Match(ruleset, setup, record.seed, origin?.data)
  const why = failed(match)
  if (!why) return { ok: true, match, name }
  const position = ruleset.state.safeParse(save.position)
  if (!position.success) return { ok: false, why: `Its history does not replay (${why}) and its position is damaged.` }
  const warning = `Its history does not replay under these rules (${why}); the position was opened without it.`
  return { ok: true, match: new Match(ruleset, setup, record.seed, position.data), name, warning }
}

function replayed(match: Match, entry: Parameters<Match['replay']>[0]): string | null {
  try {
    return match.replay(entry)
  } catch (error) {
    return error instanceof Error ? error.message : 'cannot be replayed'
  }
}
