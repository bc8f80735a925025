import { posix } from 'node:path'
import { FORBIDDEN_GLOBALS, homeOf, LAYERS, layerOf, SCHEMA_DOOR, SEAM } from './law'
import { type Import, importsOf, namesOf, nodesOf, rollsByItself, type Source } from './source'

/**
 * Every way in which a file breaks the law. Each file is held to its own imports; as every path stays inside the
 * layers that the law allows, what it reaches through others is lawful too.
 */
export function breachesOf(source: Source, exists: (path: string) => boolean): string[] {
  const layer = LAYERS[layerOf(source.path)]
  if (!layer) return [`${source.path}: src/${layerOf(source.path)} is not a layer of the design`]
  const nodes = nodesOf(source)
  const foreign = importsOf(nodes).flatMap(imported => {
    const why = isRelative(imported.from)
      ? foreignFile(source.path, imported, exists)
      : foreignPackage(source, imported)
    return why ? [`${source.path} imports ${imported.from}: ${why}`] : []
  })
  if (!layer.pure) return foreign
  const names = namesOf(nodes)
  const impure = FORBIDDEN_GLOBALS.filter(name => names.has(name)).map(name => `${source.path} uses ${name}`)
  return [...foreign, ...impure, ...(rollsByItself(nodes) ? [`${source.path} uses Math.random`] : [])]
}

const isRelative = (from: string): boolean => from.startsWith('.') || from.startsWith('/')

function foreignPackage({ path }: Source, { from }: Import): string | null {
  if (from === 'zod/mini') return path === SCHEMA_DOOR ? null : `only ${SCHEMA_DOOR} may`
  const lawful = LAYERS[layerOf(path)]?.packages.some(known => known.test(from))
  return lawful ? null : `${homeOf(path)} may not use this package`
}

/** The file of src that an import means. */
function fileOf(path: string, from: string, exists: (path: string) => boolean): string | undefined {
  const base = posix.join(posix.dirname(path), from.replace(/\?.*$/, ''))
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find(exists)
}

/** Files that import each other at run time, each circle once, as "a → b → a". */
export function cyclesIn(sources: readonly Source[], exists: (path: string) => boolean): string[] {
  const needs = new Map(
    sources.map(source => [
      source.path,
      importsOf(nodesOf(source)).flatMap(({ from, kind }) => {
        const to = kind === 'value' && isRelative(from) ? fileOf(source.path, from, exists) : undefined
        return to === undefined ? [] : [to]
      }),
    ]),
  )
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(' → '))
    else if (!done.has(path)) {
      for (const next of needs.get(path) ?? []) walk(next, [...way, path])
      done.add(path)
    }
  }
  for (const path of needs.keys()) walk(path, [])
  return cycles
}

function foreignFile(path: string, { from, kind }: Import, exists: (path: string) => boolean): string | null {
  const to = fileOf(path, from, exists)
  if (!to) return 'there is no such file in src'
  if (SEAM.before.some(start => path.startsWith(start)) && SEAM.behind.some(file => to === file)) return SEAM.why
  if (homeOf(to) === homeOf(path) && layerOf(to) === layerOf(path)) return null
  if (layerOf(path) === 'rulesets' && layerOf(to) === 'game')
    return kind === 'lazy' ? null : 'a game is loaded on demand, so that it is a chunk of its own'
  const layer = LAYERS[layerOf(path)]
  const allowed = kind === 'type' ? [...(layer?.files ?? []), ...(layer?.types ?? [])] : (layer?.files ?? [])
  return allowed.some(start => to.startsWith(start)) ? null : `${homeOf(path)} may not know ${homeOf(to)}`
}
