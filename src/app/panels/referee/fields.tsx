import { useId } from 'react'
import styles from './RefereePanel.module.css'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  onChange(value: string): void
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  )
}

interface LineProps {
  readonly label: string
  readonly value: string
  readonly required?: boolean
  readonly placeholder?: string
  onChange(value: string): void
}

export function Line({ label, value, required, placeholder, onChange }: LineProps) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        required={required}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        onChange={event => onChange(event.target.value)}
      />
    </p>
  )
}
