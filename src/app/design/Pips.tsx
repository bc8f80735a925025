import styles from './Small.module.css'

/** What is left of a small number, as filled and empty dots: command points, actions. */
export function Pips({ left, of, label }: { left: number; of: number; label: string }) {
  const dots = Array.from({ length: Math.max(of, left) }, (_, i) => i < left)
  return (
    <span className={styles.pips} role="img" aria-label={`${label}: ${left} of ${of}`}>
      {dots.map((full, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place.
        <span key={i} className={`${styles.pip} ${full ? styles.full : ''}`} />
      ))}
    </span>
  )
}
