import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'

/** Script files that a visitor downloads, read from the manifest of the build. */
export interface BuiltChunks {
  readonly firstLoad: readonly string[]
  /** Each lazy chunk by its source: what it adds to what is there already. */
  readonly lazy: Readonly<Record<string, readonly string[]>>
}

export function builtChunks(): BuiltChunks {
  const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  const withImports = (key: string, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, found)
    return found
  }
  const scripts = (keys: readonly string[]) =>
    keys.map(key => `dist/${manifest[key]?.file}`).filter(file => file.endsWith('.js'))
  const keys = Object.keys(manifest)
  const entry = keys.find(key => manifest[key]?.isEntry)
  if (!entry) throw new Error('the build has no entry')
  const firstLoad = withImports(entry)
  const added = (key: string) => scripts([...withImports(key)].filter(other => !firstLoad.has(other)))
  const lazy = keys.filter(key => manifest[key]?.isDynamicEntry).map(key => [key, added(key)])
  return { firstLoad: scripts([...firstLoad]), lazy: Object.fromEntries(lazy) }
}
