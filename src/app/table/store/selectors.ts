import type { Offer } from '../../../engine/offers'
import { viewFor } from '../../../engine/record/hidden'
import { canRedo, stateSeen, undoFor } from '../../../engine/record/history'
import { outcomeOf } from '../../../engine/record/status'
import type { Action } from '../../../engine/ruleset'
import type { Overlay, PieceId } from '../../../engine/scene/scene'
import type { Shape } from '../../../engine/scene/shapes'
import { headingsOf } from '../../panels/log/headings'
import { lettersFor } from '../offers/letters'
import { type Outlook, Outlooks } from '../offers/outlook'
import { type Verdict, verdictOn } from '../offers/verdict'
import { headlineOf } from '../top/headline'
import { memoSelector } from './memo-selector'
import { nameOf, promptsFor } from './seating'
import type { TableData } from './state'

const NO_OFFERS: readonly Offer<Action>[] = []
const NO_SHAPES: readonly Shape[] = []
/** Offers that are answered by going somewhere. */
const GOES: ReadonlySet<Offer<Action>['kind']> = new Set(['path', 'region', 'cell'])

/** All overlays at once would bury the board; the others are a glance away in the panel. */
const PAINTED_FIRST = 2

/** A piece that has something to do, with its offers. */
export interface Acting {
  readonly piece: PieceId
  readonly name: string
  readonly offers: readonly Offer<Action>[]
}

export type Selectors = ReturnType<typeof createSelectors>

/** Everything derived from the table, computed once per position, seat and selection. Never on pointer moves. */
export function createSelectors() {
  const state = memoSelector(
    (s: TableData) => [s.match, s.version, s.at, s.seat],
    (match, _, at, seat) => (at === null ? match.state : stateSeen(match, seat, at)),
  )
  const view = memoSelector(
    (s: TableData) => [state(s), s.seat],
    (position, seat) => viewFor(position, seat),
  )
  const scene = memoSelector(
    (s: TableData) => [s.match, view(s)],
    (match, seen) => match.ruleset.scene(seen),
  )
  /** Its name on the board, or on its card while it waits beside the table. */
  const nameOfPiece = memoSelector(
    (s: TableData) => [s.match, view(s), scene(s)],
    (match, seen, { pieces }) =>
      (piece: PieceId): string =>
        pieces.find(one => one.id === piece)?.name ?? match.ruleset.card(seen, piece)?.title ?? piece,
  )
  const board = memoSelector(
    (s: TableData) => [s.match],
    match => match.ruleset.board(match.setup),
  )
  const sequence = memoSelector(
    (s: TableData) => [s.match, view(s)],
    (match, seen) => match.ruleset.sequence(seen),
  )
  /** In words that tell this seat no more than it may know of what the others do. */
  const prompts = memoSelector(
    (s: TableData) => [s.match, s.version, s.seat],
    (match, _, seat) => promptsFor(match, seat),
  )
  const outcome = memoSelector(
    (s: TableData) => [s.match, state(s)],
    (match, position) => outcomeOf(match.ruleset, position),
  )
  /** How the game ended, whatever step is looked at. */
  const ending = memoSelector(
    (s: TableData) => [s.match, s.version],
    (match, _) => outcomeOf(match.ruleset, match.state),
  )
  const undo = memoSelector(
    (s: TableData) => [s.match, s.version, s.seat],
    (match, _, seat) => undoFor(match, seat),
  )
  const redo = memoSelector(
    (s: TableData) => [s.match, s.version, s.seat],
    (match, _, seat) => canRedo(match, seat),
  )
  const lines = memoSelector(
    (s: TableData) => [s.match, s.version, s.seat],
    (match, _, seat) => [...match.linesFor(seat)],
  )
  /** Lines up to the step that is shown. */
  const told = memoSelector(
    (s: TableData) => [lines(s), s.at],
    (all, at) => (at === null ? all : all.filter(line => line.step <= at)),
  )
  const rolled = memoSelector(
    (s: TableData) => [lines(s), s.rolledAt],
    (all, from) => (from === null ? null : all.filter(line => line.step >= from)),
  )

  /** Whether this seat may act on the position that is shown. */
  const live = (s: TableData): boolean =>
    s.at === null && s.curtain === null && s.question === null && s.saveStatus !== 'elsewhere'

  const offers = memoSelector(
    (s: TableData) => [s.match, s.version, s.seat, live(s)],
    (match, _, seat, alive): readonly Offer<Action>[] => (alive && seat !== 'referee' ? match.offers(seat) : NO_OFFERS),
  )
  const outlooks = memoSelector(
    (s: TableData) => [s.match, s.version, s.seat],
    (match, _, seat) => new Outlooks(match, seat),
  )
  const offer = memoSelector(
    (s: TableData) => [offers(s), s.offerId],
    (list, id) => list.find(one => one.id === id) ?? null,
  )
  /** What the chosen piece may do, what it may do with others, then what needs no piece: the order of the list and of the letters. */
  const listed = memoSelector(
    (s: TableData) => [offers(s), s.selected],
    (list, selected) => [
      ...list.filter(one => one.piece !== undefined && one.piece === selected),
      ...list.filter(one => one.piece !== selected && selected !== null && one.shared?.includes(selected)),
      ...list.filter(one => one.piece === undefined),
    ],
  )
  const letters = memoSelector((s: TableData) => [listed(s)], lettersFor)
  const verdicts = memoSelector(
    (s: TableData) => [listed(s), outlooks(s)],
    (list, known): ReadonlyMap<string, Verdict> => new Map(list.map(one => [one.id, verdictOn(one, known)])),
  )
  /** Pieces with offers, in the order in which the game names them. */
  const acting = memoSelector(
    (s: TableData) => [offers(s), nameOfPiece(s)],
    (list, name): readonly Acting[] => {
      const ids = [...new Set(list.flatMap(one => (one.piece === undefined ? [] : [one.piece])))]
      return ids.map(piece => ({ piece, name: name(piece), offers: list.filter(one => one.piece === piece) }))
    },
  )
  const outlook = memoSelector(
    (s: TableData) => [s.proposal, outlooks(s), live(s)],
    (proposal, known, alive): Outlook | null => (proposal && alive ? known.of(proposal) : null),
  )
  const card = memoSelector(
    (s: TableData) => [s.match, view(s), s.selected],
    (match, seen, selected) => (selected === null ? null : match.ruleset.card(seen, selected)),
  )
  const overlays = memoSelector(
    (s: TableData) => [s.match, view(s), s.selected],
    (match, seen, selected) => (selected === null ? [] : match.ruleset.overlays(seen, selected)),
  )
  /** What belongs to the offer being answered: the arc and bands of the weapon that is aimed. */
  const aimed = memoSelector(
    (s: TableData) => [card(s), s.offerId],
    (shown, id): readonly Shape[] =>
      shown?.blocks
        .flatMap(block => (block.kind === 'table' ? block.rows : []))
        .find(row => id !== null && row.offer === id)?.shapes ?? NO_SHAPES,
  )
  const planned = memoSelector(
    (s: TableData) => [outlook(s)],
    (seen): readonly Shape[] => {
      if (!seen) return NO_SHAPES
      if (seen.legal) return seen.plan.shapes?.() ?? NO_SHAPES
      return seen.refusals.flatMap(refusal => refusal.shapes ?? [])
    },
  )
  /** Overlays that are painted: the first few, unless somebody wished otherwise. */
  const painted = memoSelector(
    (s: TableData) => [overlays(s), s.switched],
    (all, switched): readonly Overlay[] => all.filter((one, i) => i < PAINTED_FIRST !== switched.has(one.name)),
  )
  const shapes = memoSelector(
    (s: TableData) => [painted(s), aimed(s), planned(s), s.pointed, s.measures],
    (shown, aim, plan, pointed, measures): readonly Shape[] => {
      const ground = aim.length > 0 ? aim : shown.flatMap(one => one.shapes)
      return [...ground, ...measures.flatMap(m => (m.pinned ? m.measure.shapes : [])), ...plan, ...pointed]
    },
  )
  const names = memoSelector(
    (s: TableData) => [s.match],
    match => new Map(match.setup.seats.map(({ seat }) => [seat, nameOf(match, seat)])),
  )

  const headline = memoSelector(
    (s: TableData) => [s.match, s.at, s.seat, s.question, outcome(s), prompts(s)],
    (match, at, seat, question, ended, asked) =>
      headlineOf({ match, at, seat, question, outcome: ended, prompts: asked }),
  )

  const headings = memoSelector(
    (s: TableData) => [s.match, s.seat],
    (match, eyes) => headingsOf(match, eyes),
  )
  /** What a piece is worth, from its card. */
  const points = memoSelector(
    (s: TableData) => [s.match, view(s)],
    (match, seen) => (piece: PieceId) => match.ruleset.card(seen, piece)?.points,
  )
  /** What dragging a piece would begin: the first offer of it that is answered by going somewhere. */
  const draggable = (s: TableData, piece: PieceId): Offer<Action> | null =>
    offers(s).find(one => one.piece === piece && GOES.has(one.kind)) ?? null

  return {
    state,
    view,
    scene,
    nameOfPiece,
    board,
    sequence,
    prompts,
    outcome,
    ending,
    undo,
    redo,
    lines,
    told,
    rolled,
    live,
    offers,
    outlooks,
    offer,
    listed,
    letters,
    verdicts,
    acting,
    outlook,
    card,
    overlays,
    painted,
    shapes,
    names,
    headline,
    headings,
    points,
    draggable,
  }
}
