import { bearing, inArc, side, turnOf } from '../../engine/geometry/angle'
import type { Shape } from '../../engine/scene/shapes'
import { degreesInWords } from '../view/words'
import { ghostOf, ghostTip, inWords } from './ghost'
import { facingTo } from './ring'
import { usual } from './stepping'
import { NOTHING, type OfferOf, type Spot, stay, type Tool, type ToolContext, turn } from './tool'
import { judged } from './verdict'

interface Turning {
  readonly spot: Spot | null
  readonly facing: number
}

/** Turn on the spot: the ghost faces the pointer as far as its sector allows. */
export const chooseFacing = (offer: OfferOf<'facing'>): Tool<Turning> => {
  const { pivot, arc } = offer
  const within = (facing: number): number => {
    const relative = side(facing - pivot.facing)
    if (inArc(arc, relative)) return turnOf(facing)
    const toFrom = Math.abs(side(relative - arc.from))
    const toTo = Math.abs(side(relative - arc.to))
    return turnOf(pivot.facing + (toFrom < toTo ? arc.from : arc.to))
  }
  const lookedAt = (state: Turning, spot: Spot, context: ToolContext): Turning => {
    // At a piece it looks straight, elsewhere by steps that people can read.
    const b =
      spot.piece === null || context.board.hex ? facingTo(pivot.at, spot.at, context) : bearing(pivot.at, spot.at)
    // Over the piece itself the smallest movement would spin it.
    const onIt = spot.piece !== null && spot.piece === offer.piece
    return { spot, facing: b === null || onIt ? state.facing : within(b) }
  }
  const answer = (state: Turning) => turn(state, { kind: 'answer', action: offer.to(state.facing) })

  return {
    start: () => ({ spot: null, facing: pivot.facing }),
    next(state, event, context) {
      switch (event.kind) {
        case 'point':
          return stay(lookedAt(state, event.spot, context))
        case 'click': {
          const next = lookedAt(state, event.spot, context)
          return event.touch && next.facing !== state.facing ? stay(next) : answer(next)
        }
        case 'drag':
          return stay(lookedAt(state, event.to, context))
        case 'drop':
          return answer(lookedAt(state, event.to, context))
        case 'turn':
          return stay({ ...state, facing: within(state.facing + event.by) })
        case 'enter':
          return answer(state)
        case 'cancel':
          return turn({ spot: null, facing: pivot.facing }, { kind: 'cancel' })
        default:
          return usual(state, event, context)
      }
    },
    picture(state, context) {
      const verdict = judged(offer.to(state.facing), context)
      const pose = { at: pivot.at, facing: state.facing }
      const turned = degreesInWords(side(state.facing - pivot.facing))
      const title = `${Math.round(state.facing)}° · ${turned}`
      return {
        ...NOTHING,
        shapes: [...sectorOf(offer, context), ...verdict.shapes],
        ghosts: [ghostOf(context, { piece: offer.piece, pose, verdict })],
        tip: ghostTip(pivot.at, title, verdict),
        say: inWords(`${offer.label}, facing ${title}`, verdict),
        cursor: 'move',
      }
    },
    proposal: state => offer.to(state.facing),
    grabs: (_, { spot }) => spot.piece !== null && spot.piece === offer.piece,
  }
}

function sectorOf({ pivot, arc, piece }: OfferOf<'facing'>, { pieces, near }: ToolContext): readonly Shape[] {
  if (arc.to - arc.from >= 360) return []
  const radius = (piece === undefined ? undefined : pieces.get(piece)?.radius) ?? near
  const [from, to] = [pivot.facing + arc.from, pivot.facing + arc.to]
  return [{ kind: 'sector', tone: 'reach', at: pivot.at, inner: radius * 1.4, outer: radius * 4, from, to }]
}
