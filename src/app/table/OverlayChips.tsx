import { Eye, EyeOff } from 'lucide-react'
import { useActions, useTable } from './context'
import styles from './Now.module.css'

/** What is painted for the chosen piece, to switch off and on. */
export function OverlayChips() {
  const { mute } = useActions()
  const overlays = useTable((s, read) => read.overlays(s))
  const muted = useTable(s => s.muted)
  if (overlays.length === 0) return null
  return (
    <section className={styles.section} aria-label="On the board">
      <h2 className={styles.caption}>On the board</h2>
      <div className={styles.chips}>
        {overlays.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={!muted.has(name)}
            onClick={() => mute(name)}
          >
            {muted.has(name) ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
