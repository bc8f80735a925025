import { ahead, heading, relativeBearing, side, turnOf } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { cross, distance, dot, type Pose, sub, type Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import type { Random } from '../../../engine/rolls/random'
import type { Shape } from '../../../engine/scene/shapes'
import type { Activation, State, Unit } from '../state'
import {
  costOf,
  type Flown,
  flyAll,
  forwardLeft,
  slackOf,
  type Throttle,
  throttleOf,
  turned,
  widestTurn,
} from './flight'
import { onBoard } from './way'

/**
 * The points a fighter can reach. Whatever way it takes, with k more turns it ends in the sector it could look
 * into with those turns at once, no farther than the centimetres they leave; and turning at once, then flying
 * straight, reaches every point of that sector. So the union of these sectors is the whole reach, exactly.
 */
export function flightShapes(throttle: Throttle, done: Flown, pose: Pose): Shape[] {
  if (throttle.overthrust) return overthrustShapes(throttle, done, pose)
  const shapes: Shape[] = []
  for (let more = 0; more <= 2; more++) {
    const left = forwardLeft(throttle, done, more)
    if (left <= EPSILON) break
    const half = Math.min(180, slackOf(done) + 90 * more)
    shapes.push(sector(pose, half, { inner: 0, outer: left }, { label: turnsLabel(more), dashed: more > 1 }))
  }
  return shapes
}

const turnsLabel = (more: number): string => (more === 0 ? 'straight' : more === 1 ? 'one turn' : `${more} turns`)

function overthrustShapes(throttle: Throttle, done: Flown, pose: Pose): Shape[] {
  const outer = throttle.limit - done.flown
  if (outer <= EPSILON) return []
  const inner = Math.max(0, throttle.minimum - done.flown)
  const half = widestTurn(throttle, done)
  const far = sector(pose, half, { inner, outer }, { label: 'Overthrust', dashed: true })
  if (inner <= EPSILON) return [far]
  return [
    far,
    { ...sector(pose, half, { inner: 0, outer: inner }, { label: 'below the minimum', dashed: true }), tone: 'muted' },
  ]
}

interface Depth {
  readonly inner: number
  readonly outer: number
}

function sector(pose: Pose, half: number, depth: Depth, more: { label: string; dashed: boolean }): Shape {
  const tone = 'reach' as const
  if (half <= EPSILON) {
    const points = [ahead(pose, depth.inner), ahead(pose, depth.outer)]
    return { kind: 'path', points, arrow: true, tone, ...more }
  }
  return { kind: 'sector', at: pose.at, ...depth, from: pose.facing - half, to: pose.facing + half, tone, ...more }
}

/** How the fighter may still fly, and how a pointer becomes a way it can fly. */
export function flightReach(state: State, unit: Unit, frame: Activation): Reach {
  const throttle = throttleOf(state, unit, frame)
  const start: Pose = { at: unit.at, facing: unit.facing }
  const after = (path: readonly Pose[]) => ({ pose: path.at(-1) ?? start, done: flyAll(frame, start, path) })

  const extend = (path: readonly Pose[], to: Vec, facing?: number): readonly Pose[] => {
    const { pose, done } = after(path)
    const ways = facing === undefined ? [] : waysFacing(pose, to, facing)
    const lawful = ways
      .map(way => ({ way, cost: costOf(throttle, flyAll(done, pose, way)) }))
      .filter(({ way, cost }) => cost <= throttle.limit + EPSILON && !breaksOverthrust(throttle, done, pose, way))
      .sort((a, b) => a.cost - b.cost)
    return [...path, ...(lawful[0]?.way ?? straightTo(throttle, done, pose, to))]
  }

  return {
    shapes: flightShapes(throttle, frame, start),
    extend,
    cost: path => {
      const { done } = after(path)
      const spent = `${Number(costOf(throttle, done).toFixed(1))} of ${throttle.limit} cm`
      const short = throttle.minimum - done.flown
      return short > EPSILON ? `${spent}, ${Number(short.toFixed(1))} short of the minimum` : spent
    },
    sample: random => sampleFlight(state, { throttle, done: frame, start, extend }, random),
  }
}

/** Turn at once as far as the point asks and the budget allows, then fly straight at it. */
function straightTo(throttle: Throttle, done: Flown, pose: Pose, to: Vec): Pose[] {
  const wanted = relativeBearing(pose, to) ?? 0
  const widest = widestTurn(throttle, done)
  const turn = Math.max(-widest, Math.min(widest, wanted))
  const looking = turned(pose, turn)
  const left = Math.max(0, forwardLeft(throttle, flyAll(done, pose, [looking])))
  const along = dot(heading(looking.facing), sub(to, pose.at))
  const forward = Math.max(0, Math.min(left, along))
  if (forward <= EPSILON) return Math.abs(turn) <= EPSILON ? [] : [looking]
  return [{ at: ahead(looking, forward), facing: looking.facing }]
}

/** Ways to a point that end looking in a given direction: turn, fly, turn; or fly, turn, fly. */
function waysFacing(pose: Pose, to: Vec, facing: number): Pose[][] {
  const final = turnOf(facing)
  const bearing = relativeBearing(pose, to)
  if (bearing === null) return [[{ at: pose.at, facing: final }]]
  const direct = turned(pose, bearing).facing
  const ways: Pose[][] = [
    Math.abs(side(final - direct)) <= EPSILON
      ? [{ at: to, facing: direct }]
      : [
          { at: to, facing: direct },
          { at: to, facing: final },
        ],
  ]
  const nose = heading(pose.facing)
  const last = heading(final)
  const spread = cross(nose, last)
  if (Math.abs(spread) <= EPSILON) return ways
  const by = sub(to, pose.at)
  const first = cross(by, last) / spread
  const second = cross(nose, by) / spread
  if (first < EPSILON || second < EPSILON) return ways
  const corner = ahead(pose, first)
  return [
    ...ways,
    [
      { at: corner, facing: pose.facing },
      { at: ahead({ at: corner, facing: final }, second), facing: final },
    ],
  ]
}

function breaksOverthrust(throttle: Throttle, done: Flown, pose: Pose, way: readonly Pose[]): boolean {
  if (!throttle.overthrust) return false
  const [first, ...rest] = way
  if (!first) return false
  const turn = Math.abs(side(first.facing - pose.facing))
  return (
    turn > widestTurn(throttle, done) + EPSILON ||
    rest.some(next => Math.abs(side(next.facing - first.facing)) > EPSILON)
  )
}

interface Flight {
  readonly throttle: Throttle
  readonly done: Flown
  readonly start: Pose
  extend(path: readonly Pose[], to: Vec, facing?: number): readonly Pose[]
}

const TRIES = 20

/** Some way it can fly that stays on the table; only the minimum of an Overthrust drives it off. */
function sampleFlight(state: State, flight: Flight, random: Random): readonly Pose[] {
  const { throttle, done, start, extend } = flight
  const least = Math.max(0, throttle.minimum - done.flown)
  const widest = widestTurn(throttle, done)
  let fallback: readonly Pose[] = []
  for (let i = 0; i < TRIES; i++) {
    const looking = turned(start, (random() * 2 - 1) * widest)
    const most = throttle.limit - done.flown
    const far = throttle.overthrust ? least + random() * (most - least) : Math.sqrt(random()) * most
    const to = ahead(looking, far)
    const facing = !throttle.overthrust && random() < 0.5 ? random() * 360 : undefined
    const path = facing === undefined ? extend([], to) : extend([], to, facing)
    const end = path.at(-1)
    if (!end || distance(end.at, start.at) + Math.abs(side(end.facing - start.facing)) <= EPSILON) continue
    if (onBoard(state, end.at)) return path
    if (least > EPSILON) fallback = path
  }
  return fallback
}
