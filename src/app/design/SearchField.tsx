import { Search } from 'lucide-react'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  /** What to search: "the rules". */
  readonly what: string
  readonly value: string
  readonly placeholder: string
  onChange(value: string): void
}

export function SearchField({ what, value, placeholder, onChange }: SearchFieldProps) {
  return (
    <label className={styles.search}>
      <span className="only-spoken">Search {what}</span>
      <Search aria-hidden="true" />
      <input type="search" value={value} placeholder={placeholder} onChange={event => onChange(event.target.value)} />
    </label>
  )
}
