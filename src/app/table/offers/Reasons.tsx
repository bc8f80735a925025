import { Ban } from 'lucide-react'
import type { Refusal } from '../../../engine/rolls/plan'
import { RuleLink } from '../../panels/index'
import { useShown } from '../../panels/links'
import styles from './Now.module.css'

/**
 * Why something in a list isn't possible, in small type: there may be many. Hovering over a reason draws its evidence.
 */
export function Reasons({ refusals, most = refusals.length }: { refusals: readonly Refusal[]; most?: number }) {
  const more = refusals.length - most
  return (
    <ul className={styles.reasons} aria-label="Why not">
      {refusals.slice(0, most).map((refusal, i) => (
        <Reason key={`${refusal.rule} ${refusal.why}`} refusal={refusal} more={i === most - 1 ? more : 0} />
      ))}
    </ul>
  )
}

function Reason({ refusal, more }: { refusal: Refusal; more: number }) {
  const shown = useShown(refusal.shapes)
  return (
    <li className={styles.reason} {...shown}>
      <Ban aria-hidden="true" />
      <span>
        {refusal.why} <RuleLink rule={refusal.rule} />
        {more > 0 && `, and ${more} more ${more === 1 ? 'reason' : 'reasons'}`}
      </span>
    </li>
  )
}
