import styles from './Wordmark.module.css'

/** The name and logo: a bolt across a hexagonal table. */
export function Wordmark() {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 1.5L28.6 8.75V23.25L16 30.5L3.4 23.25V8.75Z" className={styles.table} />
        <path d="M18.6 5.5L9 17.6H14.9L13.2 26.5L23 14.2H17Z" className={styles.bolt} />
      </svg>
      Stormtable
    </span>
  )
}
