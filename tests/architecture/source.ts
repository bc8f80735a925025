import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export interface Import {
  readonly from: string
  readonly kind: 'type' | 'value' | 'lazy'
}

export interface Source {
  /** Below `src`, with slashes. */
  readonly path: string
  readonly text: string
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src')

/** Every file of `src`, style sheets and pictures too. */
export function filesOf(folder = ''): string[] {
  return readdirSync(join(src, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : [path]
  })
}

export const read = (path: string): Source => ({ path, text: readFileSync(join(src, path), 'utf8') })

export function nodesOf({ path, text }: Source): Node[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const found: Node[] = []
  walk(program, found)
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Names of properties are left out: `view.window` is no window. */
function walk(value: unknown, found: Node[]): void {
  if (Array.isArray(value)) for (const item of value) walk(item, found)
  if (!isNode(value)) return
  found.push(value)
  const isName = (key: string) => (key === 'property' || key === 'key') && value.computed !== true
  for (const [key, child] of Object.entries(value)) if (!isName(key)) walk(child, found)
}

export function importsOf(nodes: readonly Node[]): Import[] {
  return nodes.flatMap(node => {
    const source = isNode(node.source) ? node.source.value : undefined
    const kind = kindOf(node)
    if (!kind) return []
    if (typeof source !== 'string') return node.source ? [{ from: '(computed)', kind }] : []
    return [{ from: source, kind }]
  })
}

function kindOf(node: Node): Import['kind'] | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.importKind === 'type' || allTypes(node.specifiers, 'importKind') ? 'type' : 'value'
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.exportKind === 'type' || allTypes(node.specifiers, 'exportKind') ? 'type' : 'value'
    case 'ImportExpression':
      return 'lazy'
    case 'TSImportType':
      return 'type'
    default:
      return null
  }
}

const allTypes = (specifiers: unknown, kind: string): boolean =>
  Array.isArray(specifiers) && specifiers.length > 0 && specifiers.every(s => isNode(s) && s[kind] === 'type')

export function namesOf(nodes: readonly Node[]): Set<string> {
  return new Set(nodes.flatMap(node => (node.type === 'Identifier' ? [String(node.name)] : [])))
}

/** Whether chance is taken from anywhere but the dice. */
export const rollsByItself = (nodes: readonly Node[]): boolean =>
  nodes.some(
    ({ type, object, property }) =>
      type === 'MemberExpression' &&
      isNode(object) &&
      object.name === 'Math' &&
      isNode(property) &&
      (property.name === 'random' || property.value === 'random'),
  )
