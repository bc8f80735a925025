/** As much of JSON Schema as our schemas use. */
export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
}

/** Where a schema stands: how deep, and what it is called there. */
interface Place {
  readonly indent: string
  readonly name: string
}

/** Shapes that were spelled out already, by what they are called. */
type Known = Map<string, string>

/** A schema as a person reads it: the shape of the value, with its limits. A shape is spelled out once. */
export function describe(schema: JsonSchema, name: string, known: Known): string {
  return shapeOf(schema, { indent: '', name }, known)
}

function shapeOf(schema: JsonSchema, place: Place, known: Known): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const union = schema.anyOf ?? schema.oneOf
  if (union) return union.map(choice => shapeOf(choice, place, known)).join(' | ')
  if (schema.allOf) return schema.allOf.map(part => shapeOf(part, place, known)).join(' & ')
  switch (schema.type) {
    case 'object':
      return object(schema, place, known)
    case 'array':
      return `${list(schema, place, known)}${limits('items', schema.minItems, schema.maxItems)}`
    case 'string':
      return `text${limits('letters', schema.minLength, schema.maxLength)}`
    case 'integer':
    case 'number':
      return `${schema.type === 'integer' ? 'whole number' : 'number'}${range(schema)}`
    case 'boolean':
      return 'true | false'
    case 'null':
      return 'null'
    default:
      return 'anything'
  }
}

/** Small shapes are easier to read than to look up. */
const SMALL = 2

function object(schema: JsonSchema, { indent, name }: Place, known: Known): string {
  const fields = Object.entries(schema.properties ?? {})
  const key = JSON.stringify({ ...schema, $schema: undefined })
  const before = fields.length > SMALL ? known.get(key) : undefined
  if (before) return `as “${before}” above`
  known.set(key, name)
  const deeper = `${indent}  `
  const lines = fields.map(([field, value]) => {
    const mark = schema.required?.includes(field) ? '' : '?'
    return `${deeper}${field}${mark}: ${shapeOf(value, { indent: deeper, name: field }, known)}`
  })
  const rest = schema.additionalProperties
  if (typeof rest === 'object' && Object.keys(rest).length > 0)
    lines.push(`${deeper}<any name>: ${shapeOf(rest, { indent: deeper, name }, known)}`)
  else if (rest !== false && rest !== undefined) lines.push(`${deeper}…`)
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{ … }'
}

function list({ items, prefixItems }: JsonSchema, place: Place, known: Known): string {
  if (prefixItems) return `[${prefixItems.map(item => shapeOf(item, place, known)).join(', ')}]`
  return `list of ${items ? shapeOf(items, place, known) : 'anything'}`
}

function limits(what: string, least?: number, most?: number): string {
  if (least !== undefined && most !== undefined) return ` (${least} to ${most} ${what})`
  if (least !== undefined) return ` (at least ${least} ${what})`
  return most === undefined ? '' : ` (at most ${most} ${what})`
}

/** The limits of exact whole numbers go without saying. */
const said = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): string {
  const words = [
    said(minimum) && `at least ${minimum}`,
    said(exclusiveMinimum) && `more than ${exclusiveMinimum}`,
    said(maximum) && `at most ${maximum}`,
    said(exclusiveMaximum) && `less than ${exclusiveMaximum}`,
  ].filter(Boolean)
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}
