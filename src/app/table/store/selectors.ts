import type { Offer } from '../../../engine/offers'
import type { View } from '../../../engine/record/hidden'
import type { LogLine } from '../../../engine/record/log'
import { offersFor } from '../../../engine/record/offering'
import type { Action, AnyRuleset, Outcome, Prompt } from '../../../engine/ruleset'
import type { Overlay, PieceId, ScenePiece } from '../../../engine/scene/scene'
import type { Shape } from '../../../engine/scene/shapes'
import { headingsOf } from '../../panels/log/headings'
import type { Moment, Now } from '../../session/session'
import { markedOffers, marking, type Target } from '../board/badges'
import { lettersFor } from '../offers/letters'
import { type Outlook, Outlooks, sameAction } from '../offers/outlook'
import { type Verdict, verdictOn } from '../offers/verdict'
import { headlineOf } from '../top/headline'
import { type Acting, actingOf, type Idle } from './acting'
import { memoSelector } from './memo-selector'
import { nameOf } from './seating'
import type { TableData } from './state'
import { behindOpenings, type Standpoint, waysOf } from './ways'

const NO_OFFERS: readonly Offer<Action>[] = []
const NO_SHAPES: readonly Shape[] = []
type ButtonOffer = Extract<Offer<Action>, { kind: 'button' }>

/** All overlays at once would hide the board; the others can be turned on in the panel. */
const PAINTED_FIRST = 2

const isParting = ({ needsConfirmation, action }: ButtonOffer, { actions }: AnyRuleset): boolean =>
  needsConfirmation === true && actions[action.type]?.anytime === true

/** Whether pieces of several sides have this name. */
export function isShared(pieces: readonly ScenePiece[], name: string): boolean {
  const named = pieces.filter(one => one.name === name)
  return named.some(one => one.seat !== named[0]?.seat)
}

export type Selectors = ReturnType<typeof createSelectors>

/** Everything derived from the table, computed once per position, seat and selection, and never on pointer moves. */
export function createSelectors() {
  /** What the viewer may know of the game as it is now, whatever step is being looked at. */
  const now = (s: TableData): Now => s.session.now(s.seat)
  /** The step being looked at; null is the game as it is now. */
  const moment = memoSelector(
    (s: TableData) => [s.session, now(s), s.seat, s.at],
    (session, _, seat, at): Moment | null => (at === null ? null : session.past(seat, at)),
  )
  const view = (s: TableData): View<unknown> => (moment(s) ?? now(s)).view
  const scene = memoSelector(
    (s: TableData) => [s.session, view(s)],
    (session, seen) => session.ruleset.scene(seen),
  )
  /**
   * Its name on the board, or on its card while it isn't on the table. Where two sides have pieces of one name, those of
   * the others say whose they are.
   */
  const nameOfPiece = memoSelector(
    (s: TableData) => [s.session, view(s), scene(s), s.seat],
    (session, seen, { pieces }, seat) => {
      const found = new Map(pieces.map(one => [one.id, one]))
      return (piece: PieceId): string => {
        const it = found.get(piece)
        if (!it) return session.ruleset.card(seen, piece)?.title ?? piece
        const isMine = it.seat === null || it.seat === seat
        return isMine || !isShared(pieces, it.name) ? it.name : `${it.name} (${nameOf(session, it.seat)})`
      }
    },
  )
  const board = memoSelector(
    (s: TableData) => [s.session, s.seat],
    (session, seat) => session.ruleset.board(session.setup(seat)),
  )
  const sequence = memoSelector(
    (s: TableData) => [s.session, view(s)],
    (session, seen) => session.ruleset.sequence(seen),
  )
  const mission = memoSelector(
    (s: TableData) => [s.session, view(s)],
    (session, seen) => session.ruleset.mission(seen),
  )
  /** What the battle is about, as far as this viewer may know. */
  const brief = memoSelector(
    (s: TableData) => [s.session, s.seat],
    (session, seat): readonly string[] => session.ruleset.setupModel.brief?.(session.setup(seat)) ?? [],
  )
  /** Worded so that this seat learns nothing hidden about what the others do. */
  const prompts = (s: TableData): readonly Prompt[] => now(s).prompts
  const outcome = (s: TableData): Outcome | null => (moment(s) ?? now(s)).outcome
  /** How the game ended, whatever step is being looked at. */
  const ending = (s: TableData): Outcome | null => now(s).outcome
  const undo = (s: TableData): Now['undo'] => now(s).undo
  const redo = (s: TableData): boolean => now(s).redo
  const lines = (s: TableData): readonly LogLine[] => now(s).lines
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
    s.at === null && s.curtain === null && s.passTo === null && s.question === null && s.saveStatus !== 'elsewhere'

  const offers = memoSelector(
    (s: TableData) => [s.session, now(s).view, s.seat, live(s)],
    ({ ruleset }, seen, seat, alive): readonly Offer<Action>[] =>
      alive && seat !== 'referee' ? offersFor(ruleset, seen, seat) : NO_OFFERS,
  )
  const outlooks = memoSelector(
    (s: TableData) => [s.session, now(s).view, s.seat],
    ({ ruleset }, seen, seat) => new Outlooks(ruleset, seen, seat),
  )
  const standpoint = memoSelector(
    (s: TableData) => [s.session, now(s).view, s.seat, offers(s), outlooks(s)],
    ({ ruleset }, seen, seat, list, known): Standpoint | null =>
      seat === 'referee' ? null : { ruleset, view: seen, seat, offers: list, outlooks: known },
  )
  /** What a player may do at any time and can't take back, conceding: it is in the menu, not among the actions. */
  const inMenu = memoSelector(
    (s: TableData) => [offers(s), s.session],
    (list, { ruleset }): readonly ButtonOffer[] =>
      list.filter(one => one.kind === 'button').filter(one => isParting(one, ruleset)),
  )
  /** What the selected piece could do right after each activation it may begin. */
  const behind = memoSelector(
    (s: TableData) => [standpoint(s), s.selected],
    (from, selected): readonly (readonly Offer<Action>[])[] =>
      selected === null || !from ? [] : behindOpenings(selected, from),
  )
  /** The offers, and what the selected piece could do right after its plainest activation. */
  const within = memoSelector(
    (s: TableData) => [offers(s), behind(s)],
    (list, beyond) => (beyond[0] ? [...list, ...beyond[0]] : list),
  )
  const offer = memoSelector(
    (s: TableData) => [offers(s), behind(s), s.offerId],
    (list, beyond, id) => (id === null ? null : ([...list, ...beyond.flat()].find(one => one.id === id) ?? null)),
  )
  const offerOf = (s: TableData, offerId: string): Offer<Action> | null => offer({ ...s, offerId })
  /**
   * The selected piece's offers, those it shares with others, then those without a piece: the order of the list and of
   * the letters.
   */
  const listed = memoSelector(
    (s: TableData) => [offers(s), s.selected, inMenu(s)],
    (list, selected, parting: readonly Offer<Action>[]) => [
      ...list.filter(one => one.piece !== undefined && one.piece === selected),
      ...list.filter(one => one.piece !== selected && selected !== null && one.shared?.includes(selected)),
      ...list.filter(one => one.piece === undefined && !parting.includes(one)),
    ],
  )
  const verdicts = memoSelector(
    (s: TableData) => [listed(s), outlooks(s)],
    (list, known): ReadonlyMap<string, Verdict> => new Map(list.map(one => [one.id, verdictOn(one, known)])),
  )
  const letters = memoSelector(
    (s: TableData) => [listed(s), verdicts(s)],
    (list, known) => lettersFor(list, one => known.get(one.id)?.open === true),
  )
  const able = memoSelector((s: TableData) => [offers(s), nameOfPiece(s), outlooks(s)], actingOf)
  /** Pieces with something legal to do, the most useful first. */
  const acting = (s: TableData): readonly Acting[] => able(s).able
  /** Pieces whose offers are all refused. */
  const idle = (s: TableData): readonly Idle[] => able(s).idle
  const outlook = memoSelector(
    (s: TableData) => [s.proposal, outlooks(s), live(s)],
    (proposal, known, alive): Outlook | null => (proposal && alive ? known.of(proposal) : null),
  )
  /** Everything that could be aimed at the target of the choice being weighed. */
  const rivals = memoSelector(
    (s: TableData) => [within(s), outlooks(s), s.selected, s.pinned ? s.proposal : null],
    (list, known, selected, proposal): readonly Target[] => {
      if (!proposal) return []
      const marks = new Map<PieceId, Target[]>()
      const offers = markedOffers(list, selected, null)
      const aimed = offers.flatMap(one => one.choices()).find(choice => sameAction(choice.action, proposal))
      if (!aimed) return []
      for (const _ of marking(offers, known, marks, aimed.piece));
      return (marks.get(aimed.piece) ?? []).filter(mark => mark.outlook.legal)
    },
  )
  const card = memoSelector(
    (s: TableData) => [s.session, view(s), s.selected],
    (session, seen, selected) => (selected === null ? null : session.ruleset.card(seen, selected)),
  )
  const overlays = memoSelector(
    (s: TableData) => [s.session, s.ahead ?? view(s), s.selected],
    (session, seen, selected) => (selected === null ? [] : session.ruleset.overlays(seen, selected)),
  )
  /** Shapes of the offer being answered: the arc and bands of the weapon being aimed. */
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
  /** The overlays that are painted: the first few, unless the viewer switched them. */
  const painted = memoSelector(
    (s: TableData) => [overlays(s), s.switched],
    (all, switched): readonly Overlay[] => all.filter((one, i) => i < PAINTED_FIRST !== switched.has(one.name)),
  )
  const shapes = memoSelector(
    (s: TableData) => [painted(s), aimed(s), planned(s), s.pointed, s.measures],
    (shown, aim, plan, pointed, measures): readonly Shape[] => {
      const ground = aim.length > 0 ? aim : shown.flatMap(one => one.shapes())
      return [...ground, ...measures.flatMap(m => (m.pinned ? m.measure.shapes : [])), ...plan, ...pointed]
    },
  )
  const names = memoSelector(
    (s: TableData) => [s.session],
    session => new Map(session.seats.map(({ seat }) => [seat, nameOf(session, seat)])),
  )

  const headline = memoSelector(
    (s: TableData) => [s.session, s.at, s.seat, s.passTo, s.question, now(s), moment(s)],
    (session, at, seat, passTo, question, known, seen) =>
      headlineOf({
        session,
        at,
        seat,
        passTo,
        question,
        steps: known.steps,
        ...(seen ?? known),
        prompts: known.prompts,
      }),
  )

  const headings = memoSelector(
    (s: TableData) => [s.session, s.seat],
    (session, seat) => headingsOf(session, seat),
  )
  /** What a piece is worth, from its card. */
  const points = memoSelector(
    (s: TableData) => [s.session, view(s)],
    (session, seen) => (piece: PieceId) => session.ruleset.card(seen, piece)?.points,
  )
  /** How the selected piece can go somewhere: a press on the ground answers one of these while no offer is open. */
  const ways = memoSelector(
    (s: TableData) => [offers(s), behind(s), outlooks(s), s.selected, s.offerId === null && s.tool === 'select'],
    (list, beyond, known, selected, free): readonly Offer<Action>[] =>
      free && selected !== null
        ? waysOf(
            list.filter(one => one.piece === selected),
            beyond,
            known,
          )
        : NO_OFFERS,
  )
  /** What dragging a piece would answer. */
  const draggable = (s: TableData, piece: PieceId): Offer<Action> | null => {
    const from = standpoint(s)
    const own = from?.offers.filter(one => one.piece === piece) ?? []
    if (!from || own.length === 0) return null
    return waysOf(own, behindOpenings(piece, from), from.outlooks)[0] ?? null
  }

  return {
    now,
    moment,
    view,
    scene,
    nameOfPiece,
    board,
    sequence,
    mission,
    brief,
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
    within,
    offer,
    inMenu,
    offerOf,
    listed,
    letters,
    verdicts,
    acting,
    idle,
    outlook,
    rivals,
    card,
    overlays,
    painted,
    shapes,
    names,
    headline,
    headings,
    points,
    ways,
    draggable,
  }
}
