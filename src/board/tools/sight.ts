import type { PieceId } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { Measure } from '../types'
import { far, length } from '../view/words'
import { usual } from './stepping'
import { NOTHING, type Spot, stay, type Tool, type ToolContext, type Turn, turn } from './tool'

interface Looking {
  readonly from: PieceId | null
  readonly spot: Spot | null
}

/** From piece to piece: open or not, what blocks, what it costs. */
export const SIGHT: Tool<Looking> = {
  start: ({ selected }) => ({ from: selected, spot: null }),
  next(state, event, context) {
    switch (event.kind) {
      case 'click':
        return taken({ ...state, spot: event.spot }, event.spot, context)
      case 'enter':
        return state.spot ? taken(state, state.spot, context) : stay(state)
      case 'drag':
        return stay({ from: event.from.piece, spot: event.to })
      case 'drop':
        return taken({ from: event.from.piece, spot: event.to }, event.to, context)
      case 'back':
        return stay({ ...state, from: null })
      case 'cancel':
        return state.from ? stay({ ...state, from: null }) : turn(state, { kind: 'cancel' })
      default:
        return usual(state, event, context)
    }
  },
  picture(state, context) {
    const from = state.from === null ? undefined : context.pieces.get(state.from)
    const over = state.spot?.piece == null ? undefined : context.pieces.get(state.spot.piece)
    if (!from)
      return {
        ...NOTHING,
        cursor: 'crosshair',
        say: over ? `Line of sight from ${over.name}` : 'Line of sight: choose a piece',
        rings: over ? [{ piece: over.id, tone: 'note', strong: false }] : [],
      }
    const ring = { piece: from.id, tone: 'note', strong: true } as const
    if (!state.spot || over?.id === from.id) return { ...NOTHING, rings: [ring], cursor: 'crosshair' }
    if (!over) {
      const loose: Shape = { kind: 'path', tone: 'muted', dashed: true, points: [from.at, state.spot.at] }
      return { ...NOTHING, rings: [ring], shapes: [loose], cursor: 'crosshair', say: 'Line of sight: no piece here' }
    }
    const { report, said, line } = looked(from.id, over.id, context)
    return {
      ...NOTHING,
      cursor: 'crosshair',
      rings: [ring, { piece: over.id, tone: report.clear ? 'good' : 'bad', strong: false }],
      shapes: [...report.shapes, line],
      tip: { at: over.at, title: said, lines: report.lines, tone: report.clear ? 'good' : 'bad' },
      say: [said, ...report.lines.map(reason => reason.why)].join('. '),
    }
  },
  grabs: (_, { spot }) => spot.piece !== null,
}

function taken(state: Looking, spot: Spot, context: ToolContext): Turn<Looking> {
  if (state.from === null || !context.pieces.has(state.from)) return stay({ from: spot.piece, spot })
  if (spot.piece === null) return stay({ ...state, spot })
  if (spot.piece === state.from) return stay({ from: null, spot })
  return turn({ ...state, spot }, { kind: 'measure', measure: measured(state.from, spot.piece, context) })
}

function looked(from: PieceId, to: PieceId, context: ToolContext) {
  const report = context.sight(from, to)
  const [a, b] = [context.pieces.get(from), context.pieces.get(to)]
  const points = a && b ? [a.at, b.at] : []
  const away = a && b ? length(context.board, far(context.board, a.at, b.at)) : ''
  const line: Shape = { kind: 'path', tone: report.clear ? 'good' : 'bad', points, dashed: !report.clear }
  return { report, line, said: `${report.clear ? 'Line of sight' : 'No line of sight'} · ${away}` }
}

function measured(from: PieceId, to: PieceId, context: ToolContext): Measure {
  const { report, said, line } = looked(from, to, context)
  return {
    kind: 'sight',
    text: said,
    of: `${context.pieces.get(from)?.name} to ${context.pieces.get(to)?.name}`,
    lines: report.lines.map(reason => reason.why),
    shapes: [...report.shapes, line],
  }
}
