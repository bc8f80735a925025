import { builtChunks } from './scripts/built-chunks.ts'

// Compressed script; fonts and pictures are not counted. A rulebook is fetched when somebody looks a rule up.
const FIRST_LOAD = '175 kB'
// What a game adds when it is opened. Full sentences and a citation for every rule cost each game 2 to 4 kB.
const GAMES: Readonly<Record<string, string>> = {
  'lightning-strike': '50 kB',
  'thunder-struck': '24 kB',
  arclight: '47 kB',
  'lightning-war': '82 kB',
  striker: '124 kB',
}

const { firstLoad, lazy } = builtChunks()
const built = Object.keys(lazy).flatMap(source => /^src\/rulesets\/([^/]+)\/index\.ts$/.exec(source)?.[1] ?? [])
for (const game of built) if (!GAMES[game]) throw new Error(`${game} has no limit`)
const games = Object.entries(GAMES).map(([game, limit]) => {
  const path = lazy[`src/rulesets/${game}/index.ts`]
  if (!path) throw new Error(`${game} is not a chunk of its own`)
  return { name: game, path, limit, gzip: true }
})

export default [{ name: 'first load', path: firstLoad, limit: FIRST_LOAD, gzip: true }, ...games]
