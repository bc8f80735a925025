import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { TABLE_RULES } from '../src/engine/record/referee'
import type { RuleEntry } from '../src/engine/rulebook'

const ROOT = 'src/rulesets'
/** What a rulebook and its rulings say of a rule does not enforce it. */
const BOOKS = ['rulebook.ts', 'rulings.ts', 'clauses.ts']

const books = import.meta.glob<{ entries: readonly RuleEntry[] }>('../src/rulesets/*/rulebook.ts', { eager: true })

export interface Source {
  readonly path: string
  readonly text: string
}

export interface Game {
  readonly name: string
  readonly entries: readonly RuleEntry[]
  readonly sources: readonly Source[]
}

export interface Citations {
  readonly owed: number
  /** Rules the engine enforces that no code cites. */
  readonly uncited: readonly string[]
  /** Ids in the code that are rules of another game or of none, with where they stand. */
  readonly unknown: readonly string[]
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** What the code of one file cites: an id, or the fixed parts of a template with a gap between each two. */
export type Cited = readonly string[]

/** Text that is compared or looked for cites nothing, and neither does a type. */
export function citedIn({ path, text }: Source): Cited[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const found: Cited[] = []
  walk(program as unknown as Node, found)
  return found
}

function walk(node: Node, found: Cited[]): void {
  if (node.type === 'Literal' && typeof node.value === 'string') found.push([node.value])
  if (node.type === 'TemplateLiteral') found.push(quasisOf(node))
  for (const child of childrenOf(node)) walk(child, found)
}

const quasisOf = ({ quasis }: Node): string[] =>
  (quasis as { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked)

function childrenOf(node: Node): Node[] {
  if (isLookup(node)) return nodesIn(node.callee)
  const parts = Object.values(node).flatMap(nodesIn)
  const read = node.type === 'BinaryExpression' || node.type === 'SwitchCase'
  return parts.filter(part => !part.type.startsWith('TSLiteral') && !(read && part.type === 'Literal'))
}

/** `rules.includes('LS.attack.hit')` asks, it does not cite. */
function isLookup({ type, callee }: Node): boolean {
  const property = (callee as Node | undefined)?.property as Node | undefined
  return type === 'CallExpression' && (property?.name === 'includes' || property?.name === 'startsWith')
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return typeof value === 'object' && value !== null && 'type' in value ? [value as Node] : []
}

/**
 * The ids a template makes. A part that is a number in one of them is a number in all: `ARC.crit.${sum}` makes
 * ARC.crit.2 to ARC.crit.24, and not ARC.crit.repeat. Only where no single part fits, several do: `LW.gun.${id}`
 * makes LW.gun.de.20mm.
 */
export function madeBy(parts: Cited, ids: readonly string[]): string[] {
  const fixed = parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const filledWith = (gap: string) => ids.filter(id => new RegExp(`^${fixed.join(gap)}$`).test(id))
  return ['\\d+', '[^.]+', '.+'].map(filledWith).find(made => made.length > 0) ?? []
}

/** Both ways: every enforced rule is cited somewhere, every id in the code is a rule of this game or of the table. */
export function citationsOf(game: Game, games: readonly Game[]): Citations {
  const own = [...game.entries, ...TABLE_RULES].map(({ id }) => id)
  const prefixes = new Set([...games.flatMap(({ entries }) => entries), ...TABLE_RULES].map(({ id }) => prefixOf(id)))
  const cited = new Set<string>()
  const unknown: string[] = []
  for (const source of game.sources)
    for (const parts of citedIn(source)) {
      if (!prefixes.has(prefixOf(parts[0] ?? ''))) continue
      const made = parts.length > 1 ? madeBy(parts, own) : own.filter(id => id === parts[0])
      for (const id of made) cited.add(id)
      if (made.length === 0) unknown.push(`${parts.join('…')} in ${source.path}${ownerOf(parts, games)}`)
    }
  const owed = game.entries.filter(({ id, status }) => status === 'engine' && !isExample(id)).map(({ id }) => id)
  return { owed: owed.length, uncited: owed.filter(id => !cited.has(id)), unknown }
}

/** A worked example is proven by its numbers; the rules in it are cited by themselves. */
const isExample = (id: string): boolean => id.startsWith('EX.')

/** "LS." of "LS.attack.hit"; a sentence with a full stop has a space in it. */
const prefixOf = (text: string): string => /^([A-Z]+\.)[^\s]*$/.exec(text)?.[1] ?? ''

function ownerOf([id = '']: Cited, games: readonly Game[]): string {
  const owner = games.find(({ entries }) => entries.some(entry => entry.id === id))
  return owner ? `, a rule of ${owner.name}` : ''
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : path.endsWith('.ts') ? [path] : []
  })
}

const allGames = (): Game[] =>
  Object.entries(books).map(([path, { entries }]) => {
    const name = path.split('/').at(-2) ?? path
    const files = filesOf(posix.join(ROOT, name)).filter(file => !BOOKS.includes(posix.basename(file)))
    return { name, entries, sources: files.map(file => ({ path: file, text: readFileSync(file, 'utf8') })) }
  })

export function main(): number {
  const games = allGames()
  const wrong = games.map(game => {
    const { owed, uncited, unknown } = citationsOf(game, games)
    console.log(`${game.name}: ${owed - uncited.length} of ${owed} enforced rules cited`)
    for (const id of uncited) console.log(`  no code cites ${id}`)
    for (const id of unknown) console.log(`  no such rule: ${id}`)
    return uncited.length + unknown.length
  })
  return wrong.some(count => count > 0) ? 1 : 0
}
