import { basename } from 'node:path'

/** Where a break is likeliest to be noticed, and soonest. */
const FOLDERS = ['/rulesets/', '/golden/', '/properties/', '/fuzz/']

/** Tests of the rules first, of these the ones named like the broken file; random games last. */
export function orderOf<T>(tests: readonly T[], pathOf: (test: T) => string, path: string): T[] {
  const words = wordsOf(path)
  const rank = (test: T): number => {
    const folder = FOLDERS.findIndex(name => pathOf(test).includes(name))
    const related = wordsOf(pathOf(test)).some(word => words.includes(word))
    return folder * 2 + (related ? 0 : 1)
  }
  return [...tests].sort((a, b) => rank(a) - rank(b) || (pathOf(a) < pathOf(b) ? -1 : 1))
}

const wordsOf = (path: string): string[] =>
  basename(path)
    .replace(/(\.test)?\.ts$/, '')
    .split('-')
