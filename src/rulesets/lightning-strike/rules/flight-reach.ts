import { ahead } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import type { Shape } from '../../../engine/scene/shapes'
import type { Activation, State, Unit } from '../state'
import { count } from '../words'
import {
  costOf,
  type Flown,
  flownIn,
  flyAll,
  forwardLeft,
  slackOf,
  type Throttle,
  throttleOf,
  widestTurn,
} from './flight'
import { type Flight, straightTo, wayFacing } from './flight-ways'

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
    shapes.push(sector(pose, half, { inner: 0, outer: left }, { dashed: more > 1, ...turnsLabel(more) }))
  }
  return shapes
}

const turnsLabel = (more: number): { label?: string } => (more === 0 ? {} : { label: count(more, 'turn') })

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

function sector(pose: Pose, half: number, depth: Depth, more: { label?: string; dashed: boolean }): Shape {
  const tone = 'reach' as const
  if (half <= EPSILON) {
    const points = [ahead(pose, depth.inner), ahead(pose, depth.outer)]
    return { kind: 'path', points, arrow: true, tone, ...more }
  }
  if (half >= 180 && depth.inner === 0) return { kind: 'disc', at: pose.at, radius: depth.outer, tone, ...more }
  return { kind: 'sector', at: pose.at, ...depth, from: pose.facing - half, to: pose.facing + half, tone, ...more }
}

/** How the fighter may still fly, and how a pointer becomes a way it can fly. */
export function flightReach(state: State, unit: Unit, frame: Activation): Reach {
  const throttle = throttleOf(state, unit, frame)
  const start: Pose = { at: unit.at, facing: unit.facing }
  const done = flownIn(frame)
  const after = (path: readonly Pose[]): Flight => ({
    throttle,
    pose: path.at(-1) ?? start,
    done: flyAll(done, start, path),
  })

  const extend = (path: readonly Pose[], to: Vec, facing?: number): readonly Pose[] => {
    const flight = after(path)
    const way = facing === undefined ? null : wayFacing(flight, to, facing)
    return [...path, ...(way ?? straightTo(flight, to))]
  }

  return {
    shapes: () => flightShapes(throttle, done, start),
    extend,
    cost: path => {
      const { done } = after(path)
      const spent = `${Number(costOf(throttle, done).toFixed(1))} of ${throttle.limit} cm`
      const short = throttle.minimum - done.flown
      return short > EPSILON ? `${spent}, ${Number(short.toFixed(1))} short of the minimum` : spent
    },
  }
}
