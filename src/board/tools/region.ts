import { turnOf } from '../../engine/geometry/angle'
import { distance, type Pose, type Vec } from '../../engine/geometry/vec'
import { once } from '../../engine/memoize'
import { inRegion, nearestInRegion } from '../../engine/scene/regions'
import { placeName, settledAt } from '../view/words'
import { ghostOf, ghostTip, inWords } from './ghost'
import { facingTo, isOnRing, ringOf } from './ring'
import { usual } from './stepping'
import { NOTHING, type OfferOf, type Spot, stay, type Tool, type ToolContext, turn } from './tool'
import { judged } from './verdict'

interface Placing {
  readonly spot: Spot | null
  readonly pose: Pose
  /** A finger has put the ghost down; the next tap on it commits. */
  readonly down: boolean
}

/** A place in a region and a facing: the ghost follows the pointer; a drag from the spot turns it. */
export const chooseRegion = (offer: OfferOf<'region'>): Tool<Placing> => {
  const turns = offer.facing === 'free'
  const region = once(() => offer.region())
  const start = once((): Placing => ({ spot: null, pose: offer.start(), down: false }))
  /** A pointer just outside the region counts as on its edge. */
  const placed = (at: Vec, context: ToolContext): Vec => {
    const settled = settledAt(context.board, at)
    const nearest = nearestInRegion(region(), settled)
    return nearest && distance(nearest, settled) <= context.near ? nearest : settled
  }
  const moved = (state: Placing, spot: Spot, context: ToolContext): Placing => ({
    spot,
    pose: { ...state.pose, at: placed(spot.at, context) },
    down: false,
  })
  const dragged = (state: Placing, { from, to }: { from: Spot; to: Spot }, context: ToolContext): Placing => {
    const carried = from.piece !== null && from.piece === offer.piece
    if (carried || !turns || !inRegion(region(), from.at)) return moved(state, to, context)
    const at = placed(from.at, context)
    const facing = distance(at, to.at) > context.near / 2 ? facingTo(at, to.at, context) : null
    return { spot: to, pose: { at, facing: facing ?? state.pose.facing }, down: true }
  }
  const put = ({ pose }: Placing) => ({ pose, radius: offer.ghost.radius })
  const turnsAt = (state: Placing, spot: Spot, context: ToolContext): boolean =>
    turns && state.down && isOnRing(spot.at, put(state), context)
  const turnedTo = (state: Placing, to: Spot, context: ToolContext): Placing => ({
    ...state,
    pose: { ...state.pose, facing: facingTo(state.pose.at, to.at, context) ?? state.pose.facing },
  })
  const answer = (state: Placing) => turn(state, { kind: 'answer', action: offer.at(state.pose) })

  return {
    start,
    next(state, event, context) {
      switch (event.kind) {
        case 'point':
          return stay(moved(state, event.spot, context))
        case 'click': {
          if (turnsAt(state, event.spot, context)) return stay(turnedTo(state, event.spot, context))
          if (!event.touch) return answer(moved(state, event.spot, context))
          const again =
            state.down && distance(event.spot.at, state.pose.at) <= Math.max(context.near, offer.ghost.radius)
          return again ? answer(state) : stay({ ...moved(state, event.spot, context), down: true })
        }
        case 'drag':
          if (turnsAt(state, event.from, context)) return stay(turnedTo(state, event.to, context))
          return stay(dragged(state, event, context))
        case 'drop':
          if (turnsAt(state, event.from, context)) return stay(turnedTo(state, event.to, context))
          return answer(dragged(state, event, context))
        case 'turn':
          if (!turns) return stay(state)
          return stay({ ...state, pose: { ...state.pose, facing: turnOf(state.pose.facing + event.by) } })
        case 'enter':
          return answer(state)
        case 'cancel':
          return turn(start(), { kind: 'cancel' })
        default:
          return usual(state, event, context)
      }
    },
    picture(state, context) {
      const verdict = judged(offer.at(state.pose), context)
      const ghost = ghostOf(context, { piece: offer.piece, body: offer.ghost, pose: state.pose, verdict })
      const facing = turns ? `facing ${Math.round(state.pose.facing)}°` : ''
      const where = placeName(context.board, state.pose.at)
      return {
        ...NOTHING,
        under: region(),
        shapes: turns && state.down ? [...verdict.shapes, ...ringOf(put(state), context)] : verdict.shapes,
        ghosts: [{ ...ghost, faces: turns }],
        tip: ghostTip(state.pose.at, turns ? `${Math.round(state.pose.facing)}°` : '', verdict),
        say: inWords([offer.label, where, facing].filter(part => part !== '').join(', '), verdict),
        cursor: 'move',
      }
    },
    proposal: state => offer.at(state.pose),
    grabs(state, { spot, by }, context) {
      if (spot.piece !== null && spot.piece === offer.piece) return true
      if (turnsAt(state, spot, context)) return true
      if (distance(spot.at, state.pose.at) <= Math.max(context.near, offer.ghost.radius)) return true
      return by === 'mouse' && turns && inRegion(region(), spot.at)
    },
    turns: (state, from, context) =>
      turnsAt(state, from, context) || (turns && from.piece !== offer.piece && inRegion(region(), from.at)),
  }
}
