import { ahead, heading, relativeBearing, side, turnOf } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { cross, dot, type Pose, sub, type Vec } from '../../../engine/geometry/vec'
import { costOf, type Flown, flyAll, forwardLeft, slackOf, type Throttle, turned, widestTurn } from './flight'

/** A fighter somewhere on its way: where it is and what it has done so far. */
export interface Flight {
  readonly throttle: Throttle
  readonly done: Flown
  readonly pose: Pose
}

/** Turn at once as far as the point asks and the budget allows, then fly straight, as near to it as can be. */
export function straightTo({ throttle, done, pose }: Flight, to: Vec): Pose[] {
  const widest = widestTurn(throttle, done)
  const turn = clamp(relativeBearing(pose, to) ?? 0, -widest, widest)
  const looking = turned(pose, turn)
  const left = Math.max(0, forwardLeft(throttle, flyAll(done, pose, [looking])))
  const forward = clamp(dot(heading(looking.facing), sub(to, pose.at)), 0, left)
  if (forward > EPSILON) return [{ at: ahead(looking, forward), facing: looking.facing }]
  return Math.abs(turn) > EPSILON ? [looking] : []
}

/** The cheapest lawful way to a point that ends looking in a given direction; null where there is none. */
export function wayFacing(flight: Flight, to: Vec, facing: number): Pose[] | null {
  const lawful = waysFacing(flight, to, turnOf(facing))
    .map(way => ({ way, cost: costOf(flight.throttle, flyAll(flight.done, flight.pose, way)) }))
    .filter(({ way, cost }) => cost <= flight.throttle.limit + EPSILON && keepsOverthrust(flight, way))
    .sort((a, b) => a.cost - b.cost)
  return lawful[0]?.way ?? null
}

/**
 * With its three turns a fighter flies at most two straight legs that are worth flying: a third leg would only
 * lengthen the way. So the ways are: one leg between two turns; or two legs, the first as it looks now (as far round
 * as turns already paid for allow) or the last as it is to look, with the other heading as near to the point as two
 * single turns let it be.
 */
function waysFacing({ done, pose }: Flight, to: Vec, final: number): Pose[][] {
  const bearing = relativeBearing(pose, to)
  if (bearing === null) return [[{ at: pose.at, facing: final }]]
  const slack = slackOf(done)
  const first = clamp(bearing, -slack, slack)
  const last = side(final - pose.facing)
  const headings = [-90, 90].flatMap(quarter => [side(last + quarter), first + quarter])
  const legs = [
    [bearing],
    [first, last],
    ...headings.flatMap(middle => [
      [first, middle],
      [middle, last],
    ]),
  ]
  return legs.flatMap(([a = 0, b]) => {
    const way = b === undefined ? [arriving(to, turned(pose, a).facing)] : twoLegs(pose, to, [a, b])
    return way ? [endLooking(way, final)] : []
  })
}

const arriving = (at: Vec, facing: number): Pose => ({ at, facing })

/** Two legs in these directions, relative to the nose, that end at the point; null where one would be flown backwards. */
function twoLegs(pose: Pose, to: Vec, [a, b]: readonly [number, number]): Pose[] | null {
  const one = turned(pose, a)
  const two = turned(pose, b)
  const [u, v] = [heading(one.facing), heading(two.facing)]
  const spread = cross(u, v)
  if (Math.abs(spread) <= EPSILON) return null
  const by = sub(to, pose.at)
  const [far, near] = [cross(by, v) / spread, cross(u, by) / spread]
  if (far < EPSILON || near < EPSILON) return null
  const corner = ahead(one, far)
  return [arriving(corner, one.facing), arriving(ahead({ at: corner, facing: two.facing }, near), two.facing)]
}

function endLooking(way: Pose[], final: number): Pose[] {
  const end = way.at(-1)
  return !end || Math.abs(side(final - end.facing)) <= EPSILON ? way : [...way, arriving(end.at, final)]
}

/** On Overthrust all turning is done before it moves. */
function keepsOverthrust({ throttle, done, pose }: Flight, way: readonly Pose[]): boolean {
  if (!throttle.overthrust) return true
  const [first, ...rest] = way
  if (!first) return true
  const turn = Math.abs(side(first.facing - pose.facing))
  return (
    turn <= widestTurn(throttle, done) + EPSILON &&
    rest.every(next => Math.abs(side(next.facing - first.facing)) <= EPSILON)
  )
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
