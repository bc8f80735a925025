import { bearing, heading } from '../../../engine/geometry/angle'
import { atMost } from '../../../engine/geometry/units'
import { distance, lerp, type Pose, type Vec } from '../../../engine/geometry/vec'
import { pick, type Random } from '../../../engine/rolls/random'
import { affordablePart } from '../../../engine/terrain/affordable'
import type { Figure } from '../../../engine/terrain/figure'
import { unitOf } from '../rules/base'
import { COMMAND_RADIUS, commanded, isStray } from '../rules/command'
import { coverAt, groundOf, onRoad, roadAt, shelters } from '../rules/ground'
import { straightPrice } from '../rules/price'
import { goingFor, highestCostOn, type Mode, moverOf, pointsFor } from '../rules/rates'
import { homeward, retreatOf } from '../rules/retiring'
import { hasRoom, onMap } from '../rules/room'
import { ALONE } from '../rules/way'
import type { Base, State } from '../state'

// Moves that a random player might try. Only the plan decides whether they are legal.

const TRIES = 6

/** The base that leads, how it moves, and those that keep their places beside it. */
export interface Going {
  readonly base: Base
  readonly mode: Mode
  readonly together: readonly Base[]
}

/** Whether a base has something to go for in a mode, at first glance. */
export function hasAim(state: State, base: Base, mode: Mode): boolean {
  switch (mode) {
    case 'normal':
    case 'retire':
      return true
    case 'dash':
      return shelters(state).some(figure => isNear(figure, base.at, pointsFor(moverOf(state, base), mode)))
    case 'road':
      return onRoad(state, base.at)
  }
}

/** A way in a mode that ends where all have room, if one is found in a few tries. */
export function likelyWay(state: State, going: Going, random: Random): readonly Pose[] {
  const { base, mode } = going
  const road = mode === 'road' ? roadAt(state, base.at) : undefined
  if (road) return alongRoad(base, road, pointsFor('afv', mode) * random())
  const wish = wishOf(state, base, mode)
  let wished: Pose = base
  for (let i = 0; i < TRIES; i++) {
    wished = looking(base, wish(random))
    // Checking for room is quicker than working out what the move costs.
    if (!fits(state, going, wished)) continue
    const at = afforded(state, going, wished.at)
    const end = at === wished.at ? wished : { at, facing: wished.facing }
    if (end === wished || fits(state, going, end)) return [end]
  }
  return [{ at: afforded(state, going, wished.at), facing: wished.facing }]
}

/** Whether all who go together might end there. */
function fits(state: State, { base: leader, mode, together }: Going, { at, facing }: Pose): boolean {
  const beside = together.length > 1 ? new Set(together.map(({ id }) => id)) : ALONE
  for (const base of together) {
    const place = { x: at.x + base.at.x - leader.at.x, y: at.y + base.at.y - leader.at.y }
    if (!onMap(state, place) || !suits(state, { base, mode }, place)) return false
    if (!hasRoom(state, base, { pose: { at: place, facing }, beside })) return false
  }
  return true
}

/** Whether a mode may end there, at first glance. */
function suits(state: State, { base, mode }: Pick<Going, 'base' | 'mode'>, at: Vec): boolean {
  switch (mode) {
    case 'normal':
    case 'road':
      return true
    case 'dash':
      return coverAt(state, at) !== 'none'
    case 'retire':
      return retreatOf(state, base, at) !== 'stays'
  }
}

/** Every base looks where it goes. */
const looking = ({ at: from, facing }: Pose, at: Vec): Pose => ({ at, facing: bearing(from, at) ?? facing })

/** As far towards a point as the base can pay for. */
function afforded(state: State, { base, mode }: Going, to: Vec): Vec {
  const mover = moverOf(state, base)
  const limit = pointsFor(mover, mode)
  const ground = groundOf(state)
  const dearest = highestCostOn(ground, mover)
  if (dearest !== null && distance(base.at, to) * dearest <= limit) return to
  const price = straightPrice(ground, mover, [base.at, to])
  if (price !== null && atMost(price, limit)) return to
  return affordablePart(ground, goingFor(mover), { points: [base.at, to], limit }).points.at(-1) ?? base.at
}

/** Where a base would like to be. */
function wishOf(state: State, base: Base, mode: Mode): (random: Random) => Vec {
  if (isStray(state, base)) return nearUnit(state, base)
  const most = pointsFor(moverOf(state, base), mode)
  if (mode === 'retire') return away(state, base, { direction: homeward(base.seat), spread: 60, most })
  const near = mode === 'dash' ? sheltersNear(state, base) : []
  if (near.length > 0) return random => within(pick(random, near), random)
  return away(state, base, { direction: homeward(base.seat) + 180, spread: 150, most })
}

/** What gives cover within a dash of a base. */
function sheltersNear(state: State, base: Base): readonly Figure[] {
  const most = pointsFor(moverOf(state, base), 'dash')
  return shelters(state).filter(figure => isNear(figure, base.at, most))
}

/** Somewhere in command of the rest of the unit. */
function nearUnit(state: State, base: Base): (random: Random) => Vec {
  const mates = commanded(state, unitOf(state, base.unit)).filter(({ id }) => id !== base.id)
  if (mates.length === 0) return () => base.at
  const { at } = mates.reduce((a, b) => (distance(a.at, base.at) <= distance(b.at, base.at) ? a : b))
  return random => {
    const h = heading(360 * random())
    const far = COMMAND_RADIUS * 0.8 * Math.sqrt(random())
    return { x: at.x + h.x * far, y: at.y + h.y * far }
  }
}

interface Heading {
  readonly direction: number
  /** To either side, the middle more often than the edges. */
  readonly spread: number
  readonly most: number
}

const away =
  ({ map }: State, { at }: Base, { direction, spread, most }: Heading) =>
  (random: Random): Vec => {
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
function alongRoad(base: Base, { points }: Figure, far: number): Pose[] {
  const { at } = base
  const nearest = points.reduce((best, p, i) => (distance(p, at) < distance(points[best] ?? p, at) ? i : best), 0)
  const ahead = nearest < points.length / 2 ? points.slice(nearest + 1) : points.slice(0, nearest).reverse()
  const way: Pose[] = []
  let from: Pose = base
  let left = far
  for (const to of ahead) {
    const length = distance(from.at, to)
    from = looking(from, length < left ? to : lerp(from.at, to, left / length))
    way.push(from)
    if (length >= left) break
    left -= length
  }
  return way.length > 0 ? way : [{ at, facing: base.facing }]
}
