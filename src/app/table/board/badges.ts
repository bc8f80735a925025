import type { Badge } from '../../../board/types'
import type { Offer } from '../../../engine/offers'
import type { Odds } from '../../../engine/rolls/odds'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Action, Prospect } from '../../../engine/ruleset'
import type { PieceId } from '../../../engine/scene/scene'
import { percent as exactly } from '../../panels/format'
import { type Outlook, type Outlooks, outlookOf, percent } from '../offers/outlook'
import { distinct } from '../offers/verdict'

export type PieceOffer = Extract<Offer<Action>, { kind: 'piece' }>

/** One thing that could be done to a piece, and its odds. */
export interface Mark {
  readonly label: string
  readonly outlook: Outlook
}

/** One that can be chosen now. */
export interface Target extends Mark {
  readonly offer: PieceOffer
  readonly action: Action
}

/**
 * The offers whose odds are painted: the one being answered, otherwise those of the selected piece. Odds of different
 * kinds (a shot, jamming) can't be compared, so only the first kind is shown.
 */
export function markedOffers(
  offers: readonly Offer<Action>[],
  selected: PieceId | null,
  armed: Offer<Action> | null,
): readonly PieceOffer[] {
  if (armed) return armed.kind === 'piece' ? [armed] : []
  const own = offers.filter(
    (offer): offer is PieceOffer => offer.kind === 'piece' && offer.piece !== undefined && offer.piece === selected,
  )
  const typesOf = (offer: PieceOffer) => offer.choices().map(choice => choice.action.type)
  const kind = own.flatMap(typesOf)[0]
  return own.filter(offer => typesOf(offer).some(type => type === kind))
}

type Marks<M> = Map<PieceId, M[]>

const put = <M>(marks: Marks<M>, piece: PieceId, mark: M): void => {
  marks.set(piece, [...(marks.get(piece) ?? []), mark])
}

/** Works out the odds one by one, so that a crowded table can be done in slices. With `target`, only on that piece. */
export function* marking(
  offers: readonly PieceOffer[],
  outlooks: Outlooks,
  marks: Marks<Target>,
  target?: PieceId,
): Generator<undefined, void> {
  for (const offer of offers) {
    for (const { piece, action } of offer.choices()) {
      if (target !== undefined && piece !== target) continue
      put(marks, piece, { offer, action, label: offer.label, outlook: outlooks.of(action) })
      yield
    }
  }
}

/** The same for a piece whose turn it isn't: what it could do from where it is. */
export function* foreseeing(prospects: Iterable<Prospect>, marks: Marks<Mark>): Generator<undefined, void> {
  for (const { piece, label, planned } of prospects) {
    put(marks, piece, { label, outlook: outlookOf(planned) })
    yield
  }
}

const successOf = (outlook: Outlook): number => (outlook.legal ? (outlook.odds?.success ?? 1) : -1)

export function bestMark<M extends Mark>(marks: readonly M[]): M | null {
  return marks.reduce<M | null>(
    (best, mark) => (best && successOf(best.outlook) >= successOf(mark.outlook) ? best : mark),
    null,
  )
}

const GOOD = 0.5

export function badgeOf(marks: readonly Mark[]): Badge | null {
  const best = bestMark(marks)
  if (!best) return null
  const { outlook, label } = best
  if (!outlook.legal) {
    const lines = whyNot(marks)
    return { text: '✕', tone: 'bad', title: lines.map(({ why }) => why).join('\n'), lines }
  }
  const { odds } = outlook
  if (!odds) return { text: '✓', tone: 'good', title: outlook.plan.title }
  const text = percent(odds.success)
  const tone = odds.success >= GOOD ? 'good' : 'warn'
  return { text, tone, title: [`${label}: ${text}`, ...resultsOf(odds)].join('\n'), parts: partsOf(odds) }
}

/** "Stunned 4.2 %": each result in words, if there is more than one. */
const resultsOf = ({ outcomes }: Odds): string[] =>
  outcomes.length < 2 ? [] : outcomes.map(({ label, probability }) => `${label} ${exactly(probability)}`)

/** The good results as shares of the whole, the weakest first and graded from it. */
function partsOf({ outcomes }: Odds): NonNullable<Badge['parts']> {
  const good = outcomes.filter(({ success }) => success)
  const least = good[0]?.rank ?? 0
  return good.map(({ probability, rank }) => ({ share: probability, grade: rank - least }))
}

/** Reasons that apply to every mark are given once; otherwise each says which mark it is about. */
function whyNot(marks: readonly Mark[]): readonly Refusal[] {
  const refused = marks.flatMap(({ label, outlook }) =>
    outlook.legal ? [] : [{ label, refusals: distinct(outlook.refusals) }],
  )
  const [first] = refused
  const texts = (refusals: readonly Refusal[]) => refusals.map(({ why }) => why).join(' ')
  if (first && refused.every(({ refusals }) => texts(refusals) === texts(first.refusals))) return first.refusals
  return refused.flatMap(({ label, refusals }) => refusals.map(({ rule, why }) => ({ rule, why: `${label}: ${why}` })))
}

export function badgesOf(marks: ReadonlyMap<PieceId, readonly Mark[]>): ReadonlyMap<PieceId, Badge> {
  const badges = new Map<PieceId, Badge>()
  for (const [piece, list] of marks) {
    const badge = badgeOf(list)
    if (badge) badges.set(piece, badge)
  }
  return badges
}
