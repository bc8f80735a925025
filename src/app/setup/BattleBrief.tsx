import styles from './setup.module.css'

/** What the chosen battle is about, with the current options. */
export function BattleBrief({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.brief} aria-label="The battle">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
