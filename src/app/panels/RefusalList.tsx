import { Ban, TriangleAlert } from 'lucide-react'
import type { Refusal } from '../../engine/rolls/plan'
import { useShown } from './links'
import styles from './RefusalList.module.css'
import { RuleLink } from './RuleLink'

export interface RefusalListProps {
  readonly refusals: readonly Refusal[]
  /** `warning`: allowed, but worth knowing. */
  readonly tone?: 'refusal' | 'warning'
  readonly label?: string
}

/** Every reason why not, each with its rule. Hovering over one draws its evidence. */
export function RefusalList({ refusals, tone = 'refusal', label }: RefusalListProps) {
  if (refusals.length === 0) return null
  return (
    <ul className={styles.list} data-tone={tone} aria-label={label ?? (tone === 'refusal' ? 'Why not' : 'Warnings')}>
      {refusals.map(refusal => (
        <Reason key={`${refusal.rule} ${refusal.why}`} refusal={refusal} tone={tone} />
      ))}
    </ul>
  )
}

function Reason({ refusal, tone }: { refusal: Refusal; tone: 'refusal' | 'warning' }) {
  const shown = useShown(refusal.shapes)
  const Icon = tone === 'refusal' ? Ban : TriangleAlert
  return (
    <li className={styles.reason} {...shown}>
      <Icon aria-hidden="true" />
      <span>
        {refusal.why} <RuleLink rule={refusal.rule} />
      </span>
    </li>
  )
}
