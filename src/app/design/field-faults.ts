import { defaults, type Field, type FieldValues, isAsked } from '../../engine/offers'

export type FieldFaults = Readonly<Record<string, string>>

/** The fields that apply, given the values of the others. */
export function askedOf(fields: readonly Field[], values: FieldValues): readonly Field[] {
  const all = { ...defaults(fields), ...values }
  return fields.filter(field => isAsked(field, all))
}

/** What is wrong with the values of a form, by field name. Empty if nothing is. */
export function fieldFaults(fields: readonly Field[], values: FieldValues): FieldFaults {
  return Object.fromEntries(
    askedOf(fields, values).flatMap(field => {
      const why = faultOf(field, values[field.name] ?? field.value)
      return why ? [[field.name, why]] : []
    }),
  )
}

function faultOf(field: Field, value: number | string | boolean): string | null {
  switch (field.kind) {
    case 'number':
      return numberFault(field, value)
    case 'choice':
      return field.options.some(option => option.value === value) ? null : 'Choose an option from the list.'
    case 'flag':
      return typeof value === 'boolean' ? null : 'This must be on or off.'
    case 'text':
      if (typeof value !== 'string') return 'Enter a text.'
      return value.length > field.most ? `Use at most ${field.most} characters.` : null
  }
}

function numberFault(field: Field & { kind: 'number' }, value: number | string | boolean): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.'
  if (value < field.min || value > field.max) return `Enter a number from ${field.min} to ${field.max}.`
  if (field.between) return null
  const step = field.step ?? 1
  const steps = (value - field.min) / step
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return null
  return step === 1 ? 'Enter a whole number.' : `Use steps of ${step}.`
}
