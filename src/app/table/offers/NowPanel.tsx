import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import type { Offer } from '../../../engine/offers'
import type { Action } from '../../../engine/ruleset'
import { Button, EmptyState, IconButton, Key } from '../../design/index'
import { RuleLink } from '../../panels/index'
import { MeasureBox } from '../board/MeasureBox'
import { OverlayChips } from '../board/OverlayChips'
import { useFocusFollows } from '../hooks/useFocusFollows'
import { useScrollTop } from '../hooks/useScrollTop'
import { Opening } from '../mission/Opening'
import { RecentLines } from '../side/RecentLines'
import { startsByItself } from '../store/auto-start'
import { useActions, useTable } from '../store/context'
import { nameOf } from '../store/seating'
import { ActingList } from './ActingList'
import { ChoiceList, isListed } from './ChoiceList'
import { keyFace } from './letters'
import styles from './Now.module.css'
import { OfferForm } from './OfferForm'
import { OfferList } from './OfferList'
import { KIND_HINTS } from './offer-kinds'
import { PassBar } from './PassBar'
import { FacingForm, PathForm, RegionForm } from './PoseForms'
import { CommitBar, Preview } from './Preview'
import { Rivals } from './Rivals'

/** What to do now: the units that can act, what the selected one can do, and the likely results. */
export function NowPanel() {
  const offer = useTable((s, select) => select.offer(s))
  const selected = useTable(s => s.selected)
  const version = useTable(s => s.version)
  const byItself = useTable((s, select) => s.offerId !== null && startsByItself(select.offers(s), s.selected) !== null)
  const body = useRef<HTMLDivElement>(null)
  useScrollTop(body, `${selected} ${offer?.id}`)
  const asked = useTable(s => s.confirming)
  useFocusFollows(body, asked ? null : `${version} ${selected} ${offer?.id}`)
  return (
    <div className={styles.now} ref={body}>
      <div className={styles.body}>
        <Opening />
        {!offer && <Choosing />}
        {byItself && <Others />}
        {offer && <Answering offer={offer} />}
        <Rivals />
        <Preview />
        {byItself && <General />}
        {offer && <Instead offer={offer} />}
        {offer && isListed(offer) && <OutOfTheQuestion offer={offer} />}
        <MeasureBox />
        <OverlayChips />
        {(!offer || byItself) && <RecentLines />}
      </div>
      <CommitBar />
      <PassBar />
    </div>
  )
}

function Answering({ offer }: { offer: Offer<Action> }) {
  const { cancel } = useActions()
  return (
    <section className={styles.section} aria-label={offer.label}>
      <header className={styles.armed}>
        <IconButton label="Back" keyHint="Esc" onPress={cancel}>
          <ArrowLeft />
        </IconButton>
        <h2 className={styles.armedTitle}>{offer.label}</h2>
        <RuleLink rule={offer.rule} />
      </header>
      <p className={styles.hint}>{KIND_HINTS[offer.kind]}</p>
      {isListed(offer) && <ChoiceList offer={offer} which="legal" />}
      {offer.kind === 'region' && <RegionForm key={offer.id} offer={offer} />}
      {offer.kind === 'facing' && <FacingForm key={offer.id} offer={offer} />}
      {offer.kind === 'path' && <PathForm key={offer.id} offer={offer} />}
      {offer.kind === 'form' && <OfferForm key={offer.id} offer={offer} />}
    </section>
  )
}

/** When the first of several offers opened by itself, the others can still be chosen. */
function Others() {
  const acting = useTable((s, select) => select.acting(s))
  const selected = useTable(s => s.selected)
  return acting.length > 1 ? <ActingList acting={acting} selected={selected} /> : null
}

/** When an offer opened by itself, what belongs to no piece can still be chosen: finishing, above all. */
function General() {
  const pinned = useTable(s => s.pinned)
  const listed = useTable((s, select) => select.listed(s))
  return pinned ? null : <OnlyForm offers={listed.filter(offer => offer.piece === undefined)} />
}

/** What else the piece could do now, one click away. */
function Instead({ offer }: { offer: Offer<Action> }) {
  const { take } = useActions()
  const pinned = useTable(s => s.pinned)
  const listed = useTable((s, select) => select.listed(s))
  const letters = useTable((s, select) => select.letters(s))
  const verdicts = useTable((s, select) => select.verdicts(s))
  const others = listed.filter(
    other =>
      other !== offer &&
      other.piece === offer.piece &&
      other.group === undefined &&
      !other.needsConfirmation &&
      verdicts.get(other.id)?.open,
  )
  if (pinned || others.length === 0) return null
  return (
    <section className={styles.section} aria-label="Other options">
      <h2 className={styles.caption}>Other options</h2>
      <div className={styles.chips}>
        {others.map(other => (
          <button
            key={other.id}
            type="button"
            className={styles.chip}
            aria-keyshortcuts={letters.get(other.id)}
            onClick={() => take(other.id)}
          >
            {other.label}
            {letters.has(other.id) && <Key>{keyFace(letters.get(other.id) ?? '')}</Key>}
          </button>
        ))}
      </div>
    </section>
  )
}

function OutOfTheQuestion({ offer }: { offer: Extract<Offer<Action>, { kind: 'piece' | 'cell' }> }) {
  return (
    <div className={styles.refusals}>
      <ChoiceList offer={offer} which="refused" />
    </div>
  )
}

function Choosing() {
  const listed = useTable((s, select) => select.listed(s))
  const acting = useTable((s, select) => select.acting(s))
  const selected = useTable(s => s.selected)
  const live = useTable((s, select) => select.live(s))
  const name = useTable((s, select) => (s.selected === null ? null : select.nameOfPiece(s)(s.selected)))
  const alone = acting.every(({ piece }) => piece === selected)
  const own = listed.filter(offer => offer.piece !== undefined)
  const general = listed.filter(offer => offer.piece === undefined)
  return (
    <>
      {!alone && <ActingList acting={acting} selected={selected} />}
      {name !== null && (own.length > 0 || acting.length === 0) && (
        <section className={styles.section} aria-label={name}>
          <h2 className={styles.caption}>{name}</h2>
          {own.length > 0 ? (
            <OfferList offers={own} label={`What ${name} can do`} />
          ) : (
            live && <p className={styles.hint}>{name} has nothing to do right now.</p>
          )}
        </section>
      )}
      <OnlyForm offers={general} first={own.length === 0 && acting.length === 0} />
      {listed.length === 0 && acting.length === 0 && <Idle />}
    </>
  )
}

/** If there is only one form, it is open: there is nothing else to choose. */
function OnlyForm({ offers, first = false }: { offers: readonly Offer<Action>[]; first?: boolean }) {
  const open = offers.filter(offer => !offer.needsConfirmation)
  const [only] = open
  const alone = open.length === 1 && only?.kind === 'form' ? only : null
  const rest = offers.filter(offer => offer !== alone)
  const caption = first && !alone ? 'What you can do' : 'Other actions'
  return (
    <>
      {alone?.kind === 'form' && (
        <section className={styles.section} aria-label={alone.label}>
          <h2 className={styles.caption}>{alone.label}</h2>
          <OfferForm key={alone.id} offer={alone} />
        </section>
      )}
      {rest.length > 0 && (
        <section className={styles.section} aria-label={caption}>
          <h2 className={styles.caption}>{caption}</h2>
          <OfferList offers={rest} label="What else you can choose" />
        </section>
      )}
    </>
  )
}

function Idle() {
  const { showEnd } = useActions()
  const mood = useTable((s, select) => select.headline(s).mood)
  const next = useTable(s => (s.passTo === null ? null : nameOf(s.session, s.passTo)))
  if (next !== null)
    return (
      <EmptyState title="Look at what happened">
        When everyone has seen it, pass the screen to {next}: a curtain falls between you.
      </EmptyState>
    )
  if (mood === 'past')
    return <EmptyState title="Looking back">You can't change past steps. Go back to the game to play on.</EmptyState>
  if (mood === 'over')
    return (
      <EmptyState title="The game is over" action={<Button onPress={() => showEnd('open')}>Show the result</Button>}>
        You can still read the log and watch the replay.
      </EmptyState>
    )
  return <EmptyState title="It's someone else's turn">The line at the top says whose.</EmptyState>
}
