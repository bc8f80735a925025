import { heading, side } from '../../../engine/geometry/angle'
import { atMost, EPSILON } from '../../../engine/geometry/units'
import { cross, distance, dot, type Pose, sub } from '../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { exactCm } from '../words'
import { costOf, type Flown, flyOn, forwardLeft, type Throttle, turnsOf } from './flight'

/** Why a fighter cannot fly this way; each leg that breaks a rule is named and shown. */
export function flightRefusals(throttle: Throttle, done: Flown, start: Pose, path: readonly Pose[]): Refusal[] {
  const reasons: Refusal[] = []
  let sum = done
  for (const [i, pose] of path.entries()) {
    const from = path[i - 1] ?? start
    const leg: Shape = { kind: 'path', points: [from.at, pose.at], tone: 'bad', arrow: true }
    if (!noseFirst(from, pose))
      reasons.push(refuse('LS.move.fighter.nose', 'A fighter flies only where its nose points.', [leg]))
    const next = flyOn(sum, from, pose)
    if (throttle.overthrust) reasons.push(...overthrustTurn(sum, from, pose))
    sum = next
  }
  return [...reasons, ...budgetRefusals(throttle, done, sum)]
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
      refuse('LS.move.fighter.overthrust.turn', 'On Overthrust it turns only before it moves.', [pointMark(from)]),
    ]
  if (atMost(before.pivot + swept, 90)) return []
  return [
    refuse('LS.move.fighter.overthrust.turn', 'On Overthrust it makes one turn of at most 90 degrees.', [
      pointMark(from),
    ]),
  ]
}

const pointMark = ({ at }: Pose): Shape => ({ kind: 'disc', at, radius: 1, tone: 'bad' })

function budgetRefusals(throttle: Throttle, done: Flown, sum: Flown): Refusal[] {
  if (atMost(costOf(throttle, sum), throttle.limit)) return []
  if (throttle.overthrust)
    return [refuse('LS.move.fighter.overthrust.allowance', tooFar(sum.flown - done.flown, forwardLeft(throttle, done)))]
  const turns = turnsOf(sum)
  const more = turns - turnsOf(done)
  const left = forwardLeft(throttle, done, more)
  if (turns > 3)
    return [refuse('LS.move.fighter.turn-max', `That makes ${turns} turns; its Movement pays for three at most.`)]
  if (turns > 1) {
    const price = `${turns} turns cost ${exactCm((turns - 1) * throttle.turnCost)} of ${exactCm(throttle.limit)}`
    return [refuse('LS.move.fighter.turn-cost', `${price}; ${tooFar(sum.flown - done.flown, left)}`)]
  }
  return [refuse('LS.move.fighter.basic', tooFar(sum.flown - done.flown, left))]
}

const tooFar = (wanted: number, left: number): string =>
  `This flies ${exactCm(wanted)}, ${left > 0 ? `${exactCm(left)} are` : 'nothing is'} left.`
