import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logText } from '../../scripts/log-text'
import { wholeGame } from '../../src/engine/parts'
import { Match } from '../../src/engine/record/match'
import type { GameRecord } from '../../src/engine/record/record'
import { parseSave, type Save } from '../../src/engine/record/save'
import { unseal } from '../../src/engine/rolls/seeded'
import type { AnyRuleset } from '../../src/engine/ruleset'
import { RULESETS } from '../../src/rulesets'
import { toy } from '../support/toy'

/** A game that was played once and must still read the same. */
export interface Golden {
  readonly game: string
  readonly name: string
  readonly save: Save
  readonly log: readonly string[]
}

/** Tests and commands both run in the root of the project. */
export const pathOf = (game: string, name: string): string => join('tests', 'golden', game, name)

export function goldensOf(game: string): Golden[] {
  const folder = pathOf(game, '')
  const names = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : []
  return names.map(file => {
    const name = file.replace(/\.json$/, '')
    const parsed = parseSave(readFileSync(pathOf(game, file), 'utf8'))
    if (!parsed.ok) throw new Error(`${game}/${file}: ${parsed.why}`)
    const log = readFileSync(pathOf(game, `${name}.txt`), 'utf8')
      .trimEnd()
      .split('\n')
    return { game, name, save: parsed.save, log }
  })
}

/**
 * The record played again as far as it goes. That the state is written down otherwise than it was is no change of
 * the rules: what counts here is what may be done and what comes of it.
 */
export function replayed(
  ruleset: AnyRuleset,
  { setup, sealed, entries, end: _, ...head }: GameRecord,
): { match: Match; stopped: string | null } {
  const match = new Match(ruleset, setup, unseal(sealed) ?? '', { head: { ...head, setup, sealed } })
  for (const [i, entry] of entries.entries()) {
    const why = attempt(() => {
      const again = match.replay(entry)
      return 'refused' in again ? again.refused : null
    })
    if (why) return { match, stopped: `Entry ${i + 1} (${entry.actor} ${entry.action.type}): ${why}` }
  }
  return { match, stopped: null }
}

function attempt(replay: () => string | null): string | null {
  try {
    return replay()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What the log says now, and where the record no longer fits the rules. */
export function logNow(ruleset: AnyRuleset, record: GameRecord): string[] {
  const { match, stopped } = replayed(ruleset, record)
  return stopped ? [...logText(match).slice(0, -2), stopped] : logText(match)
}

/** The games of the registry, and the toy. */
export const loadAll = async (): Promise<AnyRuleset[]> => [
  toy,
  ...(await Promise.all(RULESETS.map(async cover => wholeGame(await cover.load())))),
]
