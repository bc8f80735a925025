import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PieceId } from '../../../engine/scene/scene'
import type { Actor } from '../../../engine/seats'
import type { Change, Session } from '../../session/session'
import { answerActions } from './answer-actions'
import { startsByItself } from './auto-start'
import { historyActions } from './history-actions'
import { dueOf, nextPiece } from './next-piece'
import { seatActions } from './seat-actions'
import { askedIn, decideApart, deciderOf, needsCurtain } from './seating'
import { createSelectors, type Selectors } from './selectors'
import { NOTHING_UNDER_WAY, type TableData, type TableStore } from './state'
import { hasChanged, SteadyHand, steadied } from './steady'

export type TableApi = StoreApi<TableStore>

/** What every group of actions works with. */
export interface ActionContext {
  readonly get: () => TableStore
  readonly set: (change: Partial<TableData>) => void
  readonly select: Selectors
  /** Selects a piece and closes any open offer, unless there is only one thing to do: that offer opens. */
  readonly pieceChosen: (selected: PieceId | null, change?: Partial<TableData>) => void
  /** Selects whatever is to be decided next by whoever sits down. */
  readonly seated: (change: Partial<TableData>) => void
}

/** A table to play at and the selectors that read it. */
export interface Table {
  readonly store: TableApi
  readonly select: Selectors
  /** Told of every press: it knows which come too soon after a change. */
  readonly hand: SteadyHand
}

export function createTableStore(session: Session, id: string, clock = () => performance.now()): Table {
  const select = createSelectors()
  const hand = new SteadyHand(clock)
  const store = createStore<TableStore>()((set, get) => {
    const context: ActionContext = {
      get,
      set,
      select,
      pieceChosen: (selected, change) => set(takeUp({ ...get(), ...NOTHING_UNDER_WAY, selected, ...change }, select)),
      seated: change => set(taken({ ...get(), ...NOTHING_UNDER_WAY, ...change, selected: null }, select)),
    }
    const seat = deciderOf(session, null)
    const data: TableData = {
      ...NOTHING_UNDER_WAY,
      id,
      session,
      version: 0,
      seat,
      curtain: needsCurtain(session, null, seat) ? seat : null,
      passTo: null,
      apart: decideApart(session, seat),
      at: null,
      selected: null,
      hovered: null,
      rolledAt: null,
      tool: 'select',
      template: 0,
      badges: new Map(),
      switched: new Set(),
      tab: 'now',
      rule: null,
      measures: [],
      question: session.question,
      thinking: null,
      dropped: null,
      endShown: 'untold',
      saveStatus: 'saved',
    }
    const actions = { ...answerActions(context), ...historyActions(context), ...seatActions(context) }
    return { ...taken(data, select), ...steadied(actions, hand) }
  })
  store.subscribe((now, before) => hasChanged(now, before) && hand.changed())
  session.listen(change => store.setState(after(store.getState(), select, change)))
  return { store, select, hand }
}

/** Selects the piece that is due, and opens the only thing there is to do. */
function takeUp<T extends TableData>(now: T, select: Selectors): T {
  const selected = now.selected ?? dueOf(now, select)
  const offer = startsByItself(select.offers(now), selected)
  return offer ? { ...now, offerId: offer.id, selected: offer.piece ?? selected } : { ...now, selected }
}

/** The game has changed: updates the seat, the selection and any open offer. */
function after(now: TableStore, select: Selectors, change: Change): TableStore {
  const { session } = now
  const { question } = session
  if (change.kind === 'question') return { ...now, question }
  const { seat, curtain, passTo, apart } = seated(now, change.rolled)
  const next: TableStore = {
    ...now,
    ...NOTHING_UNDER_WAY,
    version: now.version + 1,
    seat,
    at: now.at === null ? null : Math.min(now.at, session.now(seat).steps - 1),
    question,
    curtain,
    passTo,
    apart,
    hovered: null,
    rolledAt: change.rolled ? change.before(seat) : null,
  }
  const stays = seat === now.seat && select.scene(next).pieces.some(piece => piece.id === now.selected)
  const answered = change.by === now.seat ? now.offerId : null
  const moved = taken({ ...next, selected: stays ? now.selected : null }, select, answered)
  return { ...moved, ...stillUnderWay(now, change.by) }
}

/** Takes up the next decision. */
const taken = <T extends TableData>(now: T, select: Selectors, answered: string | null = null): T =>
  takeUp({ ...now, selected: nextPiece(now, select, answered) }, select)

/**
 * Who is at the screen after a change. Before a curtain falls on dice, or on people who now decide apart, everyone
 * gets to see what happened.
 */
function seated(now: TableData, rolled: boolean): Pick<TableData, 'seat' | 'curtain' | 'passTo' | 'apart'> {
  const { session, seat, curtain } = now
  const decider = deciderOf(session, seat)
  const apart = decideApart(session, decider)
  if (curtain === 'referee') return { seat: decider, curtain, passTo: null, apart }
  if (curtain !== null)
    return { seat: decider, curtain: needsCurtain(session, null, decider) ? decider : null, passTo: null, apart }
  const begins = apart && !now.apart
  if (!begins && !needsCurtain(session, seat, decider)) return { seat: decider, curtain, passTo: null, apart }
  return begins || rolled
    ? { seat, curtain, passTo: decider, apart }
    : { seat: decider, curtain: decider, passTo: null, apart }
}

/** When several players decide at once, one player's open offer survives another's decision. */
function stillUnderWay({ session, seat, offerId, proposal, pinned }: TableStore, by: Actor | null): Partial<TableData> {
  const asked = by !== null && by !== seat && askedIn(session, seat).some(one => one === seat)
  return asked ? { offerId, proposal, pinned } : {}
}
