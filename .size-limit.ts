import { builtChunks } from './scripts/built-chunks.ts'

// Compressed script; fonts and pictures are not counted.
const FIRST_LOAD = '230 kB'
const GAMES = { 'lightning-strike': { program: '45 kB', rulebook: '20 kB' } }

const { firstLoad, lazy } = builtChunks()
const games = Object.entries(GAMES).flatMap(([game, { program, rulebook }]) => {
  const files = lazy[`src/rulesets/${game}/index.ts`]
  if (!files) throw new Error(`${game} is not a chunk of its own`)
  const isProse = (file: string) => file.includes(`/${game}-rulebook-`)
  return [
    { name: game, path: files.filter(file => !isProse(file)), limit: program, gzip: true },
    { name: `${game}, its rulebook`, path: files.filter(isProse), limit: rulebook, gzip: true },
  ]
})

export default [{ name: 'first load', path: firstLoad, limit: FIRST_LOAD, gzip: true }, ...games]
