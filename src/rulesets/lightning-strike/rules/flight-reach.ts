import { ahead, heading, relativeBearing, side, turnOf } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { cross, dot, type Pose, sub, type Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import type { Shape } from '../../../engine/scene/shapes'
import { count, measured } from '../../../engine/words'
import type { Activation, State, Unit } from '../state'
import {
  type Allowance,
  allowanceOf,
  costOf,
  type Flown,
  flownIn,
  flyAll,
  forwardLeft,
  slackOf,
  turned,
  widestTurn,
} from './flight'

/**
 * The points a fighter can reach. Whatever path it takes, with k more turns it ends in the sector it could turn into
 * by making those turns at once, and no farther away than the movement left after paying for them. Turning at once and
 * then flying straight reaches every point of that sector. So the union of these sectors is exactly its reach.
 */
export function flightShapes(allowance: Allowance, done: Flown, pose: Pose): Shape[] {
  if (allowance.overthrust) return overthrustShapes(allowance, done, pose)
  const shapes: Shape[] = []
  for (let more = 0; more <= 2; more++) {
    const left = forwardLeft(allowance, done, more)
    if (left <= EPSILON) break
    const half = Math.min(180, slackOf(done) + 90 * more)
    shapes.push(sector(pose, half, { inner: 0, outer: left }, { dashed: more > 1, ...turnsLabel(more) }))
  }
  return shapes
}

const turnsLabel = (more: number): { label?: string } => (more === 0 ? {} : { label: count(more, 'turn') })

function overthrustShapes(allowance: Allowance, done: Flown, pose: Pose): Shape[] {
  const outer = allowance.limit - done.flown
  if (outer <= EPSILON) return []
  const inner = Math.max(0, allowance.minimum - done.flown)
  const half = widestTurn(allowance, done)
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

function sector(pose: Pose, half: number, depth: Depth, more: { label?: string; dashed: boolean }): Shape {
  const tone = 'reach' as const
  if (half <= EPSILON) {
    const points = [ahead(pose, depth.inner), ahead(pose, depth.outer)]
    return { kind: 'path', points, arrow: true, tone, ...more }
  }
  if (half >= 180 && depth.inner === 0) return { kind: 'disc', at: pose.at, radius: depth.outer, tone, ...more }
  return { kind: 'sector', at: pose.at, ...depth, from: pose.facing - half, to: pose.facing + half, tone, ...more }
}

/** How the fighter can still fly, and how a pointer becomes a path it can fly. */
export function flightReach(state: State, unit: Unit, frame: Activation): Reach {
  const allowance = allowanceOf(state, unit, frame)
  const start: Pose = { at: unit.at, facing: unit.facing }
  const done = flownIn(frame)
  const after = (path: readonly Pose[]): Flight => ({
    allowance,
    pose: path.at(-1) ?? start,
    done: flyAll(done, start, path),
  })

  const extend = (path: readonly Pose[], to: Vec, facing?: number): readonly Pose[] => {
    const flight = after(path)
    const facingThere = facing === undefined ? null : pathFacing(flight, to, facing)
    return [...path, ...(facingThere ?? straightTo(flight, to))]
  }

  return {
    shapes: () => flightShapes(allowance, done, start),
    extend,
    cost: path => {
      const { done } = after(path)
      const spent = `${measured(costOf(allowance, done))} of ${allowance.limit} cm`
      const short = allowance.minimum - done.flown
      return short > EPSILON ? `${spent}, ${measured(short)} cm short of the minimum` : spent
    },
  }
}

/** A fighter in mid-flight: where it is and what it has done so far. */
export interface Flight {
  readonly allowance: Allowance
  readonly done: Flown
  readonly pose: Pose
}

/** Turns towards the point as far as it can pay for, then flies straight, as close to the point as possible. */
export function straightTo({ allowance, done, pose }: Flight, to: Vec): Pose[] {
  const widest = widestTurn(allowance, done)
  const turn = clamp(relativeBearing(pose, to) ?? 0, -widest, widest)
  const facing = turned(pose, turn)
  const left = Math.max(0, forwardLeft(allowance, flyAll(done, pose, [facing])))
  const forward = clamp(dot(heading(facing.facing), sub(to, pose.at)), 0, left)
  if (forward > EPSILON) return [{ at: ahead(facing, forward), facing: facing.facing }]
  return Math.abs(turn) > EPSILON ? [facing] : []
}

/** The cheapest legal path to a point that ends with a given facing; null where there is none. */
export function pathFacing(flight: Flight, to: Vec, facing: number): Pose[] | null {
  const legal = pathsFacing(flight, to, turnOf(facing))
    .map(path => ({ path, cost: costOf(flight.allowance, flyAll(flight.done, flight.pose, path)) }))
    .filter(({ path, cost }) => cost <= flight.allowance.limit + EPSILON && keepsOverthrust(flight, path))
    .sort((a, b) => a.cost - b.cost)
  return legal[0]?.path ?? null
}

/**
 * With its three turns a fighter never needs more than two straight legs: a third would only make the path longer. So
 * it flies one leg between two turns; or two legs, where either the first has the facing it starts with (turned as far
 * as turns already paid for allow) or the last has the facing it should end with, and the other heads as directly for
 * the point as two single turns let it.
 */
function pathsFacing({ done, pose }: Flight, to: Vec, final: number): Pose[][] {
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
    const path = b === undefined ? [arriving(to, turned(pose, a).facing)] : twoLegs(pose, to, [a, b])
    return path ? [endFacing(path, final)] : []
  })
}

const arriving = (at: Vec, facing: number): Pose => ({ at, facing })

/** Two legs in these directions, relative to the nose, that end at the point; null if one would go backwards. */
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

function endFacing(path: Pose[], final: number): Pose[] {
  const end = path.at(-1)
  return !end || Math.abs(side(final - end.facing)) <= EPSILON ? path : [...path, arriving(end.at, final)]
}

/** On Overthrust it turns only before it moves. */
function keepsOverthrust({ allowance, done, pose }: Flight, path: readonly Pose[]): boolean {
  if (!allowance.overthrust) return true
  const [first, ...rest] = path
  if (!first) return true
  const turn = Math.abs(side(first.facing - pose.facing))
  return (
    turn <= widestTurn(allowance, done) + EPSILON &&
    rest.every(next => Math.abs(side(next.facing - first.facing)) <= EPSILON)
  )
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
