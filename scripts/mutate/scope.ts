import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Source } from './breaks'

/** Files whose breaks no test of the rules should have to notice, and why. */
export const EXCLUDED: readonly (readonly [files: RegExp, why: string])[] = [
  [/(^|\/)(rulebook|rulings|book|clauses)\.ts$/, 'statements of the rules in words'],
  [/(^|\/)(narrate(-[\w-]+)?|words|names|describe|prompts|brief)\.ts$/, 'sentences for the log and the screens'],
  [/(^|\/)(sheets?(-[\w-]+)?|charts?|reference)\.ts$/, 'layout and text of printed sheets'],
  [/(^|\/)(scene(-[\w-]+)?|overlays|layout|markers|evidence|[\w-]+-shapes)\.ts$/, 'drawing'],
  [/(^|\/)art\.ts$/, 'names of pictures'],
]

/** The files of a game that decide what happens. */
export function behaviourOf(game: string): Source[] {
  const folder = posix.join('src', 'rulesets', game)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/'))
  const kept = paths.filter(path => path.endsWith('.ts') && !EXCLUDED.some(([files]) => files.test(path)))
  return kept.sort().map(path => ({ path: posix.join(folder, path), text: readFileSync(join(folder, path), 'utf8') }))
}
