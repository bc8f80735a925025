import { side, turnOf } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { distance, type Pose } from '../../../engine/geometry/vec'
import type { Activation, State, Unit } from '../state'
import { movementOf } from './unit'

/** What a fighter may do in this activation. */
export interface Throttle {
  readonly overthrust: boolean
  /** Centimetres it may spend, on flying and on turns beyond the first. */
  readonly limit: number
  readonly turnCost: number
  /** Centimetres it must have flown when its activation ends. */
  readonly minimum: number
}

/** What it has done so far: centimetres, turns before the present point, degrees swept at the present point. */
export interface Flown {
  readonly flown: number
  readonly turns: number
  readonly pivot: number
}

export const RESTING: Flown = { flown: 0, turns: 0, pivot: 0 }

export function throttleOf(state: State, unit: Unit, { overthrust }: Pick<Activation, 'overthrust'>): Throttle {
  const movement = movementOf(state, unit)
  return {
    overthrust,
    limit: overthrust ? movement.overthrust : movement.basic,
    turnCost: movement.basic / 2,
    minimum: overthrust ? movement.basic : 0,
  }
}

/** A pivot of x degrees is one turn for each begun 90. */
export const turnsIn = (degrees: number): number => Math.max(0, Math.ceil((degrees - EPSILON) / 90))

export const turnsOf = ({ turns, pivot }: Flown): number => turns + turnsIn(pivot)

/** Turns at one point without forward motion between them are one pivot, as wide as all that was swept. */
export function flyOn(done: Flown, from: Pose, to: Pose): Flown {
  const pivot = done.pivot + Math.abs(side(to.facing - from.facing))
  const forward = distance(from.at, to.at)
  if (forward <= EPSILON) return { ...done, pivot }
  return { flown: done.flown + forward, turns: done.turns + turnsIn(pivot), pivot: 0 }
}

export function flyAll(done: Flown, start: Pose, path: readonly Pose[]): Flown {
  return path.reduce((sum, pose, i) => flyOn(sum, path[i - 1] ?? start, pose), done)
}

/** The first turn is free, each further one costs half the Movement. */
export const costOf = (throttle: Throttle, done: Flown): number =>
  done.flown + Math.max(0, turnsOf(done) - 1) * throttle.turnCost

/** Centimetres left to fly after `more` further turns; negative where the turns cannot be paid. */
export const forwardLeft = (throttle: Throttle, done: Flown, more = 0): number =>
  throttle.limit - done.flown - Math.max(0, turnsOf(done) + more - 1) * throttle.turnCost

/** Degrees to either side that the turns made so far still cover at this point. */
export const slackOf = (done: Flown): number => turnsIn(done.pivot) * 90 - done.pivot

/** The widest turn to either side that can be made here and now, and paid. */
export function widestTurn(throttle: Throttle, done: Flown): number {
  if (throttle.overthrust) return done.flown > EPSILON ? 0 : Math.max(0, 90 - done.pivot)
  let more = 0
  while (more < 2 && forwardLeft(throttle, done, more + 1) >= -EPSILON) more += 1
  return Math.min(180, slackOf(done) + 90 * more)
}

export const turned = (pose: Pose, by: number): Pose => ({ at: pose.at, facing: turnOf(pose.facing + by) })
