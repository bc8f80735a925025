import { Suspense, useMemo } from 'react'
import type { RuleId } from '../../engine/rulebook'
import type { AnyRuleset } from '../../engine/ruleset'
import { MessagePage } from '../errors/MessagePage'
import { Loading, useRuleset } from '../loading'
import { ScreenHead } from '../ScreenHead'
import { landOn } from './land'
import { headingId, RulebookPanel } from './RulebookPanel'
import styles from './RulebookScreen.module.css'
import { sectionsOf } from './search'
import { useRulebook } from './useRulebook'

export function RulebookScreen({ game, rule }: { game: string; rule?: RuleId }) {
  const loaded = useRuleset(game)
  if (loaded.state === 'loading') return <Loading what="Loading the rulebook" />
  if (loaded.state === 'failed') return <MessagePage title="No such rulebook">{loaded.why}</MessagePage>
  return (
    <Suspense fallback={<Loading what="Loading the rulebook" />}>
      <Book ruleset={loaded.ruleset} focus={rule ?? null} />
    </Suspense>
  )
}

function Book({ ruleset, focus }: { ruleset: AnyRuleset; focus: RuleId | null }) {
  const { entries, rulings } = useRulebook(ruleset)
  const sections = useMemo(() => sectionsOf(entries), [entries])
  const known = focus === null || entries.some(entry => entry.id === focus)
  const jump = (heading: string) => {
    const item = document.getElementById(headingId(heading))
    if (item) landOn(item, { block: 'start' })
  }
  return (
    <div className={styles.page}>
      <ScreenHead game={ruleset.id} title={ruleset.title} at="rules" terrain={ruleset.terrain !== undefined} />
      <div className={styles.body}>
        <nav className={styles.contents} aria-label="Headings">
          <ol className={styles.headings}>
            {sections.map(({ heading, rules }) => (
              <li key={heading}>
                <button type="button" onClick={() => jump(heading)}>
                  {heading} <span className={styles.number}>{rules.length}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <main className={styles.main}>
          <h1 className={styles.title}>Rulebook</h1>
          <p className={styles.lead}>
            {entries.length} rules in our own words, with {rulings.length} rulings where the rules are silent or
            contradict themselves.
          </p>
          {!known && <p className={styles.unknown}>There is no rule “{focus}” in this book.</p>}
          <RulebookPanel ruleset={ruleset} focus={known ? focus : null} />
        </main>
      </div>
    </div>
  )
}
