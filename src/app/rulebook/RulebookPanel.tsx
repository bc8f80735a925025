import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { RuleId } from '../../engine/rulebook'
import type { AnyRuleset } from '../../engine/ruleset'
import { EmptyState, SearchField } from '../design'
import { hrefOf } from '../routes'
import { landOn } from './land'
import styles from './Rulebook.module.css'
import { domId, RuleItem } from './RuleItem'
import { findRules, rulingsByRule, sectionsOf } from './search'
import { useRulebook } from './useRulebook'

export interface RulebookPanelProps {
  readonly ruleset: AnyRuleset
  /** The rule to show; null for none. */
  readonly focus: RuleId | null
  /** Called when a rule is chosen; without it, the address changes instead. */
  onFocus?(rule: RuleId): void
}

/** Every rule under its heading, searchable, with our rulings beside the rules they are about. */
export function RulebookPanel({ ruleset, focus, onFocus }: RulebookPanelProps) {
  const { id: game } = ruleset
  const rulebook = useRulebook(ruleset)
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  const beside = useMemo(() => rulingsByRule(rulebook.rulings), [rulebook])
  const found = useMemo(() => findRules(rulebook, query), [rulebook, query])
  const sections = useMemo(() => sectionsOf(found), [found])

  useEffect(() => {
    if (focus !== null) setTyped('')
  }, [focus])

  // The rule is only at its place once the search is cleared and the whole list is back.
  useEffect(() => {
    if (focus === null || query !== '') return
    const item = document.getElementById(domId(focus))
    if (!item) return
    item.focus({ preventScroll: true })
    return landOn(item, { block: 'center' })
  }, [focus, query])

  return (
    <div className={styles.book}>
      <div className={styles.bar}>
        <SearchField
          what="the rules"
          value={typed}
          placeholder={`Search ${rulebook.entries.length} rules`}
          onChange={setTyped}
        />
        <p className={styles.count} role="status">
          {query === '' ? '' : `${found.length} of ${rulebook.entries.length}`}
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState icon={<Search aria-hidden="true" />} title={`No rules match “${query}”`}>
          Try another word or part of a rule's number.
        </EmptyState>
      )}
      {sections.map(({ heading, rules }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading} id={headingId(heading)}>
            {heading}
          </h2>
          <ul className={styles.rules}>
            {rules.map(rule => (
              <RuleItem
                key={rule.id}
                rule={rule}
                rulings={beside.get(rule.id)}
                query={query}
                focused={rule.id === focus}
                href={hrefOf({ screen: 'rules', game, rule: rule.id })}
                onChoose={onFocus}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export const headingId = (heading: string): string => `heading-${heading.replaceAll(/\W+/g, '-').toLowerCase()}`
