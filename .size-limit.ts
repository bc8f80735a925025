import { builtChunks } from './scripts/built-chunks.ts'

// Compressed script; fonts and pictures are not counted. A rulebook is fetched when somebody looks a rule up.
const FIRST_LOAD = '230 kB'
const GAMES = { 'lightning-strike': '45 kB' }

const { firstLoad, lazy } = builtChunks()
const games = Object.entries(GAMES).map(([game, limit]) => {
  const path = lazy[`src/rulesets/${game}/index.ts`]
  if (!path) throw new Error(`${game} is not a chunk of its own`)
  return { name: game, path, limit, gzip: true }
})

export default [{ name: 'first load', path: firstLoad, limit: FIRST_LOAD, gzip: true }, ...games]
