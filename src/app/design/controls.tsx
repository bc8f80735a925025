import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Field } from '../../engine/offers'
import styles from './FieldForm.module.css'

interface ControlProps<V> {
  readonly id: string
  readonly labelledBy: string
  readonly describedBy?: string
  readonly invalid: boolean
  readonly value: V
  onChange(value: V): void
}

type OfKind<K extends Field['kind']> = Extract<Field, { kind: K }>

const shown = (value: number): string => (Number.isNaN(value) ? '' : String(value))
const read = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

/** Keeps the text being typed ("-", "1.") as long as it still means the current value. */
export function NumberControl(props: ControlProps<number> & { field: OfKind<'number'> }) {
  const { id, field, value, onChange, describedBy, invalid } = props
  const [text, setText] = useState(shown(value))
  const typed = Object.is(read(text), value) ? text : shown(value)
  const step = field.step ?? 1
  const stepBy = (by: number) => {
    const from = Number.isFinite(value) ? value : field.value
    const next = Math.min(field.max, Math.max(field.min, Number((from + by).toFixed(6))))
    setText(shown(next))
    onChange(next)
  }
  return (
    <span className={`${styles.control} ${styles.stepper}`} data-invalid={invalid}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${field.label}: less`}
        disabled={value <= field.min}
        onClick={() => stepBy(-step)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={field.min}
        max={field.max}
        step={field.between ? 'any' : step}
        value={typed}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={event => {
          setText(event.target.value)
          onChange(read(event.target.value))
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${field.label}: more`}
        disabled={value >= field.max}
        onClick={() => stepBy(step)}
      >
        <Plus aria-hidden="true" />
      </button>
    </span>
  )
}

/** A few short options are shown side by side; more of them become a list. */
export function ChoiceControl(props: ControlProps<string> & { field: OfKind<'choice'> }) {
  const { id, field, value, onChange, labelledBy, describedBy, invalid } = props
  const letters = field.options.reduce((sum, option) => sum + option.label.length, 0)
  if (field.options.length <= 4 && letters <= 28) {
    return (
      <span className={`${styles.control} ${styles.segments}`} role="radiogroup" aria-labelledby={labelledBy}>
        {field.options.map((option, i) => (
          <label key={option.value}>
            <input
              {...(i === 0 && { id })}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-describedby={describedBy}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </span>
    )
  }
  return (
    <select
      id={id}
      className={`${styles.control} ${styles.input}`}
      value={value}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={event => onChange(event.target.value)}
    >
      {field.options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

export function FlagControl({ id, value, onChange, describedBy, invalid }: ControlProps<boolean>) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={`${styles.control} ${styles.switch}`}
      checked={value}
      aria-checked={value}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={event => onChange(event.target.checked)}
    />
  )
}

export function TextControl(props: ControlProps<string> & { field: OfKind<'text'> }) {
  const { id, field, value, onChange, describedBy, invalid } = props
  return (
    <input
      id={id}
      type="text"
      className={`${styles.control} ${styles.input} ${field.most > 24 ? styles.below : ''}`}
      value={value}
      size={Math.min(field.most, 12)}
      maxLength={field.most}
      autoComplete="off"
      spellCheck={false}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={event => onChange(event.target.value)}
    />
  )
}
