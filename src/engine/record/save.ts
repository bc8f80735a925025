import { text, word } from '../bounds'
import { unseal } from '../rolls/seeded'
import type { AnyRuleset } from '../ruleset'
import { z } from '../schema'
import { startDigest } from './chain'
import { checkText, findingText, type GameCheck, replayGame } from './check'
import { digestOf } from './digest'
import { Match } from './match'
import { MIGRATIONS } from './migrations'
import { recordSchema } from './record'
import { fewFaults, validateSetup, validateState } from './validate'

const FORMAT = 'stormtable/game'
export const SAVE_VERSION = MIGRATIONS.length + 1

/** A saved game: the record, and the position it leads to in case the rules have changed since. */
export const saveSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  name: text(120),
  saved: word,
  record: recordSchema,
  position: z.unknown(),
})
export type Save = z.infer<typeof saveSchema>

export type Opened =
  | {
      readonly ok: true
      readonly match: Match
      readonly name: string
      /** Not needed if the game was already open. */
      readonly check?: GameCheck
      readonly warning?: string
    }
  | { readonly ok: false; readonly why: string }

/** `now` is handed in: the engine has no clock. */
export function saveOf(match: Match, name: string, now: string): Save {
  return { ...saveHeadOf(match, name, now), record: match.record }
}

/** The same with a record that has no entries, for those who keep them elsewhere. */
export function saveHeadOf(match: Match, name: string, now: string): Save {
  const record = { ...match.recordHead, entries: [] }
  return { format: FORMAT, formatVersion: SAVE_VERSION, name, saved: now, record, position: match.state }
}

/** Reads a save from text. Says what is wrong and where; never half-opens. */
export function parseSave(
  text: string,
  migrations = MIGRATIONS,
): { readonly ok: true; readonly save: Save } | { readonly ok: false; readonly why: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, why: `This isn't a saved game: ${error instanceof Error ? error.message : 'not JSON'}` }
  }
  const head = z.looseObject({ format: z.literal(FORMAT), formatVersion: z.int() }).safeParse(json)
  if (!head.success) return { ok: false, why: "This file isn't a Stormtable game." }
  const { formatVersion } = head.data
  const newest = migrations.length + 1
  if (formatVersion > newest) {
    return { ok: false, why: 'This game was saved by a newer version of Stormtable. Update, then open it again.' }
  }
  if (formatVersion < 1) return { ok: false, why: `This saved game is damaged. There is no format ${formatVersion}.` }
  const migrated = migrations
    .slice(formatVersion - 1)
    .reduce<Readonly<Record<string, unknown>>>((save, next) => next(save), head.data)
  const parsed = saveSchema.safeParse({ ...migrated, formatVersion: newest })
  if (!parsed.success) return { ok: false, why: `This saved game is damaged. ${fewFaults(parsed.error)}` }
  return { ok: true, save: parsed.data }
}

/**
 * Replays the record and checks it. Where it no longer leads to the saved position (other rules, a changed entry), that
 * position is opened without its history. Whatever doesn't fit is told in the warning.
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
  const origin = record.origin === undefined ? null : validateState(ruleset, record.origin, setup.value.seats)
  if (origin && !origin.ok) return { ok: false, why: `Its position is damaged: ${origin.why}.` }
  const seed = unseal(record.sealed)
  if (seed === null) return { ok: false, why: 'Its seed is damaged.' }

  const game = { ruleset, record, setup: setup.value, ...(origin?.ok && { origin: origin.value }) }
  const { match, check, stopped } = replayGame(game)
  const led = stopped === null && leadsTo(match, save.position)
  const astray = check.findings.find(({ kind }) => kind === 'refused' || kind === 'position')
  if (led && !astray) {
    const opened = { ok: true, match, name, check } as const
    return check.findings.length === 0 ? opened : { ...opened, warning: doubtsIn(check) }
  }
  const why = astray ? findingText(astray) : "It doesn't lead to the position that was saved with it."
  const position = validateState(ruleset, save.position, setup.value.seats)
  if (!position.ok) {
    return { ok: false, why: `Its history doesn't replay (${why}) and its position is damaged: ${position.why}.` }
  }
  const lost = `Its history doesn't replay under these rules, so the position was opened without it. ${doubtsIn(check)}`
  // The promise stays the one that was made, whatever became of the seed.
  const { commitment, sealed } = record
  const begun = { ruleset: ruleset.id, version: ruleset.version, setup: record.setup, commitment, sealed }
  const head = { ...begun, origin: save.position }
  const fresh = new Match(ruleset, setup.value, seed, {
    origin: position.value,
    head: { ...head, start: startDigest(head) },
  })
  fresh.settle()
  return { ok: true, match: fresh, name, check, warning: astray ? lost : `${lost} ${why}` }
}

/** A record may end between a decision and what follows from it. */
function leadsTo(match: Match, position: unknown): boolean {
  const [wanted, before] = [digestOf(position), digestOf(match.state)]
  match.settle()
  return wanted === before || wanted === digestOf(match.state)
}

const MOST_DOUBTS = 3

/** The verdict, and the first few findings. */
function doubtsIn(check: GameCheck): string {
  const { findings } = check
  const [verdict] = checkText(check)
  const more = findings.length > MOST_DOUBTS ? ['…'] : []
  return [verdict, ...findings.slice(0, MOST_DOUBTS).map(findingText), ...more].join(' ')
}
