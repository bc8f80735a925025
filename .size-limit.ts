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

// Striker grows by dozens of rules: its own chunks are held apart from what it shares with other games.
const STRIKER = 'src/rulesets/striker/'
const CORE = '110 kB'
const SYSTEM = '60 kB'
const core = (lazy[`${STRIKER}index.ts`] ?? []).filter(file => /\/striker-[^/]+$/.test(file))
if (core.length === 0) throw new Error('the core of Striker is not a chunk of its own')
const systems = Object.entries(lazy).flatMap(([source, [own]]) => {
  const system = source.startsWith(`${STRIKER}rules/systems/`) ? source.slice(STRIKER.length) : null
  return system && own ? [{ name: `striker: ${system}`, path: own, limit: SYSTEM, gzip: true }] : []
})
if (systems.length === 0) throw new Error('the systems of Striker are not chunks of their own')

export default [
  { name: 'first load', path: firstLoad, limit: FIRST_LOAD, gzip: true },
  ...games,
  { name: 'striker: core', path: core, limit: CORE, gzip: true },
  ...systems,
]
