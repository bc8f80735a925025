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
  readonly $ref?: string
}

/** A schema as a person reads it: the shape of the value, with its limits. */
export function describe(schema: JsonSchema, indent = ''): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const union = schema.anyOf ?? schema.oneOf
  if (union) return union.map(choice => describe(choice, indent)).join(' | ')
  if (schema.allOf) return schema.allOf.map(part => describe(part, indent)).join(' & ')
  if (schema.$ref) return 'the same again'
  switch (schema.type) {
    case 'object':
      return object(schema, indent)
    case 'array':
      return `${list(schema, indent)}${limits('items', schema.minItems, schema.maxItems)}`
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

function object(schema: JsonSchema, indent: string): string {
  const deeper = `${indent}  `
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${deeper}${name}${mark}: ${describe(field, deeper)}`
  })
  const rest = schema.additionalProperties
  if (typeof rest === 'object' && Object.keys(rest).length > 0)
    fields.push(`${deeper}<any name>: ${describe(rest, deeper)}`)
  else if (rest !== false && fields.length > 0 && rest !== undefined) fields.push(`${deeper}…`)
  return fields.length > 0 ? `{\n${fields.join('\n')}\n${indent}}` : '{ … }'
}

function list({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map(item => describe(item, indent)).join(', ')}]`
  return `list of ${items ? describe(items, indent) : 'anything'}`
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
