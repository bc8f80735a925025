import { heading, side, turnOf } from '../../../engine/geometry/angle'
import { atMost, type Cm, cm, type Degrees, degrees, EPSILON } from '../../../engine/geometry/units'
import { cross, distance, dot, type Pose, sub } from '../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { Activation, State, Unit } from '../state'
import { exactCm } from '../words'
import { movementOf } from './unit'

/** What a fighter may do in this activation. Lengths are in centimetres. */
export interface Allowance {
  readonly overthrust: boolean
  /** How much it can spend, on flying and on turns after the first. */
  readonly limit: Cm
  readonly turnCost: Cm
  /** How far it must have flown when its activation ends. */
  readonly minimum: Cm
}

/** What it has done so far: its distance, the turns it made earlier, and the degrees it turned where it is now. */
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

export function allowanceOf(state: State, unit: Unit, { overthrust }: Pick<Activation, 'overthrust'>): Allowance {
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

/** Turns in one place, with no forward motion between them, are one pivot; its degrees add up. */
export function flyOn(done: Flown, from: Pose, to: Pose): Flown {
  const pivot = degrees(done.pivot + Math.abs(side(to.facing - from.facing)))
  const forward = distance(from.at, to.at)
  if (forward <= EPSILON) return { ...done, pivot }
  return { flown: cm(done.flown + forward), turns: done.turns + turnsIn(pivot), pivot: degrees(0) }
}

export function flyAll(done: Flown, start: Pose, path: readonly Pose[]): Flown {
  return path.reduce((sum, pose, i) => flyOn(sum, path[i - 1] ?? start, pose), done)
}

/** The first turn is free, each one after it costs half the Movement. */
export const costOf = (allowance: Allowance, done: Flown): Cm =>
  cm(done.flown + Math.max(0, turnsOf(done) - 1) * allowance.turnCost)

/** How far it can still fly after `more` turns; negative if it can't pay for the turns. */
export const forwardLeft = (allowance: Allowance, done: Flown, more = 0): Cm =>
  cm(allowance.limit - done.flown - Math.max(0, turnsOf(done) + more - 1) * allowance.turnCost)

/** How many degrees it can still turn here without making another turn. */
export const slackOf = (done: Flown): Degrees => degrees(turnsIn(done.pivot) * 90 - done.pivot)

/** The widest turn to either side that it can make and pay for here. */
export function widestTurn(allowance: Allowance, done: Flown): Degrees {
  if (allowance.overthrust) return degrees(done.flown > EPSILON ? 0 : Math.max(0, 90 - done.pivot))
  let more = 0
  while (more < 2 && forwardLeft(allowance, done, more + 1) >= -EPSILON) more += 1
  return degrees(Math.min(180, slackOf(done) + 90 * more))
}

export const turned = (pose: Pose, by: number): Pose => ({ at: pose.at, facing: turnOf(pose.facing + by) })

/** Why a fighter can't fly this path; each leg that breaks a rule is named and shown. */
export function flightRefusals(allowance: Allowance, done: Flown, start: Pose, path: readonly Pose[]): Refusal[] {
  const reasons: Refusal[] = []
  let sum = done
  for (const [i, pose] of path.entries()) {
    const from = path[i - 1] ?? start
    const leg: Shape = { kind: 'path', points: [from.at, pose.at], tone: 'bad', arrow: true }
    if (!noseFirst(from, pose))
      reasons.push(
        refuse('LS.move.fighter.nose', 'A fighter flies nose first: turn it towards where it should go.', [leg]),
      )
    const next = flyOn(sum, from, pose)
    if (allowance.overthrust) reasons.push(...overthrustTurn(sum, from, pose))
    sum = next
  }
  return [...reasons, ...budgetRefusals(allowance, done, sum)]
}

/** The leg runs along the facing it is flown with, forwards. */
function noseFirst(from: Pose, to: Pose): boolean {
  if (distance(from.at, to.at) <= EPSILON) return true
  const nose = heading(to.facing)
  const leg = sub(to.at, from.at)
  return dot(nose, leg) > 0 && Math.abs(cross(nose, leg)) <= EPSILON
}

function overthrustTurn(before: Flown, from: Pose, to: Pose): Refusal[] {
  const swept = Math.abs(side(to.facing - from.facing))
  if (swept <= EPSILON) return []
  if (before.flown > EPSILON)
    return [
      refuse('LS.move.fighter.overthrust.turn', 'On Overthrust a fighter turns only before it moves.', [
        pointMark(from),
      ]),
    ]
  if (atMost(before.pivot + swept, 90)) return []
  return [
    refuse('LS.move.fighter.overthrust.turn', 'On Overthrust a fighter makes only one turn, of at most 90 degrees.', [
      pointMark(from),
    ]),
  ]
}

const pointMark = ({ at }: Pose): Shape => ({ kind: 'disc', at, radius: 1, tone: 'bad' })

function budgetRefusals(allowance: Allowance, done: Flown, sum: Flown): Refusal[] {
  if (atMost(costOf(allowance, sum), allowance.limit)) return []
  if (allowance.overthrust)
    return [
      refuse('LS.move.fighter.overthrust.allowance', tooFar(sum.flown - done.flown, forwardLeft(allowance, done))),
    ]
  const turns = turnsOf(sum)
  const more = turns - turnsOf(done)
  const left = forwardLeft(allowance, done, more)
  if (turns > 3)
    return [refuse('LS.move.fighter.turn-max', `That would be ${turns} turns. Its Movement pays for 3 at most.`)]
  if (turns > 1) {
    const price = `${turns} turns cost ${exactCm((turns - 1) * allowance.turnCost)} of its ${exactCm(allowance.limit)}.`
    return [refuse('LS.move.fighter.turn-cost', `${price} ${tooFar(sum.flown - done.flown, left)}`)]
  }
  return [refuse('LS.move.fighter.basic', tooFar(sum.flown - done.flown, left))]
}

const tooFar = (wanted: number, left: number): string =>
  `This path is ${exactCm(wanted)} long, but ${left > 0 ? `only ${exactCm(left)}` : 'no movement'} is left.`
