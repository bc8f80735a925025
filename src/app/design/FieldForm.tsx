import { type ReactNode, useId } from 'react'
import type { Field, FieldValues } from '../../engine/offers'
import { ChoiceControl, FlagControl, NumberControl, TextControl } from './controls'
import styles from './FieldForm.module.css'
import { askedOf, type FieldFaults, fieldFaults } from './field-faults'

export interface FieldFormProps {
  readonly fields: readonly Field[]
  readonly values: FieldValues
  /** Called with every change, even one out of range: check `fieldFaults` before you use the values. */
  onChange(values: FieldValues): void
  /** Faults found elsewhere, by field; shown along with the form's own. */
  readonly faults?: FieldFaults
  /** Shown after the label: a link to the field's rule, a button. */
  beside?(field: Field): ReactNode
}

/** The engine's fields as labelled controls. An empty number is NaN, which no schema accepts. */
export function FieldForm({ fields, values, onChange, faults = {}, beside }: FieldFormProps) {
  const own = fieldFaults(fields, values)
  return (
    <div className={styles.form}>
      {askedOf(fields, values).map(field => (
        <FieldRow
          key={field.name}
          field={field}
          value={values[field.name] ?? field.value}
          fault={own[field.name] ?? faults[field.name]}
          beside={beside?.(field)}
          onChange={value => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </div>
  )
}

interface FieldRowProps {
  readonly field: Field
  readonly value: number | string | boolean
  readonly fault?: string | undefined
  readonly beside?: ReactNode
  onChange(value: number | string | boolean): void
}

/** One field: label, help, control, and what is wrong with it. */
export function FieldRow({ field, value, fault, beside, onChange }: FieldRowProps) {
  const id = useId()
  const described = [field.help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const shared = {
    id,
    invalid: fault !== undefined,
    ...(described && { describedBy: described }),
    labelledBy: `${id}-label`,
  }
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {field.label}
        </label>{' '}
        {beside}
        {field.help && (
          <span id={`${id}-help`} className={styles.help}>
            {field.help}
          </span>
        )}
      </div>
      {field.kind === 'number' && <NumberControl {...shared} field={field} value={Number(value)} onChange={onChange} />}
      {field.kind === 'choice' && <ChoiceControl {...shared} field={field} value={String(value)} onChange={onChange} />}
      {field.kind === 'flag' && <FlagControl {...shared} value={value === true} onChange={onChange} />}
      {field.kind === 'text' && <TextControl {...shared} field={field} value={String(value)} onChange={onChange} />}
      {fault && (
        <span id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </div>
  )
}
