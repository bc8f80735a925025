import { turnOf } from '../../engine/geometry/angle'
import { distance, type Pose, type Vec } from '../../engine/geometry/vec'
import { memoize, once } from '../../engine/memoize'
import type { Shape } from '../../engine/scene/shapes'
import { settledAt } from '../view/words'
import { ghostOf, ghostTip, inWords } from './ghost'
import { facingTo, isOnRing, ringOf } from './ring'
import { usual } from './stepping'
import { NOTHING, type OfferOf, type Spot, stay, type Tool, type ToolContext, turn } from './tool'
import { judged } from './verdict'

interface Going {
  readonly spot: Spot | null
  /** The path up to each waypoint, the longest last. */
  readonly laid: readonly (readonly Pose[])[]
  /** Turned by hand; null takes the facing of the path. */
  readonly facing: number | null
  /** The ghost was put down here and stays until the pointer picks it up again. */
  readonly resting: Vec | null
  /** Where a mouse went down to put the ghost and turn it at once. */
  readonly pressed: Vec | null
}

/** Ways to face other than the path's own. */
const OTHER_WAYS = [60, 120, 180, 240, 300]

/**
 * A path over the table: the ghost follows the pointer as far as the rules allow. A press and a drag from there turns
 * it, if it may choose how it faces.
 */
export const choosePath = (offer: OfferOf<'path'>): Tool<Going> => {
  const start: Going = { spot: null, laid: [], facing: null, resting: null, pressed: null }
  const base = (state: Going): readonly Pose[] => state.laid.at(-1) ?? []
  const reached = once(() => offer.reach.shapes())
  const pathOf = memoize((state: Going): readonly Pose[] => {
    const to = state.resting ?? state.spot?.at
    if (!to) return base(state)
    return state.facing === null
      ? offer.reach.extend(base(state), to)
      : offer.reach.extend(base(state), to, state.facing)
  })
  const endOf = (state: Going): Pose => pathOf(state).at(-1) ?? offer.start
  const laidDown = (state: Going): Going => ({ ...state, laid: [...state.laid, pathOf(state)], facing: null })
  const answer = (state: Going) =>
    pathOf(state).length === 0 ? stay(state) : turn(state, { kind: 'answer', action: offer.along(pathOf(state)) })
  /** Whether the mover may choose how it faces at the end of this path. */
  const turns = memoize((state: Going): boolean => {
    const { facing } = endOf({ ...state, facing: null })
    return OTHER_WAYS.some(by => endOf({ ...state, facing: turnOf(facing + by) }).facing !== facing)
  })
  /** The ghost that was put down; its ring turns it. */
  const put = (state: Going, { pieces }: ToolContext) =>
    state.resting === null || !turns(state)
      ? null
      : { pose: endOf(state), radius: (offer.piece === undefined ? undefined : pieces.get(offer.piece)?.radius) ?? 1 }
  const turnsAt = (state: Going, spot: Spot, context: ToolContext): boolean => {
    const ghost = put(state, context)
    return ghost !== null && isOnRing(spot.at, ghost, context)
  }
  const turnedTo = (state: Going, to: Spot, context: ToolContext): Going => ({
    ...state,
    facing: facingTo(endOf(state).at, to.at, context) ?? state.facing,
  })
  /** The ghost put where the mouse went down, if it gets there; a drag from the piece itself carries it instead. */
  const pressedAt = (state: Going, from: Spot, { near, board }: ToolContext): Going | null => {
    if (state.pressed && distance(state.pressed, from.at) === 0) return state
    if (state.resting !== null || from.piece !== null) return null
    const there: Going = { ...state, spot: from, resting: from.at, pressed: from.at }
    return distance(endOf(there).at, settledAt(board, from.at)) <= near && turns(there) ? there : null
  }
  /** A hand that shakes doesn't turn. */
  const aimed = (state: Going, to: Spot, context: ToolContext): Going =>
    distance(endOf(state).at, to.at) <= context.near ? state : turnedTo(state, to, context)
  const holds = (spot: Spot, state: Going, context: ToolContext): boolean => {
    if (spot.piece !== null && spot.piece === offer.piece) return true
    return distance(spot.at, endOf(state).at) <= context.near
  }

  return {
    start: () => start,
    next(state, event, context) {
      switch (event.kind) {
        case 'point':
          return stay({ ...state, spot: event.spot, resting: null, pressed: null })
        case 'leave':
          if (state.pressed) return stay({ ...state, spot: null, facing: null, resting: null, pressed: null })
          return stay(state.resting ? state : { ...state, spot: null })
        case 'click': {
          if (event.waypoint) return stay(laidDown({ ...state, spot: event.spot, resting: null }))
          if (turnsAt(state, event.spot, context)) return stay(turnedTo(state, event.spot, context))
          const again = state.resting !== null && distance(event.spot.at, endOf(state).at) <= context.near
          if (event.touch && !again) return stay({ ...state, spot: event.spot, resting: event.spot.at })
          return answer(event.touch ? state : { ...state, spot: event.spot, resting: null })
        }
        case 'drag': {
          const pressed = pressedAt(state, event.from, context)
          if (pressed) return stay(aimed(pressed, event.to, context))
          if (turnsAt(state, event.from, context)) return stay(turnedTo(state, event.to, context))
          return stay({ ...state, spot: event.to, resting: null })
        }
        case 'drop': {
          const pressed = pressedAt(state, event.from, context)
          if (pressed) return answer({ ...aimed(pressed, event.to, context), pressed: null })
          if (turnsAt(state, event.from, context)) return stay(turnedTo(state, event.to, context))
          const back = event.from.piece !== null && event.to.piece === event.from.piece
          if (back) return stay({ ...state, spot: null, resting: null })
          return answer({ ...state, spot: event.to, resting: event.to.at })
        }
        case 'turn':
          return stay({ ...state, facing: turnOf((state.facing ?? endOf(state).facing) + event.by) })
        case 'enter':
          return answer(state)
        case 'waypoint':
          return state.spot ? stay(laidDown(state)) : stay(state)
        case 'back':
          return stay({ ...state, laid: state.laid.slice(0, -1), facing: null })
        case 'cancel':
          if (state.laid.length > 0 || state.facing !== null || state.resting !== null)
            return stay({ ...start, spot: state.resting ? null : state.spot })
          return turn(state, { kind: 'cancel' })
        default:
          return usual(state, event, context)
      }
    },
    picture(state, context) {
      const path = pathOf(state)
      if (path.length === 0)
        return { ...NOTHING, under: reached(), say: `${offer.label}: choose where to go`, cursor: 'move' }
      const verdict = judged(offer.along(path), context)
      const end = endOf(state)
      const line: Shape = {
        kind: 'path',
        tone: verdict.refusals.length > 0 ? 'bad' : 'good',
        points: [offer.start.at, ...path.map(pose => pose.at)],
      }
      const cost = offer.reach.cost(path)
      const ghost = put(state, context)
      return {
        ...NOTHING,
        under: reached(),
        shapes: [...verdict.shapes, line, ...(ghost ? ringOf(ghost, context) : [])],
        ghosts: [ghostOf(context, { piece: offer.piece, pose: end, verdict })],
        chips: state.laid.flatMap((laid, i) => {
          const at = laid.at(-1)?.at
          return at ? [{ at, text: String(i + 1), tone: 'muted' as const }] : []
        }),
        tip: ghostTip(end.at, cost, verdict),
        say: inWords(`${cost}, facing ${Math.round(end.facing)}°`, verdict),
        cursor: 'move',
      }
    },
    proposal: state => (pathOf(state).length === 0 ? null : offer.along(pathOf(state))),
    grabs: (state, { spot, by }, context) =>
      holds(spot, state, context) ||
      turnsAt(state, spot, context) ||
      (by === 'mouse' && pressedAt(state, spot, context) !== null),
    turns: (state, from, context) => pressedAt(state, from, context) !== null || turnsAt(state, from, context),
  }
}
