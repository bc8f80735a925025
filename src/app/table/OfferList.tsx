import type { Offer } from '../../engine/offers'
import type { Action } from '../../engine/ruleset'
import { Key } from '../design'
import { usePanelLinks } from '../panels'
import { useActions, useTable } from './context'
import { KIND_ICONS } from './kinds'
import styles from './Now.module.css'
import { Reasons } from './Reasons'
import type { Verdict } from './verdict'

/** Reasons shown with an offer; all of them stand with its choices. */
const MOST_REASONS = 1
const OPEN: Verdict = { open: true, refusals: [] }

/** What may be done, each with its letter. What is refused throughout comes last, greyed, with its reasons. */
export function OfferList({ offers, label }: { offers: readonly Offer<Action>[]; label: string }) {
  const letters = useTable((s, read) => read.letters(s))
  const verdicts = useTable((s, read) => read.verdicts(s))
  if (offers.length === 0) return null
  const judged = offers.map(offer => ({ offer, verdict: verdicts.get(offer.id) ?? OPEN }))
  const sorted = [...judged.filter(one => one.verdict.open), ...judged.filter(one => !one.verdict.open)]
  return (
    <ul className={styles.offers} aria-label={label}>
      {sorted.map(({ offer, verdict }) => (
        <OfferItem key={offer.id} offer={offer} letter={letters.get(offer.id)} verdict={verdict} />
      ))}
    </ul>
  )
}

interface OfferItemProps {
  readonly offer: Offer<Action>
  readonly letter: string | undefined
  readonly verdict: Verdict
}

function OfferItem({ offer, letter, verdict }: OfferItemProps) {
  const { take } = useActions()
  const { showShapes } = usePanelLinks()
  const Icon = offer.grave ? KIND_ICONS.grave : KIND_ICONS[offer.kind]
  const evidence = verdict.refusals.flatMap(refusal => refusal.shapes ?? [])
  const show = () => showShapes?.(evidence)
  const hide = () => showShapes?.([])
  return (
    <li className={styles.offerItem} data-open={verdict.open}>
      <button
        type="button"
        className={styles.offer}
        data-grave={offer.grave || undefined}
        aria-keyshortcuts={letter}
        onClick={() => take(offer.id)}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <Icon aria-hidden="true" />
        <span className={styles.offerLabel}>{offer.label}</span>
        {!verdict.open && <span className="only-spoken">, not now</span>}
        {letter && <Key>{letter.toUpperCase()}</Key>}
      </button>
      {!verdict.open && verdict.refusals.length > 0 && <Reasons refusals={verdict.refusals} most={MOST_REASONS} />}
      {!verdict.open && verdict.refusals.length === 0 && <p className={styles.reasons}>There is nothing to choose.</p>}
    </li>
  )
}
