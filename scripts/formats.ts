import { readFile, writeFile } from 'node:fs/promises'
import { saveSchema } from '../src/engine/record/save'
import { z } from '../src/engine/schema'
import { RULESETS } from '../src/rulesets/index'
import { describe, type JsonSchema } from './formats/describe'
import { INTRODUCTION, LINKS } from './formats/prose'

const FILE = 'docs/FORMATS.md'

/** The formats as they are, read from the schemas that vouch for them. */
export async function formats(): Promise<string> {
  const games = await Promise.all(RULESETS.map(cover => cover.load()))
  const sections = [
    INTRODUCTION,
    section('## A saved game', 'What *Save as a file* writes and the lobby opens.', saveSchema),
    LINKS,
    ...games.flatMap(game => [
      section(
        `## ${game.title}: set-up`,
        'The `options` of its set-up: forces bought, cards of the user’s own, the map and what the players agreed on.',
        game.setups.schema,
      ),
      section(`## ${game.title}: position`, 'The `position` of its saves, and what a link carries.', game.state),
    ]),
  ]
  return `${sections.join('\n\n')}\n`
}

function section(heading: string, words: string, schema: z.ZodMiniType<unknown>): string {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema
  return `${heading}\n\n${words}\n\n\`\`\`\n${describe(json)}\n\`\`\``
}

export async function main(): Promise<number> {
  const text = await formats()
  const before = await readFile(FILE, 'utf8').catch(() => '')
  await writeFile(FILE, text)
  console.log(before === text ? `${FILE} was up to date.` : `${FILE} is written.`)
  return 0
}
