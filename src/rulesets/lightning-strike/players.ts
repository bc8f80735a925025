import { ahead, side } from '../../engine/geometry/angle'
import { EPSILON, same } from '../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../engine/geometry/vec'
import type { Offer, Reach } from '../../engine/offers'
import type { Players } from '../../engine/players'
import type { Random } from '../../engine/rolls/random'
import type { LsAction } from './actions'
import { openActivation } from './rules/acting'
import { circleOf } from './rules/exo'
import { allowanceOf, flownIn, turned, widestTurn } from './rules/flight'
import { onBoard } from './rules/route'
import { poseInZone, ZONE } from './rules/set-up'
import { unitOf } from './rules/unit'
import type { Activation, State, Unit } from './state'
import { markerRadius } from './tables/obstacles'

/** How random players place and move: inside the zone, on the table, and as far as is allowed. */
export const players: Players<State, LsAction> = {
  'obstacle.place': {
    pick(offer, view, random) {
      const kind = view.active && view.sides[view.active]?.obstacles[0]
      if (offer.kind !== 'region' || !kind) return null
      const { tableWidth: w, tableHeight: h } = view.options
      const radius = markerRadius(kind)
      const at = { x: radius + random() * (w - 2 * radius), y: radius + random() * (h - 2 * radius) }
      return offer.at({ at, facing: random() * 360 })
    },
  },
  'setup.place': {
    pick(offer, view, random) {
      if (offer.kind !== 'region' || !offer.piece) return null
      const { seat } = unitOf(view, offer.piece)
      const spot = poseInZone(view.options, seat, { along: random(), depth: random() * ZONE })
      return offer.at({ at: spot.at, facing: spot.facing + (random() - 0.5) * 90 })
    },
  },
  move: {
    pick(offer, view, random) {
      const mover = moverOf(view, offer)
      return mover && offer.kind === 'path' ? offer.along(exoPath(mover, offer.reach, random)) : null
    },
  },
  fly: {
    pick(offer, view, random) {
      if (offer.kind === 'facing') {
        const { from, to } = offer.arc
        return offer.to(offer.pivot.facing + from + random() * (to - from))
      }
      const mover = moverOf(view, offer)
      return mover && offer.kind === 'path' ? offer.along(flightPath(mover, offer.reach, random)) : null
    },
  },
}

interface Mover {
  readonly view: State
  readonly unit: Unit
  readonly frame: Activation
}

function moverOf(view: State, { piece }: Pick<Offer<LsAction>, 'piece'>): Mover | null {
  const frame = openActivation(view)
  return frame && piece ? { view, unit: unitOf(view, piece), frame } : null
}

const TRIES = 20

/** To some point of the circle that is on the table, with any facing. */
function exoPath({ view, unit, frame }: Mover, reach: Reach, random: Random): readonly Pose[] {
  const circle = circleOf(view, unit, frame)
  for (let i = 0; i < TRIES; i++) {
    const to = pointIn(circle, random)
    if (onBoard(view, to) && !same(distance(to, unit.at), 0)) return reach.extend([], to, random() * 360)
  }
  return []
}

function pointIn({ at, radius }: { readonly at: Vec; readonly radius: number }, random: Random): Vec {
  const angle = random() * 2 * Math.PI
  const far = Math.sqrt(random()) * radius
  return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far }
}

/** Some flight that stays on the table. Only the minimum distance on Overthrust can force a fighter off it. */
function flightPath({ view, unit, frame }: Mover, reach: Reach, random: Random): readonly Pose[] {
  const allowance = allowanceOf(view, unit, frame)
  const done = flownIn(frame)
  const least = Math.max(0, allowance.minimum - done.flown)
  const most = allowance.limit - done.flown
  const widest = widestTurn(allowance, done)
  let fallback: readonly Pose[] = []
  for (let i = 0; i < TRIES; i++) {
    const facing = turned(unit, (random() * 2 - 1) * widest)
    const far = allowance.overthrust ? least + random() * (most - least) : Math.sqrt(random()) * most
    const to = ahead(facing, far)
    const path = random() < 0.5 ? reach.extend([], to) : reach.extend([], to, random() * 360)
    const end = path.at(-1)
    if (!end || distance(end.at, unit.at) + Math.abs(side(end.facing - unit.facing)) <= EPSILON) continue
    if (onBoard(view, end.at)) return path
    if (least > EPSILON) fallback = path
  }
  return fallback
}
