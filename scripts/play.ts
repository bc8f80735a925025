// npm run play -- <save.json>: replays and checks a saved game without a screen; prints its log and what was found.
import { readFile } from 'node:fs/promises'
import { gameFor } from '../src/engine/parts'
import { checkText, findingText } from '../src/engine/record/check'
import { type Opened, openSave, parseSave } from '../src/engine/record/save'
import { coverOf } from '../src/rulesets'
import { argsOf, said, Wrong } from './games'
import { logText } from './log-text'

const USAGE = 'npm run play -- <save.json>'

export const main = (argv: string[]): Promise<number> =>
  said(async () => {
    const { positionals } = argsOf(argv, {}, USAGE)
    const [file] = positionals
    if (!file || positionals.length > 1) throw new Wrong(`Name one saved game: ${USAGE}`)
    const { match, warning, check } = await matchIn(file)
    for (const line of logText(match)) console.log(line)
    if (check) console.log(`\nPromise for the dice: ${match.commitment}\n${checkText(check).join('\n')}`)
    for (const finding of check?.findings ?? []) console.log(`  ${findingText(finding)}`)
    if (!warning) return 0
    console.error(`\n${warning}`)
    return 1
  })

async function matchIn(file: string): Promise<Extract<Opened, { ok: true }>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Wrong(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const parsed = parseSave(text)
  if (!parsed.ok) throw new Wrong(`${file}: ${parsed.why}`)
  const { ruleset } = parsed.save.record
  const cover = coverOf(ruleset)
  if (!cover) throw new Wrong(`${file}: nobody here knows the game “${ruleset}”.`)
  const opened = openSave(await gameFor(await cover.load(), parsed.save.record.setup.options), parsed.save)
  if (!opened.ok) throw new Wrong(`${file}: ${opened.why}`)
  return opened
}
