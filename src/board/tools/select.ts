import type { ScenePiece } from '../../engine/scene/scene'
import type { Badge } from '../types'
import { pieceInWords, placeName } from '../view/words'
import { stepPieces, usual } from './stepping'
import { type Effect, NOTHING, type Spot, type Tip, type Tool, turn } from './tool'

interface Selecting {
  readonly spot: Spot | null
}

const taken = ({ piece, cell }: Spot): Effect => ({
  kind: 'select',
  piece,
  ...(piece === null && cell !== null && { cell }),
})

/** Point at a piece to see it, click to select it; a click on nothing clears the selection. */
export const SELECT: Tool<Selecting> = {
  start: () => ({ spot: null }),
  next(state, event, context) {
    switch (event.kind) {
      case 'click':
        if (event.waypoint) return turn(state)
        return turn({ spot: event.spot }, taken(event.spot))
      case 'enter':
        return state.spot ? turn(state, taken(state.spot)) : turn(state)
      case 'step':
        return turn(
          state,
          stepPieces(context, { piece: state.spot?.piece ?? (state.spot ? null : context.selected), by: event.by }),
        )
      case 'cancel':
        return turn(state, { kind: 'cancel' })
      default:
        return usual(state, event, context)
    }
  },
  picture({ spot }, context) {
    if (!spot) return NOTHING
    const piece = spot.piece === null ? undefined : context.pieces.get(spot.piece)
    if (!piece) {
      const cell = context.scene.cells.find(({ id }) => id === spot.cell)
      const name = cell?.name ?? placeName(context.board, spot.at)
      if (!cell?.help) return { ...NOTHING, say: name }
      const tip: Tip = { at: spot.at, title: `${name}\n${cell.help}`, lines: [], tone: 'plain' }
      return { ...NOTHING, say: `${name}. ${cell.help}`, tip }
    }
    const badge = context.badges.get(piece.id)
    const said = pieceInWords(context.board, piece)
    return {
      ...NOTHING,
      cursor: 'pointer',
      say: badge ? `${said}. ${badge.title}` : said,
      tip: badge ? tipOf(piece, badge) : null,
    }
  },
}

/** What a chance is made of, or every reason against it. */
const tipOf = ({ at, name }: ScenePiece, { title, lines, tone }: Badge): Tip => ({
  at,
  title: lines ? name : title,
  lines: lines ?? [],
  tone: tone === 'bad' ? 'bad' : 'plain',
})

/** The hand: it only moves the table. */
export const PAN: Tool<Selecting> = {
  start: () => ({ spot: null }),
  next: (state, event, context) => usual(state, event, context),
  picture: () => ({ ...NOTHING, cursor: 'grab' }),
}
