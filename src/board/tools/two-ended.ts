import type { Tone } from '../../engine/scene/shapes'
import type { Measure } from '../types'
import { type Mark, snapped } from './snap'
import { usual } from './stepping'
import { NOTHING, type Picture, type Spot, stay, type Tool, type ToolContext, type Turn, turn } from './tool'

/** A measurement from somewhere to somewhere: its first end, and where the pointer is. */
interface Stretching {
  readonly from: Spot | null
  /** Nothing has been measured from there yet. */
  readonly fresh: boolean
  readonly spot: Spot | null
}

export interface Stretch {
  readonly from: Mark
  readonly to: Mark
}

/** What is measured between two ends. */
export interface TwoEnded {
  readonly name: string
  readonly tone: Tone
  /** What the first end can be: only a piece, or any point. */
  readonly starts: 'piece' | 'anywhere'
  measure(ends: Stretch, context: ToolContext): Measure
  /** What is shown between the ends while you look for the second one. */
  picture(ends: Stretch, context: ToolContext): Partial<Picture>
}

/**
 * Starts at the chosen piece or where you press; each press on a second end records a measurement. Pressing the first
 * end again lets it go once something was measured from it; before that, the press only confirms it.
 */
export function twoEnded(what: TwoEnded): Tool<Stretching> {
  const begun = (spot: Spot): Stretching =>
    what.starts === 'piece' && spot.piece === null
      ? { from: null, fresh: true, spot }
      : { from: spot, fresh: true, spot }
  const startOf = ({ from }: Stretching, context: ToolContext): Mark | null =>
    from === null || (from.piece !== null && !context.pieces.has(from.piece)) ? null : snapped(from, context)
  const taken = (state: Stretching, spot: Spot, context: ToolContext): Turn<Stretching> => {
    const from = startOf(state, context)
    if (!from) return stay(begun(spot))
    const to = snapped(spot, context)
    if (isSame(from, to)) return stay({ ...state, from: state.fresh ? state.from : null, spot })
    return turn({ ...state, fresh: false, spot }, { kind: 'measure', measure: what.measure({ from, to }, context) })
  }
  return {
    start: ({ selected, pieces }) => {
      const piece = selected === null ? undefined : pieces.get(selected)
      return { from: piece ? { at: piece.at, piece: piece.id, cell: null } : null, fresh: true, spot: null }
    },
    next(state, event, context) {
      switch (event.kind) {
        case 'click':
          return taken({ ...state, spot: event.spot }, event.spot, context)
        case 'enter':
          return state.spot ? taken(state, state.spot, context) : stay(state)
        case 'drag':
          return stay({ ...begun(event.from), spot: event.to })
        case 'drop':
          return taken({ ...begun(event.from), spot: event.to }, event.to, context)
        case 'back':
          return stay({ ...state, from: null })
        case 'cancel':
          return state.from ? stay({ ...state, from: null }) : turn(state, { kind: 'cancel' })
        default:
          return usual(state, event, context)
      }
    },
    picture(state, context) {
      const from = startOf(state, context)
      if (!from) return unbegun(what, state.spot, context)
      const rings = from.piece === undefined ? [] : [{ piece: from.piece, tone: what.tone, strong: true }]
      const to = state.spot ? snapped(state.spot, context) : null
      if (!to || isSame(from, to))
        return { ...NOTHING, rings, cursor: 'crosshair', say: `${what.name} from ${from.name}` }
      const between = what.picture({ from, to }, context)
      return { ...NOTHING, cursor: 'crosshair', ...between, rings: [...rings, ...(between.rings ?? [])] }
    },
    grabs: (_, { spot }) => spot.piece !== null,
  }
}

const isSame = (a: Mark, b: Mark): boolean =>
  a.piece === undefined && b.piece === undefined ? a.at.x === b.at.x && a.at.y === b.at.y : a.piece === b.piece

function unbegun({ name, tone, starts }: TwoEnded, spot: Spot | null, context: ToolContext): Picture {
  const over = spot && (spot.piece !== null || starts === 'anywhere') ? snapped(spot, context) : null
  return {
    ...NOTHING,
    cursor: 'crosshair',
    say: over ? `${name} from ${over.name}` : `${name}: choose a ${starts === 'piece' ? 'piece' : 'place'}`,
    rings: over?.piece === undefined ? [] : [{ piece: over.piece, tone, strong: false }],
  }
}
