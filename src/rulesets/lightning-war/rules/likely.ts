import { bearing, heading } from '../../../engine/geometry/angle'
import { distance, lerp, type Pose, type Vec } from '../../../engine/geometry/vec'
import { pick, type Random } from '../../../engine/rolls/random'
import type { Figure } from '../../../engine/terrain/figure'
import { affordable } from '../../../engine/terrain/going'
import type { Base, State } from '../state'
import { unitOf } from './base'
import { COMMAND_RADIUS, commanded, isOutOfCommand } from './command'
import { coverAt, groundOf, roadAt, shelters } from './ground'
import { dearestOn, goingFor, type Mode, moverOf, pointsFor } from './rates'
import { homeward } from './retiring'

// Ways that a base might well take, for who plays at random. Whether one is allowed is for the plan.

const TRIES = 6

/** A way in a mode that ends where it `fits`, if one is found in a few tries. */
export function likelyWay(
  state: State,
  { base, mode, fits }: { base: Base; mode: Mode; fits(end: Pose): boolean },
  random: Random,
): readonly Pose[] {
  const road = mode === 'road' ? roadAt(state, base.at) : undefined
  if (road) return looking(base, alongRoad(base.at, road, pointsFor('afv', mode) * random()))
  let way: readonly Pose[] = []
  for (let i = 0; i < TRIES; i++) {
    way = looking(base, [afforded(state, { base, mode }, wish(state, { base, mode }, random))])
    const [end] = way
    if (end && fits(end) && (mode !== 'dash' || coverAt(state, end.at) !== 'none')) break
  }
  return way
}

/** Every base looks where it goes. */
function looking(base: Base, points: readonly Vec[]): Pose[] {
  let from: Pose = base
  return points.map(at => {
    from = { at, facing: bearing(from.at, at) ?? from.facing }
    return from
  })
}

interface Going {
  readonly base: Base
  readonly mode: Mode
}

/** As far towards a point as the base can pay for. */
function afforded(state: State, { base, mode }: Going, to: Vec): Vec {
  const mover = moverOf(state, base)
  const limit = pointsFor(mover, mode)
  const dearest = dearestOn(groundOf(state), mover)
  if (dearest !== null && distance(base.at, to) * dearest <= limit) return to
  return affordable(groundOf(state), goingFor(mover), { points: [base.at, to], limit }).points.at(-1) ?? base.at
}

function wish(state: State, { base, mode }: Going, random: Random): Vec {
  const most = pointsFor(moverOf(state, base), mode)
  if (isOutOfCommand(state, base)) return nearUnit(state, base, random)
  if (mode === 'retire') return away(state, base, { direction: homeward(base.seat), spread: 60, most }, random)
  if (mode === 'dash') {
    const near = shelters(state).filter(figure => isNear(figure, base.at, most))
    if (near.length > 0) return within(pick(random, near), random)
  }
  return away(state, base, { direction: homeward(base.seat) + 180, spread: 150, most }, random)
}

/** Somewhere in command of the rest of the unit. */
function nearUnit(state: State, base: Base, random: Random): Vec {
  const mates = commanded(state, unitOf(state, base.unit))
  if (mates.length === 0) return base.at
  const { at } = mates.reduce((a, b) => (distance(a.at, base.at) <= distance(b.at, base.at) ? a : b))
  const h = heading(360 * random())
  const far = COMMAND_RADIUS * 0.8 * Math.sqrt(random())
  return { x: at.x + h.x * far, y: at.y + h.y * far }
}

interface Heading {
  readonly direction: number
  /** To either side, the middle more often than the edges. */
  readonly spread: number
  readonly most: number
}

function away({ map }: State, { at }: Base, { direction, spread, most }: Heading, random: Random): Vec {
  const h = heading(direction + (random() + random() - 1) * spread)
  const far = most * Math.sqrt(random())
  return {
    x: Math.min(map.width, Math.max(0, at.x + h.x * far)),
    y: Math.min(map.height, Math.max(0, at.y + h.y * far)),
  }
}

const isNear = ({ box }: Figure, { x, y }: Vec, most: number): boolean =>
  x > box.left - most && x < box.right + most && y > box.top - most && y < box.bottom + most

/** On the middle of a strip, or between an edge and the middle of an area. */
function within({ points, closed, box }: Figure, random: Random): Vec {
  const i = Math.floor(random() * (closed ? points.length : points.length - 1))
  const a = points[i] ?? { x: box.left, y: box.top }
  const edge = lerp(a, points[(i + 1) % points.length] ?? a, random())
  return closed ? lerp(edge, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, random()) : edge
}

/** From point to point of a road, towards its end that is further off. */
function alongRoad(at: Vec, { points }: Figure, far: number): Vec[] {
  const nearest = points.reduce((best, p, i) => (distance(p, at) < distance(points[best] ?? p, at) ? i : best), 0)
  const ahead = nearest < points.length / 2 ? points.slice(nearest + 1) : points.slice(0, nearest).reverse()
  const way: Vec[] = []
  let from = at
  let left = far
  for (const to of ahead) {
    const length = distance(from, to)
    way.push(length < left ? to : lerp(from, to, left / length))
    if (length >= left) break
    left -= length
    from = to
  }
  return way.length > 0 ? way : [at]
}
