import type { Field, FieldValues } from '../../../engine/offers'
import type { MetaAction, RefereeControl } from '../../../engine/record/referee'

type SetAction = Extract<MetaAction, { type: '@set' }>

/** What the log will say: the control and every value that was changed. */
export function setAction(control: RefereeControl, values: FieldValues, why: string): SetAction {
  const changed = control.fields.filter(field => values[field.name] !== field.value)
  const told = changed.map(
    field => `${field.label} ${wordFor(field, field.value)} → ${wordFor(field, values[field.name])}`,
  )
  const label = [control.label, told.join(', ')].filter(Boolean).join(': ')
  return { type: '@set', label, patches: [...control.fill(values)], rule: control.rule, why: why.trim() }
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
