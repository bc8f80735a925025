import type { Field, FieldValues } from '../../../engine/offers'
import type { Lever, TableAction } from '../../../engine/record/referee'

type SetAction = Extract<TableAction, { type: '@set' }>

/** What the log will say was set: the lever and every value that was changed. */
export function setAction(lever: Lever, values: FieldValues, why: string): SetAction {
  const changed = lever.fields.filter(field => values[field.name] !== field.value)
  const told = changed.map(
    field => `${field.label} ${wordFor(field, field.value)} → ${wordFor(field, values[field.name])}`,
  )
  const label = [lever.label, told.join(', ')].filter(Boolean).join(': ')
  return { type: '@set', label, patches: [...lever.fill(values)], rule: lever.rule, why: why.trim() }
}

function wordFor(field: Field, value: number | string | boolean | undefined): string {
  switch (field.kind) {
    case 'choice':
      return field.options.find(option => option.value === value)?.label ?? String(value)
    case 'flag':
      return value === true ? 'yes' : 'no'
    case 'number':
    case 'text':
      return String(value)
  }
}
