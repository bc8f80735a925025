import { ChevronRight } from 'lucide-react'
import type { Offer } from '../../../engine/offers'
import type { Action } from '../../../engine/ruleset'
import { Key } from '../../design/index'
import { usePanelLinks } from '../../panels/index'
import { useActions, useTable } from '../store/context'
import { keyFace } from './letters'
import styles from './Now.module.css'
import { KIND_ICONS } from './offer-kinds'
import { percent } from './outlook'
import { Reasons } from './Reasons'
import type { Verdict } from './verdict'

/** How many reasons an offer shows; its choices show all of them. */
const MOST_REASONS = 1
const OPEN: Verdict = { open: true, refusals: [] }

interface Judged {
  readonly offer: Offer<Action>
  readonly verdict: Verdict
}

/**
 * What you can do, each with its letter. Offers that are refused entirely come last, greyed out, with their reasons.
 */
export function OfferList({ offers, label }: { offers: readonly Offer<Action>[]; label: string }) {
  const verdicts = useTable((s, select) => select.verdicts(s))
  const judged = offers.map(offer => ({ offer, verdict: verdicts.get(offer.id) ?? OPEN }))
  const plain = judged.filter(({ offer }) => offer.group === undefined)
  const groups = [...new Set(offers.flatMap(({ group }) => group ?? []))]
  const folded = plain.some(({ verdict }) => verdict.open)
  return (
    <>
      {plain.length > 0 && <Items items={plain} label={label} />}
      {groups.map(group => (
        <details key={group} className={styles.group} open={!folded}>
          <summary>
            <ChevronRight className={styles.fold} aria-hidden="true" /> {group}
          </summary>
          <Items items={judged.filter(({ offer }) => offer.group === group)} label={group} />
        </details>
      ))}
    </>
  )
}

function Items({ items, label }: { items: readonly Judged[]; label: string }) {
  const letters = useTable((s, select) => select.letters(s))
  const sorted = [...items.filter(one => one.verdict.open), ...items.filter(one => !one.verdict.open)]
  return (
    <ul className={styles.offers} aria-label={label}>
      {sorted.map(({ offer, verdict }) => (
        <OfferItem key={offer.id} offer={offer} letter={letters.get(offer.id)} verdict={verdict} />
      ))}
    </ul>
  )
}

function OfferItem({ offer, letter, verdict }: Judged & { readonly letter: string | undefined }) {
  const { take } = useActions()
  const { showShapes } = usePanelLinks()
  const Icon = offer.needsConfirmation ? KIND_ICONS.needsConfirmation : KIND_ICONS[offer.kind]
  const evidence = verdict.refusals.flatMap(refusal => refusal.shapes ?? [])
  const show = () => showShapes?.(evidence)
  const hide = () => showShapes?.([])
  return (
    <li className={styles.offerItem} data-open={verdict.open}>
      <button
        type="button"
        className={styles.offer}
        data-confirm={offer.needsConfirmation || undefined}
        aria-keyshortcuts={letter}
        onClick={() => take(offer.id)}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <Icon aria-hidden="true" />
        <span className={styles.offerLabel}>{offer.label}</span>
        {offer.kind === 'button' && verdict.open && <Chance action={offer.action} />}
        {!verdict.open && <span className="only-spoken">, not now</span>}
        {letter && <Key>{keyFace(letter)}</Key>}
      </button>
      {!verdict.open && verdict.refusals.length > 0 && <Reasons refusals={verdict.refusals} most={MOST_REASONS} />}
      {!verdict.open && verdict.refusals.length === 0 && <p className={styles.reasons}>There is nothing to choose.</p>}
    </li>
  )
}

/** The chance of success, so that offers can be compared before choosing one. */
function Chance({ action }: { action: Action }) {
  const odds = useTable((s, select) => {
    const outlook = select.outlooks(s).of(action)
    return outlook.legal ? outlook.odds : null
  })
  if (!odds || odds.outcomes.length < 2) return null
  const all = odds.outcomes.map(({ label, probability }) => `${label} ${percent(probability)}`).join(', ')
  return (
    <span className={styles.chance} data-tone={odds.success >= 0.5 ? 'good' : 'warn'} title={all}>
      {percent(odds.success)}
    </span>
  )
}
