import type { Offer } from '../../engine/offers'
import { isRefusedStep } from '../../engine/record/match'
import type { Action } from '../../engine/ruleset'
import type { CellId, PieceId } from '../../engine/scene/scene'
import type { Actor } from '../../engine/seats'
import { bestMark, markedOffers, marking, type Target } from './badges'
import { type Outlook, sameAction } from './outlook'
import { askedIn } from './seating'
import type { TableActions, TableData } from './state'
import { type Desk, NOTHING_UNDER_WAY } from './store'

type Answering = Pick<
  TableActions,
  'select' | 'choosePiece' | 'hover' | 'take' | 'fill' | 'propose' | 'answer' | 'commit' | 'cancel' | 'play'
>

/** Choosing a piece, taking an offer, aiming it, committing it. */
export function answering(desk: Desk): Answering {
  const { get, set, read } = desk

  const pin = (action: Action, change: Partial<TableData> = {}): void => {
    const outlook = read.outlooks(get()).of(action)
    set({ refusals: outlook.legal ? [] : outlook.refusals, ...change, proposal: action, pinned: true, tab: 'now' })
  }

  const attempt = (action: Action, offer: Offer<Action> | null): void => {
    const { proposal, pinned, seat } = get()
    const outlook = read.outlooks(get()).of(action)
    if (!outlook.legal || (isWeighty(outlook, offer) && !(pinned && sameAction(proposal, action)))) {
      pin(action, { offerId: offer?.id ?? null })
    } else if (offer?.grave) set({ proposal: action, pinned: true, confirming: true })
    else void get().play(seat, action)
  }

  return {
    select(piece, cell) {
      const target = piece === null ? cellTarget(desk, cell) : targetOf(desk, piece)
      if (target) return pin(target.action, { offerId: target.offer.id })
      get().choosePiece(piece)
    },

    choosePiece(piece) {
      if (piece === null) set({ ...NOTHING_UNDER_WAY, selected: null, rolledAt: null })
      else desk.taken(piece, { rolledAt: null })
    },

    hover(piece) {
      if (get().hovered !== piece) set({ hovered: piece })
    },

    take(offerId) {
      const offer = read.offers(get()).find(one => one.id === offerId)
      if (!offer) return
      const selected = offer.piece ?? get().selected
      set({ ...NOTHING_UNDER_WAY, tool: 'select', tab: 'now', selected, rolledAt: null })
      if (offer.kind === 'button') return attempt(offer.action, offer)
      set({ offerId })
      const only = 'choices' in offer && offer.choices.length === 1 ? offer.choices[0] : undefined
      if (only) pin(only.action, { offerId })
    },

    fill(offerId, values) {
      const offer = read.offers(get()).find(one => one.id === offerId)
      if (offer?.kind === 'form') attempt(offer.fill(values), offer)
    },

    propose(action) {
      const now = get()
      if (now.pinned || sameAction(now.proposal, action)) return
      set({ proposal: action, refusals: [] })
    },

    answer(action) {
      attempt(action, read.offer(get()))
    },

    commit() {
      const { proposal, confirming, seat } = get()
      const outlook = read.outlook(get())
      if (!proposal || !outlook) return
      const offer = read.offer(get()) ?? offering(desk, proposal)
      if (!outlook.legal) return pin(proposal)
      if (offer?.grave && !confirming) return set({ pinned: true, confirming: true })
      get().play(seat, proposal)
    },

    cancel() {
      const s = get()
      if (s.confirming) set({ confirming: false })
      else if (s.pinned) set({ proposal: null, pinned: false, refusals: [], pointed: [] })
      else if (s.offerId !== null) set(NOTHING_UNDER_WAY)
      else if (s.tool !== 'select') set({ tool: 'select' })
      else set({ ...NOTHING_UNDER_WAY, selected: null })
    },

    play(actor: Actor, action: Action) {
      const { match, keeping, at, seat, offerId, proposal, pinned } = get()
      if (keeping === 'elsewhere' || at !== null) return []
      const first = match.steps.length
      const played = match.play(actor, action)
      if (isRefusedStep(played)) {
        // What a bot had in mind is its own secret.
        if (actor === seat && actor !== 'referee') set({ refusals: played.refusals, proposal: action, pinned: true })
        return played.refusals
      }
      const threw = played.some(step => step.throws.length > 0)
      // Where several decide at once, what one is about to do outlives what another has just done.
      const asked = askedIn(match).some(one => one === seat)
      const under = actor !== seat && asked ? { offerId, proposal, pinned } : {}
      desk.turned({ rolledAt: threw ? first : null, hovered: null, ...under })
      return []
    },
  }
}

/** What a person would want to see before it happens. */
export function isWeighty(outlook: Outlook, offer: Offer<Action> | null): boolean {
  if (!outlook.legal || offer?.grave) return true
  const { plan, odds } = outlook
  const rolls = plan.outcome ?? plan.foreseen
  if (rolls && odds?.outcomes.length !== 1) return true
  return plan.ledgers.length > 0 || (plan.warnings?.length ?? 0) > 0
}

/** A click on a marked piece aims the best there is at it; one that nothing can be done to is simply chosen. */
function targetOf({ get, read }: Desk, piece: PieceId): Target | null {
  const now = get()
  if (now.selected === null || piece === now.selected) return null
  const marks = new Map<PieceId, Target[]>()
  const offers = markedOffers(read.offers(now), now.selected, read.offer(now)).map(offer => ({
    ...offer,
    choices: offer.choices.filter(choice => choice.piece === piece),
  }))
  for (const _ of marking(offers, read.outlooks(now), marks));
  const best = bestMark(marks.get(piece) ?? [])
  return best?.outlook.legal ? best : null
}

interface Aimed {
  readonly offer: Offer<Action>
  readonly action: Action
}

/** A click on a cell aims what the chosen piece may do there, where that is one thing. */
function cellTarget({ get, read }: Desk, cell: CellId | undefined): Aimed | null {
  const now = get()
  if (now.selected === null || cell === undefined) return null
  const [only, ...more] = read
    .offers(now)
    .flatMap(offer =>
      offer.kind === 'cell' && offer.piece === now.selected
        ? offer.choices.filter(choice => choice.cell === cell).map(({ action }) => ({ offer, action }))
        : [],
    )
  return only && more.length === 0 && read.outlooks(now).of(only.action).legal ? only : null
}

/** The offer a proposal answers, where it is one that lists its actions. */
const offering = ({ get, read }: Desk, action: Action): Offer<Action> | null =>
  read.offers(get()).find(offer => offer.kind === 'button' && sameAction(offer.action, action)) ?? null
