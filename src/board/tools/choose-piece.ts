import type { PieceId } from '../../engine/scene/scene'
import { pieceInWords } from '../view/words'
import { type Choosing, chooser } from './chooser'
import { stepPieces } from './stepping'
import type { OfferOf, Tool } from './tool'

/** One of several pieces. */
export const choosePiece = (offer: OfferOf<'piece'>): Tool<Choosing<PieceId>> =>
  chooser<PieceId>({
    invites: `${offer.label}: choose a piece`,
    actions: new Map(offer.choices().map(({ piece, action }) => [piece, action])),
    keyAt: spot => spot.piece,
    placeOf: (id, { pieces, board }) => {
      const piece = pieces.get(id)
      if (!piece) return { at: null, name: id, say: id }
      return { at: piece.at, name: piece.name, say: pieceInWords(board, piece) }
    },
    marks: marks => ({ rings: marks.map(({ key, ...mark }) => ({ piece: key, ...mark })) }),
    // In the order in which they lie on the table, as everywhere else.
    step: ({ on, choices }, by, context) => {
      const among = context.scene.pieces.map(piece => piece.id).filter(id => choices.has(id))
      return { on, effect: stepPieces(context, { piece: on, by, among }) }
    },
  })
