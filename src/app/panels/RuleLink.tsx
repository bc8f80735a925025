import type { RuleId } from '../../engine/rulebook'
import { usePanelLinks } from './links'
import styles from './RuleLink.module.css'

/** The number of a rule. Hovering shows its text, a click opens the rulebook there. */
export function RuleLink({ rule }: { rule: RuleId }) {
  const links = usePanelLinks()
  const entry = links.rule?.(rule)
  const title = entry && `${entry.heading}: ${entry.text}`
  const { openRule } = links
  if (!openRule) {
    return (
      <span className={styles.rule} title={title}>
        {rule}
      </span>
    )
  }
  return (
    <button type="button" className={styles.rule} data-rule={rule} title={title} onClick={() => openRule(rule)}>
      <span className="only-spoken">Rule </span>
      {rule}
    </button>
  )
}

export function RuleLinks({ rules }: { rules: readonly RuleId[] }) {
  const once = [...new Set(rules)]
  return (
    <span className={styles.rules}>
      {once.map(rule => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </span>
  )
}
