import type { Action } from '../../engine/ruleset'
import type { PieceId } from '../../engine/scene/scene'
import { pieceInWords } from '../view/words'
import { stepPieces, usual } from './stepping'
import { NOTHING, type OfferOf, type Spot, stay, type Tool, type ToolContext, turn } from './tool'
import { isLawful, judged, type Verdict } from './verdict'

interface Choosing {
  readonly spot: Spot | null
  /** What a finger has tapped: it shows, and the second tap takes it. */
  readonly on: PieceId | null
  readonly choices: ReadonlyMap<PieceId, { readonly action: Action; readonly verdict: Verdict }>
}

/** One of several pieces. Those that may not be chosen are shown as well, with why. */
export const choosePiece = (offer: OfferOf<'piece'>): Tool<Choosing> => ({
  start: context => ({
    spot: null,
    on: null,
    choices: new Map(offer.choices.map(({ piece, action }) => [piece, { action, verdict: judged(action, context) }])),
  }),
  next(state, event, context) {
    switch (event.kind) {
      case 'point':
        return stay({ ...state, spot: event.spot, on: choiceAt(state, event.spot) ?? state.on })
      case 'click': {
        const on = choiceAt(state, event.spot)
        const choice = on === null ? undefined : state.choices.get(on)
        const next = { ...state, spot: event.spot, on }
        if (!choice || (event.touch && state.on !== on)) return stay(next)
        return turn(next, { kind: 'answer', action: choice.action })
      }
      case 'enter': {
        const choice = state.on === null ? undefined : state.choices.get(state.on)
        return choice ? turn(state, { kind: 'answer', action: choice.action }) : stay(state)
      }
      case 'step':
        return turn(state, stepPieces(context, { piece: state.on, by: event.by, among: reachable(state, context) }))
      default:
        return usual(state, event, context)
    }
  },
  picture(state, context) {
    const rings = [...state.choices].map(([piece, { verdict }]) => ({
      piece,
      tone: isLawful(verdict) ? ('good' as const) : ('muted' as const),
      strong: piece === state.on,
    }))
    const piece = state.on === null ? undefined : context.pieces.get(state.on)
    const choice = piece ? state.choices.get(piece.id) : undefined
    if (!piece || !choice) return { ...NOTHING, rings, say: `${offer.label}: choose a piece` }
    const { refusals, warnings, shapes } = choice.verdict
    const lawful = refusals.length === 0
    const lines = [...refusals, ...warnings]
    return {
      ...NOTHING,
      rings,
      shapes,
      cursor: lawful ? 'pointer' : 'not-allowed',
      tip: lines.length > 0 ? { at: piece.at, title: piece.name, lines, tone: lawful ? 'plain' : 'bad' } : null,
      say: [pieceInWords(context.board, piece), ...lines.map(line => line.why)].join('. '),
    }
  },
  proposal: state => (state.on === null ? null : (state.choices.get(state.on)?.action ?? null)),
})

const choiceAt = (state: Choosing, spot: Spot): PieceId | null =>
  spot.piece !== null && state.choices.has(spot.piece) ? spot.piece : null

const reachable = (state: Choosing, context: ToolContext): PieceId[] =>
  context.scene.pieces.map(piece => piece.id).filter(id => state.choices.has(id))
