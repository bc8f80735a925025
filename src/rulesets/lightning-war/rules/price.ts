import { atMost } from '../../../engine/geometry/units'
import { lengthOf } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import { priceOf, wayCost } from '../../../engine/terrain/going'
import type { State } from '../state'
import { goingOf } from '../tables/terrain'
import { no } from './base'
import { groundOf } from './ground'
import { dearestOn, goingFor, moverOf, pointsFor, RATE_RULES } from './rates'
import { cross, pointsOfWay, type Way } from './way'
import { inches } from './words'

/** LW.move.afv, LW.move.bad-going, LW.move.truck.*, LW.inf.move: whether the way can be paid for. */
export function rateRefusals(state: State, way: Way): Refusal[] {
  const { base, mode } = way
  const mover = moverOf(state, base)
  const points = pointsOfWay(way)
  const most = pointsFor(mover, mode)
  const length = lengthOf(points)
  if (!atMost(length, most))
    return [no(RATE_RULES[mover], `The way is ${inches(length)} long; ${base.name} moves ${inches(most)} at most.`)]
  const ground = groundOf(state)
  const dearest = dearestOn(ground, mover)
  if (dearest !== null && atMost(length * dearest, most)) return []
  const price = priceOf(ground, goingFor(mover), points)
  if (price !== null && atMost(price, most)) return []
  const { cost, legs } = wayCost(ground, goingFor(mover), points)
  if (cost === null) {
    const barred = legs.find(leg => leg.cost === null)
    const words = (barred?.ground.here ?? []).map(({ kind }) => goingOf(kind))
    const shapes = barred ? [cross(barred.from)] : []
    return words.includes('closed')
      ? [no('LW.board.terrain', 'That water is passed only at a bridge or ford.', shapes)]
      : [no('LW.move.truck.bad', `${base.name} never enters bad going.`, shapes)]
  }
  const rule = mover === 'soft' ? 'LW.move.truck.off' : 'LW.move.bad-going'
  return [no(rule, `The way costs ${inches(cost)} of ${most}: bad going and open ground count double.`)]
}
