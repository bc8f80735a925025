import { SentenceView } from '../../panels/index'
import styles from '../offers/Now.module.css'
import { useActions, useTable } from '../store/context'

const SHOWN = 4

/** The last few lines of the log, newest first; the Log tab has all of them with their dice. */
export function RecentLines() {
  const { show } = useActions()
  const lines = useTable((s, select) => select.told(s))
  const first = Math.max(0, lines.length - SHOWN)
  const recent = lines
    .slice(first)
    .map((line, i) => ({ line, place: first + i }))
    .reverse()
  if (recent.length === 0) return null
  return (
    <section className={styles.section} aria-label="Lately">
      <h2 className={styles.caption}>
        Lately
        <button type="button" className={styles.more} onClick={() => show('log')}>
          Whole log
        </button>
      </h2>
      <ol className={styles.recent}>
        {recent.map(({ line, place }) => (
          <li
            key={place}
            className={styles.recentLine}
            data-seat={line.actor.length === 1 ? line.actor : undefined}
            data-back={line.takenBack || undefined}
          >
            <SentenceView sentence={line.sentence} />
          </li>
        ))}
      </ol>
    </section>
  )
}
