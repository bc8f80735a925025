import type { z } from '../../src/engine/schema'

interface Def {
  readonly type: string
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[]
  readonly [part: string]: unknown
}

const defOf = (schema: unknown): Def => (schema as z.ZodMiniType)._zod.def as unknown as Def

/** Where a schema lets in a number, a text, a list or a record of any size, by path. */
export function unbounded(schema: unknown, path = '', seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return []
  const def = defOf(schema)
  const checks = new Set(def.checks?.map(check => check._zod.def.check))
  const inside = (part: unknown, at: string): string[] => unbounded(part, `${path}${at}`, new Set([...seen, schema]))
  const open = (bounded: boolean, what: string): string[] => (bounded ? [] : [`${path}: ${what}`])
  switch (def.type) {
    case 'number':
      return open(checks.has('greater_than') && checks.has('less_than'), 'number')
    case 'string':
      return open(checks.has('max_length') || checks.has('string_format'), 'text')
    case 'array':
      return [...open(checks.has('max_length'), 'list'), ...inside(def.element, '[]')]
    case 'record':
      return [
        ...open(checks.has('custom') || defOf(def.keyType).type === 'enum', 'record'),
        ...inside(def.keyType, '{key}'),
        ...inside(def.valueType, '{}'),
      ]
    case 'object':
      return Object.entries(def.shape as object).flatMap(([key, part]) => inside(part, `.${key}`))
    case 'union':
      return (def.options as unknown[]).flatMap((part, i) => inside(part, `|${i}`))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return inside(def.innerType, '')
    case 'pipe':
      // Whatever goes in, only what the second schema lets out is kept.
      return inside(def.out, '')
    case 'boolean':
    case 'enum':
    case 'literal':
      return []
    default:
      return [`${path}: ${def.type}`]
  }
}
