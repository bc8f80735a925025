import { readFile, writeFile } from 'node:fs/promises'
import { fileSchema } from '../src/app/editor/cards-file'
import { scenarioFileSchema } from '../src/app/setup/scenario-file'
import { packedSchema } from '../src/app/storage/packing'
import { mapFileSchema } from '../src/app/terrain/map-file'
import { wholeGame } from '../src/engine/parts'
import { positionSchema } from '../src/engine/record/position'
import { saveSchema } from '../src/engine/record/save'
import type { AnyRuleset } from '../src/engine/ruleset'
import { z } from '../src/engine/schema'
import { RULESETS } from '../src/rulesets/index'
import { describe, type JsonSchema } from './formats/describe'
import { INTRODUCTION, LINKS, PACKED, SAVES } from './formats/prose'

const FILE = 'docs/FORMATS.md'

interface Format {
  readonly heading: string
  readonly words: string
  /** What the whole of it is called where it comes up again. */
  readonly name: string
  readonly schema: z.ZodMiniType<unknown>
}

const FILES: readonly Format[] = [
  {
    heading: 'A saved game',
    words: SAVES,
    name: 'saved game',
    schema: saveSchema,
  },
  { heading: 'A packed game', words: PACKED, name: 'packed game', schema: packedSchema },
  { heading: 'A shared position', words: LINKS, name: 'position', schema: positionSchema },
  {
    heading: 'A file of cards',
    words: 'Cards of the user’s own, as the unit editor writes and reads them.',
    name: 'cards',
    schema: fileSchema,
  },
  {
    heading: 'A scenario',
    words: 'A set-up as the set-up page writes and reads it; `options` are those of its game, below.',
    name: 'scenario',
    schema: scenarioFileSchema,
  },
  {
    heading: 'A map',
    words:
      'Terrain as the terrain editor writes and reads it; the same shape lies in the set-up of games with terrain.',
    name: 'map',
    schema: mapFileSchema,
  },
]

const ofGame = (game: AnyRuleset): Format[] => [
  {
    heading: `${game.title}: set-up`,
    words: 'The `options` of its set-up: forces, cards of the user’s own, the map and what the players agreed on.',
    name: 'set-up',
    schema: game.setupModel.schema,
  },
  {
    heading: `${game.title}: position`,
    words: 'The `position` of its saves, and the `state` that a link carries.',
    name: 'position',
    schema: game.state,
  },
]

/** The formats as they are, read from the schemas that vouch for them. */
export async function formats(): Promise<string> {
  const games = await Promise.all(RULESETS.map(async cover => wholeGame(await cover.load())))
  const chapters = [FILES, ...games.map(ofGame)]
  return `${[INTRODUCTION, ...chapters.flatMap(chapter)].join('\n\n')}\n`
}

/** Shapes are spelled out once a chapter. */
function chapter(all: readonly Format[]): string[] {
  const known = new Map<string, string>()
  return all.map(({ heading, words, name, schema }) => {
    const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema
    return `## ${heading}\n\n${words}\n\n\`\`\`\n${describe(json, name, known)}\n\`\`\``
  })
}

export async function main(): Promise<number> {
  const text = await formats()
  const before = await readFile(FILE, 'utf8').catch(() => '')
  await writeFile(FILE, text)
  console.log(before === text ? `${FILE} was up to date.` : `${FILE} is written.`)
  return 0
}
