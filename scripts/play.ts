// npm run play -- <save.json>: replays a saved game without a screen and prints its log and outcome.
import { readFile } from 'node:fs/promises'
import type { Match } from '../src/engine/record/match'
import { openSave, parseSave } from '../src/engine/record/save'
import { coverOf } from '../src/rulesets'
import { argsOf, said, Wrong } from './games'
import { logText } from './log-text'

const USAGE = 'npm run play -- <save.json>'

export const main = (argv: string[]): Promise<number> =>
  said(async () => {
    const { positionals } = argsOf(argv, {}, USAGE)
    const [file] = positionals
    if (!file || positionals.length > 1) throw new Wrong(`Name one saved game: ${USAGE}`)
    const { match, warning } = await matchIn(file)
    for (const line of logText(match)) console.log(line)
    if (!warning) return 0
    console.error(`\n${warning}`)
    return 1
  })

async function matchIn(file: string): Promise<{ match: Match; warning?: string }> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Wrong(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const parsed = parseSave(text)
  if (!parsed.ok) throw new Wrong(`${file}: ${parsed.why}`)
  const { ruleset } = parsed.save.record
  const cover = coverOf(ruleset)
  if (!cover) throw new Wrong(`${file}: nobody here knows the game “${ruleset}”.`)
  const opened = openSave(await cover.load(), parsed.save)
  if (!opened.ok) throw new Wrong(`${file}: ${opened.why}`)
  return opened
}
