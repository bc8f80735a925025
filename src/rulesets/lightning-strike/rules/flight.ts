import { side, turnOf } from '../../../engine/geometry/angle'
import { type Cm, cm, type Degrees, degrees, EPSILON } from '../../../engine/geometry/units'
import { distance, type Pose } from '../../../engine/geometry/vec'
import type { Activation, State, Unit } from '../state'
import { movementOf } from './unit'

/** What a fighter may do in this activation. */
export interface Throttle {
  readonly overthrust: boolean
  /** What it may spend, on flying and on turns beyond the first. */
  readonly limit: Cm
  readonly turnCost: Cm
  /** What it must have flown when its activation ends. */
  readonly minimum: Cm
}

/** What it has done so far: how far, turns before the present point, what it has swept at the present point. */
export interface Flown {
  readonly flown: Cm
  readonly turns: number
  readonly pivot: Degrees
}

export const RESTING: Flown = { flown: cm(0), turns: 0, pivot: degrees(0) }

export const flownIn = ({ flown, turns, pivot }: Activation): Flown => ({
  flown: cm(flown),
  turns,
  pivot: degrees(pivot),
})

export function throttleOf(state: State, unit: Unit, { overthrust }: Pick<Activation, 'overthrust'>): Throttle {
  const movement = movementOf(state, unit)
  return {
    overthrust,
    limit: cm(overthrust ? movement.overthrust : movement.basic),
    turnCost: cm(movement.basic / 2),
    minimum: cm(overthrust ? movement.basic : 0),
  }
}

/** A pivot of x degrees is one turn for each begun 90. */
export const turnsIn = (pivot: Degrees): number => Math.max(0, Math.ceil((pivot - EPSILON) / 90))

export const turnsOf = ({ turns, pivot }: Flown): number => turns + turnsIn(pivot)

/** Turns at one point without forward motion between them are one pivot, as wide as all that was swept. */
export function flyOn(done: Flown, from: Pose, to: Pose): Flown {
  const pivot = degrees(done.pivot + Math.abs(side(to.facing - from.facing)))
  const forward = distance(from.at, to.at)
  if (forward <= EPSILON) return { ...done, pivot }
  return { flown: cm(done.flown + forward), turns: done.turns + turnsIn(pivot), pivot: degrees(0) }
}

export function flyAll(done: Flown, start: Pose, path: readonly Pose[]): Flown {
  return path.reduce((sum, pose, i) => flyOn(sum, path[i - 1] ?? start, pose), done)
}

/** The first turn is free, each further one costs half the Movement. */
export const costOf = (throttle: Throttle, done: Flown): Cm =>
  cm(done.flown + Math.max(0, turnsOf(done) - 1) * throttle.turnCost)

/** What is left to fly after `more` further turns; negative where the turns cannot be paid. */
export const forwardLeft = (throttle: Throttle, done: Flown, more = 0): Cm =>
  cm(throttle.limit - done.flown - Math.max(0, turnsOf(done) + more - 1) * throttle.turnCost)

/** How far to either side the turns made so far still reach at this point. */
export const slackOf = (done: Flown): Degrees => degrees(turnsIn(done.pivot) * 90 - done.pivot)

/** The widest turn to either side that can be made here and now, and paid. */
export function widestTurn(throttle: Throttle, done: Flown): Degrees {
  if (throttle.overthrust) return degrees(done.flown > EPSILON ? 0 : Math.max(0, 90 - done.pivot))
  let more = 0
  while (more < 2 && forwardLeft(throttle, done, more + 1) >= -EPSILON) more += 1
  return degrees(Math.min(180, slackOf(done) + 90 * more))
}

export const turned = (pose: Pose, by: number): Pose => ({ at: pose.at, facing: turnOf(pose.facing + by) })
