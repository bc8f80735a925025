import { useEffect, useRef } from 'react'
import type { Plan } from '../../../engine/rolls/plan'
import { Button } from '../../design/index'
import { LedgerView, OddsBars, RefusalList, RuleLink } from '../../panels/index'
import { useActions, useTable } from '../store/context'
import styles from './Now.module.css'

/** What you know before you commit: the modifiers line by line, the odds and any warnings; or every reason why not. */
export function Preview() {
  const outlook = useTable((s, select) => select.outlook(s))
  const pinned = useTable(s => s.pinned)
  const shown = useRef<HTMLElement>(null)
  // The choice is about to be committed, so scroll its odds into view, also on a phone.
  useEffect(() => {
    if (pinned) shown.current?.scrollIntoView?.({ block: 'nearest' })
  }, [pinned])
  const asked = useTable(s => s.confirming && !s.pinned)
  if (!outlook || asked) return null
  if (!outlook.legal) {
    return (
      <section ref={shown} className={styles.preview} data-legal="false" aria-label="Why not">
        <h3 className={styles.caption}>You can't do this</h3>
        <RefusalList refusals={outlook.refusals} />
      </section>
    )
  }
  const { plan, odds } = outlook
  const ledgers = ledgersOf(plan)
  const warnings = plan.warnings?.() ?? []
  const chances = odds && odds.outcomes.length > 1 ? odds : null
  // The button already says all of this.
  if (ledgers.length === 0 && warnings.length === 0 && !chances) return null
  return (
    <section ref={shown} className={styles.preview} data-legal="true" aria-label="Before you commit">
      <h3 className={styles.planTitle}>
        {plan.title} <RuleLink rule={plan.rule} />
      </h3>
      {plan.foreseen && (
        <p className={styles.foreseen}>
          {plan.outcome ? 'Including everything that may follow:' : 'As things are now, before the others decide:'}
        </p>
      )}
      {ledgers.map(ledger => (
        <LedgerView key={ledger.name} ledger={ledger} />
      ))}
      {chances && (
        <div className={styles.odds}>
          <OddsBars odds={chances} />
        </div>
      )}
      <RefusalList refusals={warnings} tone="warning" />
    </section>
  )
}

const ledgersOf = (plan: Plan<unknown>) => (plan.ledgers.length > 0 ? plan.ledgers : (plan.foreseen?.().ledgers ?? []))

/** The button, always at the bottom of the column. */
export function CommitBar() {
  const { commit, cancel } = useActions()
  const outlook = useTable((s, select) => select.outlook(s))
  const offer = useTable((s, select) => select.offer(s))
  const pinned = useTable(s => s.pinned)
  // What the menu asks about is asked in a dialog.
  const asked = useTable(s => s.confirming && !s.pinned)
  if (!outlook || asked) return null
  return (
    <div className={styles.commit} data-commit={pinned ? 'pinned' : ''}>
      <Button kind="quiet" keyHint="Esc" onPress={cancel}>
        Back
      </Button>
      <Button
        kind={offer?.needsConfirmation ? 'danger' : 'primary'}
        size="large"
        wide
        keyHint="⏎"
        isDisabled={!outlook.legal}
        onPress={commit}
      >
        <span className={styles.commitLabel}>
          {offer?.label ?? (outlook.legal ? outlook.plan.title : 'Not allowed')}
        </span>
      </Button>
    </div>
  )
}
