import { relativeBearing } from '../../engine/geometry/angle'
import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import type { Measure } from '../types'
import { snapped } from './snap'
import { usual } from './stepping'
import { NOTHING, type Spot, stay, type Tool, type ToolContext, type Turn, turn } from './tool'

interface Arcing {
  readonly from: PieceId | null
  readonly spot: Spot | null
}

/** From a piece: in which of its arcs a point or another piece lies, and in which of that piece's arcs it lies itself. */
export const ARC: Tool<Arcing> = {
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
    if (!from)
      return {
        ...NOTHING,
        cursor: 'crosshair',
        say: state.spot ? `Arc from ${snapped(state.spot, context).name}` : 'Arc: choose a piece',
        rings: state.spot?.piece ? [{ piece: state.spot.piece, tone: 'arc', strong: false }] : [],
      }
    const ring = { piece: from.id, tone: 'arc', strong: true } as const
    if (!state.spot || state.spot.piece === from.id) return { ...NOTHING, rings: [ring], cursor: 'crosshair' }
    const mark = snapped(state.spot, context)
    const measure = measured(from, state.spot, context)
    const other = state.spot.piece === null ? [] : [{ piece: state.spot.piece, tone: 'arc' as const, strong: false }]
    return {
      ...NOTHING,
      cursor: 'crosshair',
      shapes: [{ kind: 'path', tone: 'arc', dashed: true, points: [from.at, mark.at] }],
      rings: [ring, ...other],
      tip: { at: mark.at, title: measure.lines.join('\n'), lines: [], tone: 'plain' },
      say: measure.lines.join('. '),
    }
  },
  grabs: (_, { spot }) => spot.piece !== null,
}

function taken(state: Arcing, spot: Spot, context: ToolContext): Turn<Arcing> {
  const from = state.from === null ? undefined : context.pieces.get(state.from)
  if (!from) return stay({ from: spot.piece, spot })
  if (spot.piece === from.id) return stay({ from: null, spot })
  return turn({ ...state, spot }, { kind: 'measure', measure: measured(from, spot, context) })
}

function measured(from: ScenePiece, spot: Spot, context: ToolContext): Measure {
  const mark = snapped(spot, context)
  const there = inWords(from, mark, context)
  const to = spot.piece === null ? undefined : context.pieces.get(spot.piece)
  const back = to ? [inWords(to, { at: from.at, name: from.name }, context)] : []
  const arcs = context.arcsOf(from.id, mark.at)
  return {
    kind: 'arc',
    text: arcs.length > 0 ? arcs.join(', ') : 'in no arc',
    of: `${from.name} to ${mark.name}`,
    lines: [there, ...back],
    shapes: [{ kind: 'path', tone: 'arc', dashed: true, points: [from.at, mark.at], label: arcs.join(', ') }],
  }
}

function inWords(from: ScenePiece, mark: { readonly at: Vec; readonly name: string }, context: ToolContext): string {
  const arcs = context.arcsOf(from.id, mark.at)
  const named = arcs.length > 0 ? arcs.join(', ') : 'no arc'
  const turned = from.facing === undefined ? null : relativeBearing({ at: from.at, facing: from.facing }, mark.at)
  return `${mark.name} from ${from.name}: ${named}${turned === null ? '' : ` · ${degreesInWords(turned)}`}`
}

export function degreesInWords(turned: number): string {
  const whole = Math.round(Math.abs(turned))
  if (whole === 0) return 'dead ahead'
  if (whole === 180) return 'dead astern'
  return `${whole}° ${turned > 0 ? 'right' : 'left'}`
}
