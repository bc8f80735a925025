import { actionsListed } from '../../../engine/fuzz/sample'
import type { Offer } from '../../../engine/offers'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Action } from '../../../engine/ruleset'
import type { CellId, PieceId } from '../../../engine/scene/scene'
import { bestMark, markedOffers, marking, type Target } from '../board/badges'
import { stepsOf } from '../offers/chain'
import { type Outlook, sameAction } from '../offers/outlook'
import { NOTHING_UNDER_WAY, type TableActions, type TableData } from './state'
import type { ActionContext } from './store'

export type Answering = Pick<
  TableActions,
  | 'select'
  | 'choosePiece'
  | 'hover'
  | 'take'
  | 'ask'
  | 'fill'
  | 'propose'
  | 'answer'
  | 'weigh'
  | 'commit'
  | 'cancel'
  | 'play'
>

/** Selecting a piece, opening an offer, aiming it, committing it. */
export function answerActions(context: ActionContext): Answering {
  const { get, set, select } = context

  const pin = (action: Action, change: Partial<TableData> = {}): void => {
    const outlook = select.outlooks(get()).of(action)
    set({ refusals: outlook.legal ? [] : outlook.refusals, ...change, proposal: action, pinned: true, tab: 'now' })
  }

  const attempt = (action: Action, offer: Offer<Action> | null): void => {
    const { proposal, pinned, seat } = get()
    const outlook = select.outlooks(get()).of(action)
    if (outlook.legal && offer?.leaves && !offer.needsConfirmation) {
      // What it costs is said in the question, if there is one.
      if (offer.leaves() === null) get().play(seat, action)
      else set({ offerId: offer.id, proposal: action, confirming: true })
    } else if (!outlook.legal || (isWeighty(outlook, offer) && !(pinned && sameAction(proposal, action)))) {
      pin(action, { offerId: offer?.id ?? null })
    } else if (asksOnce(offer)) set({ offerId: offer?.id ?? null, proposal: action, confirming: true })
    else void get().play(seat, action)
  }

  return {
    select(piece, cell) {
      const target = piece === null ? cellTarget(context, cell) : targetOf(context, piece)
      if (target) return pin(target.action, { offerId: target.offer.id })
      get().choosePiece(piece)
    },

    choosePiece(piece) {
      context.pieceChosen(piece, { rolledAt: null })
    },

    hover(piece) {
      if (get().hovered !== piece) set({ hovered: piece })
    },

    take(offerId) {
      const offer = select.offerOf(get(), offerId)
      if (!offer) return
      const selected = offer.piece ?? get().selected
      set({ ...NOTHING_UNDER_WAY, tool: 'select', tab: 'now', selected, rolledAt: null })
      if (offer.kind === 'button') return attempt(offer.action, offer)
      set({ offerId })
      const [only, ...more] = actionsListed(offer) ?? []
      if (only && more.length === 0) pin(only, { offerId })
    },

    ask(offerId) {
      const offer = select.inMenu(get()).find(one => one.id === offerId)
      if (offer) set({ ...NOTHING_UNDER_WAY, proposal: offer.action, confirming: true })
    },

    fill(offerId, values) {
      const offer = select.offerOf(get(), offerId)
      if (offer?.kind === 'form') attempt(offer.fill(values), offer)
    },

    propose(action) {
      const now = get()
      if (now.pinned || now.confirming || sameAction(now.proposal, action)) return
      set({ proposal: action, refusals: [] })
    },

    answer(action) {
      attempt(action, select.offer(get()))
    },

    weigh(offerId, action) {
      attempt(action, select.offerOf(get(), offerId))
    },

    commit() {
      const { proposal, confirming, seat } = get()
      const outlook = select.outlook(get())
      if (!proposal || !outlook) return
      const offer = select.offer(get()) ?? offering(context, proposal)
      if (!outlook.legal) return pin(proposal)
      if (!confirming && asksOnce(offer)) return set({ offerId: offer?.id ?? null, pinned: true, confirming: true })
      get().play(seat, proposal)
    },

    cancel() {
      const s = get()
      const pressedOnce = select.offer(s)?.kind === 'button'
      if (s.at !== null) s.look(null)
      else if (s.confirming) set(s.pinned ? { confirming: false } : NOTHING_UNDER_WAY)
      // One press of a button has opened and pinned it: one step takes both back.
      else if (s.pinned)
        set(pressedOnce ? NOTHING_UNDER_WAY : { proposal: null, pinned: false, refusals: [], pointed: [] })
      else if (s.offerId !== null) set(NOTHING_UNDER_WAY)
      else if (s.tool !== 'select') set({ tool: 'select' })
      else context.pieceChosen(null)
    },

    play(actor, action, answered) {
      const { session, saveStatus, at, seat } = get()
      if (saveStatus === 'elsewhere' || at !== null) return
      const told = (refusals: readonly Refusal[]) => {
        // What a bot had in mind is its own secret.
        if (refusals.length > 0 && actor === seat && actor !== 'referee')
          set({ refusals, proposal: action, pinned: true })
        answered?.(refusals)
      }
      const [first = action, then] = stepsOf(action)
      session.act(actor, first, refused => {
        if (!then || refused.length > 0) return told(refused)
        session.act(actor, then, refusals => {
          // Nothing is begun that can't go on.
          if (refusals.length > 0 && actor !== 'table') session.back(actor)
          told(refusals)
        })
      })
    },
  }
}

/** Whether it is asked about once more: it can't be undone, or it leaves something undone. */
const asksOnce = (offer: Offer<Action> | null): boolean =>
  offer !== null && (offer.needsConfirmation === true || (offer.leaves?.() ?? null) !== null)

/** Whether a player would want to see it before it happens. */
export function isWeighty(outlook: Outlook, offer: Offer<Action> | null): boolean {
  if (!outlook.legal || offer?.needsConfirmation) return true
  const { plan, odds } = outlook
  const rolls = plan.outcome ?? plan.foreseen
  if (rolls && odds?.outcomes.length !== 1) return true
  return plan.ledgers.length > 0 || (plan.warnings?.().length ?? 0) > 0
}

/** A click on a marked piece aims the best option at it; a piece that can't be targeted is simply selected. */
function targetOf({ get, select }: ActionContext, piece: PieceId): Target | null {
  const now = get()
  if (now.selected === null || piece === now.selected) return null
  const marks = new Map<PieceId, Target[]>()
  const offers = markedOffers(select.within(now), now.selected, select.offer(now))
  for (const _ of marking(offers, select.outlooks(now), marks, piece));
  const best = bestMark(marks.get(piece) ?? [])
  return best?.outlook.legal ? best : null
}

interface Aimed {
  readonly offer: Offer<Action>
  readonly action: Action
}

/** A click on a cell aims what the selected piece can do there, if there is exactly one such thing. */
function cellTarget({ get, select }: ActionContext, cell: CellId | undefined): Aimed | null {
  const now = get()
  if (now.selected === null || cell === undefined) return null
  const [only, ...more] = select.offers(now).flatMap(offer =>
    offer.kind === 'cell' && offer.piece === now.selected
      ? offer
          .choices()
          .filter(choice => choice.cell === cell)
          .map(({ action }) => ({ offer, action }))
      : [],
  )
  return only && more.length === 0 && select.outlooks(now).of(only.action).legal ? only : null
}

/** The offer that a proposal answers, if that offer lists its actions. */
const offering = ({ get, select }: ActionContext, action: Action): Offer<Action> | null =>
  select.offers(get()).find(offer => offer.kind === 'button' && sameAction(offer.action, action)) ?? null
