import type { Badge } from '../../board/types'
import type { Offer } from '../../engine/offers'
import type { Action } from '../../engine/ruleset'
import type { PieceId } from '../../engine/scene/scene'
import { type Outlook, type Outlooks, percent } from './outlook'
import { distinct } from './verdict'

export type PieceOffer = Extract<Offer<Action>, { kind: 'piece' }>

/** The best way to do something to a piece, or everything that stands against it. */
export interface Mark {
  readonly offer: PieceOffer
  readonly action: Action
  readonly outlook: Outlook
}

/**
 * Whose chances are painted: those of the offer being answered, else those of the chosen piece. Chances of
 * different kinds (a shot, a jamming) are not to be compared, so only the first kind it has is shown.
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
  const kind = own.flatMap(offer => offer.choices)[0]?.action.type
  return own.filter(offer => offer.choices.some(choice => choice.action.type === kind))
}

/** Works the chances out one by one, so that a crowded table can be done in slices. */
export function* marking(
  offers: readonly PieceOffer[],
  outlooks: Outlooks,
  marks: Map<PieceId, Mark[]>,
): Generator<undefined, void> {
  for (const offer of offers) {
    for (const { piece, action } of offer.choices) {
      const list = marks.get(piece) ?? []
      marks.set(piece, [...list, { offer, action, outlook: outlooks.of(action) }])
      yield
    }
  }
}

const successOf = (outlook: Outlook): number => (outlook.legal ? (outlook.odds?.success ?? 1) : -1)

export function bestMark(marks: readonly Mark[]): Mark | null {
  return marks.reduce<Mark | null>(
    (best, mark) => (best && successOf(best.outlook) >= successOf(mark.outlook) ? best : mark),
    null,
  )
}

const GOOD = 0.5

export function badgeOf(marks: readonly Mark[]): Badge | null {
  const best = bestMark(marks)
  if (!best) return null
  const { outlook, offer } = best
  if (!outlook.legal) return { text: '✕', tone: 'bad', title: whyNot(marks) }
  if (!outlook.odds) return { text: '✓', tone: 'good', title: outlook.plan.title }
  const text = percent(outlook.odds.success)
  return { text, tone: outlook.odds.success >= GOOD ? 'good' : 'warn', title: `${offer.label}: ${text}` }
}

/** Reasons common to all ways stand once; with several ways, each names itself. */
function whyNot(marks: readonly Mark[]): string {
  const refused = marks.flatMap(mark => (mark.outlook.legal ? [] : [{ mark, refusals: mark.outlook.refusals }]))
  if (refused.length === 1) return (refused[0]?.refusals ?? []).map(r => r.why).join('\n')
  const texts = refused.map(({ mark, refusals }) => ({
    mark,
    text: distinct(refusals)
      .map(r => r.why)
      .join(' '),
  }))
  const same = texts.every(({ text }) => text === texts[0]?.text)
  if (same) return texts[0]?.text ?? ''
  return texts.map(({ mark, text }) => `${mark.offer.label}: ${text}`).join('\n')
}

export function badgesOf(marks: ReadonlyMap<PieceId, readonly Mark[]>): ReadonlyMap<PieceId, Badge> {
  const badges = new Map<PieceId, Badge>()
  for (const [piece, list] of marks) {
    const badge = badgeOf(list)
    if (badge) badges.set(piece, badge)
  }
  return badges
}
