// Held by `npm run size`: what a visitor downloads, in compressed script, from the manifest of the build.
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

/** A chunk with everything it imports at once. */
function withImports(key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key].imports ?? []) withImports(imported, found)
  return found
}

const entry = Object.keys(manifest).find(key => manifest[key].isEntry)
const firstLoad = withImports(entry)

/** What a lazy chunk adds to what is there already. */
const beyondFirstLoad = key => new Set([...withImports(key)].filter(other => !firstLoad.has(other)))

const scripts = keys => [...keys].map(key => `dist/${manifest[key].file}`).filter(file => file.endsWith('.js'))

const GAMES = { 'lightning-strike': '45 kB' }
const games = Object.entries(GAMES).map(([game, limit]) => {
  const key = `src/rulesets/${game}/index.ts`
  if (!manifest[key]?.isDynamicEntry) throw new Error(`${game} is not a chunk of its own`)
  return { name: game, path: scripts(beyondFirstLoad(key)), limit, gzip: true }
})

export default [{ name: 'first load', path: scripts(firstLoad), limit: '230 kB', gzip: true }, ...games]
