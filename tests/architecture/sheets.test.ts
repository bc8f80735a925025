import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const RULESETS = 'src/rulesets'
const games = readdirSync(RULESETS, { withFileTypes: true }).filter(entry => entry.isDirectory())

/** Files and folders that a game's own sheet points at. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.ts|[\w-]+\/)`/g)].flatMap(([, path]) => (path ? [path] : []))

test.each(games.map(({ name }) => name))('the sheet of %s points at files that are there', game => {
  const named = namedIn(readFileSync(join(RULESETS, game, 'README.md'), 'utf8'))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(path => !existsSync(join(RULESETS, game, path)))).toEqual([])
})
