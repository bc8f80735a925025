import { Link2 } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import type { RuleEntry, RuleId, RuleStatus, Ruling } from '../../engine/rulebook'
import { Tag, type TagTone } from '../design'
import { MARKS } from '../panels/card/marks'
import styles from './Rulebook.module.css'
import { marked } from './search'

const STATUS: Readonly<Record<RuleStatus, { word: string; tone: TagTone; title: string }>> = {
  engine: { word: 'enforced', tone: 'good', title: 'Stormtable enforces this rule.' },
  referee: { word: 'referee', tone: 'warn', title: 'The players decide; Stormtable records their decision.' },
  reference: { word: 'reference', tone: 'plain', title: "For information only: it doesn't affect play." },
}

export interface RuleItemProps {
  readonly rule: RuleEntry
  readonly rulings: readonly Ruling[] | undefined
  readonly query: string
  readonly focused: boolean
  /** The address of this rule. */
  readonly href: string
  /** Called instead of following the link. */
  readonly onChoose?: ((rule: RuleId) => void) | undefined
}

/** One rule with its number, how it is enforced, and its rulings. */
export const RuleItem = memo(function RuleItem({ rule, rulings, query, focused, href, onChoose }: RuleItemProps) {
  const status = STATUS[rule.status]
  const choose = (event: MouseEvent) => {
    if (!onChoose) return
    event.preventDefault()
    onChoose(rule.id)
  }
  return (
    <li className={styles.rule} id={domId(rule.id)} data-focused={focused || undefined} tabIndex={-1}>
      <p className={styles.text}>
        <Marked text={rule.text} query={query} />
      </p>
      <p className={styles.meta}>
        <a href={href} className={styles.id} aria-label={rule.id} aria-current={focused || undefined} onClick={choose}>
          <span>
            <Marked text={rule.id} query={query} />
          </span>
          <Link2 aria-hidden="true" />
        </a>
        <Tag tone={status.tone} title={status.title}>
          {status.word}
        </Tag>
        {rule.marks?.map(mark => (
          <Tag key={mark} tone="plain" title={MARKS[mark].means}>
            {MARKS[mark].badge}
          </Tag>
        ))}
      </p>
      {rulings?.map(ruling => (
        <details key={ruling.id} className={styles.ruling} open={focused || query !== ''}>
          <summary>
            Ruling {ruling.id}: <Marked text={ruling.question} query={query} />
          </summary>
          <dl>
            {ruling.readings && (
              <>
                <dt>Readings</dt>
                <dd>{ruling.readings}</dd>
              </>
            )}
            <dt>Decision</dt>
            <dd>
              <strong>
                <Marked text={ruling.decision} query={query} />
              </strong>
            </dd>
            <dt>Why</dt>
            <dd>{ruling.why}</dd>
          </dl>
        </details>
      ))}
    </li>
  )
})

function Marked({ text, query }: { text: string; query: string }) {
  if (query === '') return text
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place.
  return marked(text, query).map((part, i) => (part.found ? <mark key={i}>{part.text}</mark> : part.text))
}

export const domId = (rule: string): string => `rule-${rule}`
