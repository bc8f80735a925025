import type { ScenePiece } from '../../engine/scene/scene'
import type { Tone } from '../../engine/scene/shapes'
import type { Measure } from '../types'
import { usual } from './stepping'
import { NOTHING, type Picture, type Spot, stay, type Tool, type ToolContext, type Turn, turn } from './tool'

/** A measurement from a piece to somewhere: its first end, and where the pointer is. */
export interface Stretching {
  readonly from: ScenePiece['id'] | null
  readonly spot: Spot | null
}

export interface Stretch {
  readonly from: ScenePiece
  readonly to: Spot
}

/** What is measured between two ends. */
export interface TwoEnded {
  readonly name: string
  readonly tone: Tone
  /** Null if this can't be the second end. */
  measure(ends: Stretch, context: ToolContext): Measure | null
  /** What is shown between the ends while you look for the second one. */
  picture(ends: Stretch, context: ToolContext): Partial<Picture>
}

/** Starts at the chosen piece or the one that is pressed; each press on a second end records a measurement. */
export function twoEnded(what: TwoEnded): Tool<Stretching> {
  const taken = (state: Stretching, spot: Spot, context: ToolContext): Turn<Stretching> => {
    const from = state.from === null ? undefined : context.pieces.get(state.from)
    if (!from) return stay({ from: spot.piece, spot })
    if (spot.piece === from.id) return stay({ from: null, spot })
    const measure = what.measure({ from, to: spot }, context)
    return measure ? turn({ ...state, spot }, { kind: 'measure', measure }) : stay({ ...state, spot })
  }
  return {
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
      if (!from) return unbegun(what, state.spot, context)
      const rings = [{ piece: from.id, tone: what.tone, strong: true }]
      if (!state.spot || state.spot.piece === from.id) return { ...NOTHING, rings, cursor: 'crosshair' }
      const between = what.picture({ from, to: state.spot }, context)
      return { ...NOTHING, cursor: 'crosshair', ...between, rings: [...rings, ...(between.rings ?? [])] }
    },
    grabs: (_, { spot }) => spot.piece !== null,
  }
}

function unbegun({ name, tone }: TwoEnded, spot: Spot | null, { pieces }: ToolContext): Picture {
  const over = spot?.piece == null ? undefined : pieces.get(spot.piece)
  return {
    ...NOTHING,
    cursor: 'crosshair',
    say: over ? `${name} from ${over.name}` : `${name}: choose a piece`,
    rings: over ? [{ piece: over.id, tone, strong: false }] : [],
  }
}
