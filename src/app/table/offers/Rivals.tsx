import { useActions, useTable } from '../store/context'
import styles from './Now.module.css'
import { percent, sameAction } from './outlook'

/** Everything that could be aimed at the target, side by side. A press previews one, a second press does it. */
export function Rivals() {
  const { weigh } = useActions()
  const rivals = useTable((s, select) => select.rivals(s))
  const proposal = useTable(s => s.proposal)
  if (rivals.length < 2) return null
  return (
    <section className={styles.section} aria-label="Compare">
      <h2 className={styles.caption}>
        Compare <span className={styles.count}>{rivals.length}</span>
      </h2>
      <ul className={styles.choices}>
        {rivals.map(({ offer, action, outlook }) => (
          <li key={offer.id}>
            <button
              type="button"
              className={styles.rival}
              aria-pressed={sameAction(proposal, action)}
              onClick={() => weigh(offer.id, action)}
            >
              <span className={styles.choiceName}>{offer.label}</span>
              {outlook.legal && outlook.odds && (
                <>
                  <span className={styles.chance} data-tone={outlook.odds.success >= 0.5 ? 'good' : 'warn'}>
                    {percent(outlook.odds.success)}
                  </span>
                  <span className={styles.results}>
                    {outlook.odds.outcomes.map(({ label, probability, success }) => (
                      <span key={label} data-good={success}>
                        {label} <b>{percent(probability)}</b>
                      </span>
                    ))}
                  </span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
