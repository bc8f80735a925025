import { lerp } from '../../engine/geometry/vec'
import type { Shape } from '../../engine/scene/shapes'
import type { Measure } from '../types'
import { far, length, lengthBothWays } from '../view/words'
import { type Mark, snapped } from './snap'
import { usual } from './stepping'
import { NOTHING, type Picture, type Spot, stay, type Tool, type ToolContext, type Turn, turn } from './tool'

interface Measuring {
  /** Laid down so far; empty before the first click. */
  readonly marks: readonly Mark[]
  readonly spot: Spot | null
  /** The last measurement stays in view until the next begins. */
  readonly done: Measure | null
}

const IDLE: Measuring = { marks: [], spot: null, done: null }

/** Click from waypoint to waypoint; Enter or a double click ends, Backspace removes one. */
export const RULER: Tool<Measuring> = {
  start: () => IDLE,
  next(state, event, context) {
    switch (event.kind) {
      case 'click':
        return stay({ ...laid(state, event.spot, context), spot: event.spot })
      case 'double':
        return finished(laid(state, event.spot, context), context)
      case 'waypoint':
        return state.spot ? stay(laid(state, state.spot, context)) : stay(state)
      case 'enter': {
        if (!state.spot) return stay(state)
        const next = laid(state, state.spot, context)
        return state.marks.length === 0 ? stay(next) : finished(next, context)
      }
      case 'drag':
        return stay({ marks: [snapped(event.from, context)], spot: event.to, done: null })
      case 'drop':
        return finished(laid({ ...state, marks: [snapped(event.from, context)] }, event.to, context), context)
      case 'back':
        return stay({ ...state, marks: state.marks.slice(0, -1) })
      case 'cancel':
        if (state.marks.length > 0 || state.done) return stay({ ...IDLE, spot: state.spot })
        return turn(state, { kind: 'cancel' })
      default:
        return usual(state, event, context)
    }
  },
  picture(state, context) {
    const marks = withPointer(state, context)
    if (marks.length < 2) {
      const shapes = state.done?.shapes ?? []
      const mark = state.spot ? snapped(state.spot, context) : null
      const said = state.done ? `${state.done.of}: ${state.done.text}` : mark ? `Measure from ${mark.name}` : ''
      return { ...NOTHING, shapes, say: said, cursor: 'crosshair', rings: rings(state, context) }
    }
    return legs(marks, { state, context })
  },
  grabs: (_, { spot }) => spot.piece !== null,
}

function laid(state: Measuring, spot: Spot, context: ToolContext): Measuring {
  const mark = snapped(spot, context)
  const last = state.marks.at(-1)
  // The second click of a double click is at the same place: don't add a leg of length 0.
  if (last && last.at.x === mark.at.x && last.at.y === mark.at.y) return state
  return { marks: [...state.marks, mark], spot: state.spot, done: null }
}

function finished(state: Measuring, context: ToolContext): Turn<Measuring> {
  if (state.marks.length < 2) return stay(state)
  const measure = measured(state.marks, context)
  return turn({ marks: [], spot: state.spot, done: measure }, { kind: 'measure', measure })
}

function withPointer(state: Measuring, context: ToolContext): readonly Mark[] {
  if (state.marks.length === 0 || !state.spot) return state.marks
  return laid(state, state.spot, context).marks
}

/** Each leg in words, and all of them together; in the game's own count where it has one. */
function lengthsOf(marks: readonly Mark[], { board, distance }: ToolContext) {
  const legs = marks.slice(1).map((mark, i) => ({ from: marks[i] ?? mark, to: mark }))
  const counted = legs.map(({ from, to }) => distance(from, to))
  const straight = legs.map(({ from, to }) => far(board, from.at, to.at))
  const each = straight.map((leg, i) => counted[i] ?? length(board, leg))
  const sum = straight.reduce((all, leg) => all + leg, 0)
  return { each, total: counted.some(text => text !== null) ? each.join(' + ') : lengthBothWays(board, sum) }
}

function measured(marks: readonly Mark[], context: ToolContext): Measure {
  const { each, total: text } = lengthsOf(marks, context)
  const line: Shape = { kind: 'path', tone: 'note', dashed: true, points: marks.map(mark => mark.at), label: text }
  return {
    kind: 'ruler',
    text,
    of: `${marks[0]?.name} to ${marks.at(-1)?.name}`,
    lines: each.length < 2 ? [] : each.map((leg, i) => `Leg ${i + 1}: ${leg}`),
    shapes: [line],
  }
}

function legs(marks: readonly Mark[], { state, context }: { state: Measuring; context: ToolContext }): Picture {
  const { each, total: text } = lengthsOf(marks, context)
  const end = marks.at(-1)
  const start = marks[0]
  if (!end || !start) return NOTHING
  const chips = marks.slice(1).map((mark, i) => ({
    at: lerp(marks[i]?.at ?? mark.at, mark.at, 0.5),
    text: each[i] ?? '',
    tone: 'muted' as const,
  }))
  return {
    ...NOTHING,
    cursor: 'crosshair',
    shapes: [{ kind: 'path', tone: 'note', dashed: true, points: marks.map(mark => mark.at) }],
    chips: each.length > 1 ? chips : [],
    rings: rings(state, context),
    tip: { at: end.at, title: text, lines: [], tone: 'plain' },
    say: `${text} from ${start.name} to ${end.name}`,
  }
}

const rings = ({ spot }: Measuring, { pieces }: ToolContext): Picture['rings'] =>
  spot?.piece && pieces.has(spot.piece) ? [{ piece: spot.piece, tone: 'note', strong: false }] : []
