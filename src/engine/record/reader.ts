import type { z } from '../schema'

/**
 * A quick way through a schema for what is in order, which nearly everything is: reading an action is then a copy and a
 * few comparisons. Whatever it doesn't vouch for is left to the schema itself, which also has the words.
 */
export type Reader = (value: unknown) => unknown

/** Not vouched for. */
export const UNSURE = Symbol('unsure')

/** Names that every object inherits: a game that looks one up would find a function. */
export const INHERITED: ReadonlySet<unknown> = new Set(Object.getOwnPropertyNames(Object.prototype))

/** What a schema is made of, as far as readers know it. */
interface Def {
  readonly type: string
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
  readonly check?: string
  readonly format?: string
  readonly coerce?: boolean
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly catchall?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
}

interface Check {
  readonly check: string
  readonly value?: unknown
  readonly inclusive?: boolean
  readonly maximum?: number
  readonly minimum?: number
  readonly tx?: (value: unknown) => unknown
}

const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

/** The reader of a schema; null if something in it is for the schema alone. */
export function readerOf(schema: z.ZodMiniType): Reader | null {
  const def = defOf(schema)
  const read = plainReader(schema, def)
  if (!read) return null
  let checked: Reader = read
  for (const { _zod } of def.checks ?? []) {
    const next = checkReader(_zod.def, checked)
    if (!next) return null
    checked = next
  }
  return checked
}

function plainReader(schema: z.ZodMiniType, def: Def): Reader | null {
  if (def.coerce) return null
  switch (def.type) {
    case 'string':
      return def.format ? null : value => (typeof value === 'string' && !INHERITED.has(value) ? value : UNSURE)
    case 'number':
      if (def.check === undefined) return value => (Number.isFinite(value) ? value : UNSURE)
      return def.format === 'safeint' ? value => (Number.isSafeInteger(value) ? value : UNSURE) : null
    case 'boolean':
      return value => (typeof value === 'boolean' ? value : UNSURE)
    case 'enum':
    case 'literal': {
      const known = new Set<unknown>(schema._zod.values ?? [])
      return value => (known.has(value) ? value : UNSURE)
    }
    case 'nullable': {
      const read = def.innerType ? readerOf(def.innerType) : null
      return read && (value => (value === null ? null : read(value)))
    }
    case 'array':
      return def.element ? listReader(def.element) : null
    case 'object':
      return def.shape ? objectReader(def.shape, def.catchall) : null
    default:
      return null
  }
}

function checkReader(def: Check, read: Reader): Reader | null {
  const { value: limit, inclusive, maximum, minimum, tx } = def
  const sure = (holds: (value: never) => boolean): Reader => {
    return raw => {
      const value = read(raw)
      return value !== UNSURE && holds(value as never) ? value : UNSURE
    }
  }
  switch (def.check) {
    case 'greater_than':
      return typeof limit === 'number' && inclusive ? sure((value: number) => value >= limit) : null
    case 'less_than':
      return typeof limit === 'number' && inclusive ? sure((value: number) => value <= limit) : null
    case 'max_length':
      return maximum === undefined ? null : sure(({ length }: { length: number }) => length <= maximum)
    case 'min_length':
      // Letters may count as two here, so as few as that is left to the schema.
      return minimum === undefined
        ? null
        : sure((value: string | readonly unknown[]) =>
            typeof value === 'string' ? value.length >= 2 * minimum : value.length >= minimum,
          )
    case 'overwrite':
      return tx === undefined
        ? null
        : raw => {
            const value = read(raw)
            return value === UNSURE ? UNSURE : tx(value)
          }
    default:
      return null
  }
}

function listReader(element: z.ZodMiniType): Reader | null {
  const read = readerOf(element)
  if (!read) return null
  return value => {
    if (!Array.isArray(value)) return UNSURE
    const list: unknown[] = []
    for (let i = 0; i < value.length; i++) {
      const item = read(value[i])
      if (item === UNSURE) return UNSURE
      list.push(item)
    }
    return list
  }
}

interface Key {
  readonly name: string
  readonly read: Reader
  readonly optional: boolean
}

/** Strict objects only: one with a key too many is left to the schema. */
function objectReader(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  catchall: z.ZodMiniType | undefined,
): Reader | null {
  if (!catchall || defOf(catchall).type !== 'never') return null
  const keys: Key[] = []
  for (const name of Object.keys(shape)) {
    const field = shape[name]
    if (!field || INHERITED.has(name)) return null
    const { type, innerType, checks = [] } = defOf(field)
    const inner = type === 'optional' && checks.length === 0 ? innerType : field
    const read = inner ? readerOf(inner) : null
    if (!read) return null
    keys.push({ name, read, optional: type === 'optional' })
  }
  return raw => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return UNSURE
    const value = raw as Readonly<Record<string, unknown>>
    for (const name in value) if (!keys.some(key => key.name === name)) return UNSURE
    const object: Record<string, unknown> = {}
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as Key
      const part = value[key.name]
      if (part === undefined && key.optional && !(key.name in value)) continue
      const read = key.read(part)
      if (read === UNSURE) return UNSURE
      object[key.name] = read
    }
    return object
  }
}
