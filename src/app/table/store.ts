import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Match } from '../../engine/record/match'
import type { PieceId } from '../../engine/scene/scene'
import { answering } from './answering'
import { inHand } from './arming'
import { history } from './history'
import { type Acting, createReader, type Reader } from './read'
import { deciderOf, needsCurtain, pieceInQuestion } from './seating'
import { sitting } from './sitting'
import type { TableData, TableStore } from './state'

export type TableApi = StoreApi<TableStore>

/** What every group of actions works with. */
export interface Desk {
  readonly get: () => TableStore
  readonly set: (change: Partial<TableData>) => void
  readonly read: Reader
  /** The match has changed: seats, selection and everything half done follow. */
  readonly turned: (change?: Partial<TableData>) => void
  /** A piece is chosen and nothing is under way, unless there is one thing to do: that is in hand. */
  readonly taken: (selected: PieceId | null, change?: Partial<TableData>) => void
}

/** A table to play at and the selectors that read it. */
export interface Table {
  readonly store: TableApi
  readonly read: Reader
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
  const read = createReader()
  const store = createStore<TableStore>()((set, get) => {
    const desk: Desk = {
      get,
      set,
      read,
      turned: change => set(turn(get(), read, change)),
      taken: (selected, change) => set(takeUp({ ...get(), ...NOTHING_UNDER_WAY, selected, ...change }, read)),
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
      telling: 'untold',
      keeping: 'saved',
    }
    return { ...takeUp(data, read), ...answering(desk), ...history(desk), ...sitting(desk) }
  })
  return { store, read }
}

/** Where one piece alone has something to do, it is chosen. */
const only = (acting: readonly Acting[]): PieceId | null => (acting.length === 1 ? (acting[0]?.piece ?? null) : null)

/** Where one piece alone can act it is chosen; where all there is to do is one thing, it is begun. */
function takeUp<T extends TableData>(now: T, read: Reader): T {
  const selected = now.selected ?? only(read.acting(now))
  const offer = inHand(read.offers(now), selected)
  return offer ? { ...now, offerId: offer.id, selected: offer.piece ?? selected } : { ...now, selected }
}

function turn(now: TableStore, read: Reader, change: Partial<TableData> = {}): TableStore {
  const { match } = now
  const seat = deciderOf(match, now.seat)
  const curtain = needsCurtain(match, now.seat, seat) ? seat : now.curtain
  const next = { ...now, ...NOTHING_UNDER_WAY, version: now.version + 1, seat, at: null, question: null, curtain }
  const stays = seat === now.seat && read.scene(next).pieces.some(piece => piece.id === now.selected)
  const selected = pieceInQuestion(match, seat) ?? (stays ? now.selected : null)
  return { ...takeUp({ ...next, selected }, read), ...change }
}
