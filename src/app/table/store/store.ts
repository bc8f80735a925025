import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Match } from '../../../engine/record/match'
import type { PieceId } from '../../../engine/scene/scene'
import { answerActions } from './answer-actions'
import { startsByItself } from './auto-start'
import { historyActions } from './history-actions'
import { seatActions } from './seat-actions'
import { deciderOf, needsCurtain, pieceInQuestion } from './seating'
import { type Acting, createSelectors, type Selectors } from './selectors'
import type { TableData, TableStore } from './state'

export type TableApi = StoreApi<TableStore>

/** What every group of actions works with. */
export interface ActionContext {
  readonly get: () => TableStore
  readonly set: (change: Partial<TableData>) => void
  readonly select: Selectors
  /** The match has changed: seats, selection and everything half done follow. */
  readonly matchChanged: (change?: Partial<TableData>) => void
  /** A piece is chosen and nothing is under way, unless there is one thing to do: that is in hand. */
  readonly pieceChosen: (selected: PieceId | null, change?: Partial<TableData>) => void
}

/** A table to play at and the selectors that read it. */
export interface Table {
  readonly store: TableApi
  readonly select: Selectors
}

export const NOTHING_UNDER_WAY = {
  offerId: null,
  proposal: null,
  pinned: false,
  confirming: false,
  refusals: [],
  pointed: [],
} as const satisfies Partial<TableData>

export function createTableStore(match: Match, id: string): Table {
  const select = createSelectors()
  const store = createStore<TableStore>()((set, get) => {
    const context: ActionContext = {
      get,
      set,
      select,
      matchChanged: change => set(turn(get(), select, change)),
      pieceChosen: (selected, change) => set(takeUp({ ...get(), ...NOTHING_UNDER_WAY, selected, ...change }, select)),
    }
    const seat = deciderOf(match, null)
    const data: TableData = {
      ...NOTHING_UNDER_WAY,
      id,
      match,
      version: 0,
      seat,
      curtain: needsCurtain(match, null, seat) ? seat : null,
      at: null,
      selected: pieceInQuestion(match, seat),
      hovered: null,
      rolledAt: null,
      tool: 'select',
      template: 0,
      badges: new Map(),
      switched: new Set(),
      tab: 'now',
      rule: null,
      measures: [],
      question: null,
      thinking: null,
      endShown: 'untold',
      saveStatus: 'saved',
    }
    return { ...takeUp(data, select), ...answerActions(context), ...historyActions(context), ...seatActions(context) }
  })
  return { store, select }
}

/** Where one piece alone has something to do, it is chosen. */
const only = (acting: readonly Acting[]): PieceId | null => (acting.length === 1 ? (acting[0]?.piece ?? null) : null)

/** Where one piece alone can act it is chosen; where all there is to do is one thing, it is begun. */
function takeUp<T extends TableData>(now: T, select: Selectors): T {
  const selected = now.selected ?? only(select.acting(now))
  const offer = startsByItself(select.offers(now), selected)
  return offer ? { ...now, offerId: offer.id, selected: offer.piece ?? selected } : { ...now, selected }
}

function turn(now: TableStore, select: Selectors, change: Partial<TableData> = {}): TableStore {
  const { match } = now
  const seat = deciderOf(match, now.seat)
  const curtain = needsCurtain(match, now.seat, seat) ? seat : now.curtain
  const next = { ...now, ...NOTHING_UNDER_WAY, version: now.version + 1, seat, at: null, question: null, curtain }
  const stays = seat === now.seat && select.scene(next).pieces.some(piece => piece.id === now.selected)
  const selected = pieceInQuestion(match, seat) ?? (stays ? now.selected : null)
  return { ...takeUp({ ...next, selected }, select), ...change }
}
