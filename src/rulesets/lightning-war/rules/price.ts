import { atMost } from '../../../engine/geometry/units'
import { lengthOf, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import { priceOf, wayCost } from '../../../engine/terrain/going'
import type { TerrainIndex } from '../../../engine/terrain/index'
import type { State } from '../state'
import { goingOf } from '../tables/terrain'
import { no } from './base'
import { groundOf } from './ground'
import { dearestOn, goingFor, type Mover, moverOf, pointsFor, RATE_RULES } from './rates'
import { cross, pointsOfWay, type Way } from './way'
import { inches } from './words'

interface Priced {
  readonly ground: TerrainIndex
  readonly mover: Mover
  readonly from: Vec
  readonly to: Vec
  readonly price: number | null
}

/** Who plans a way has mostly just thought of it. */
let latest: Priced | null = null

/** What a straight way costs a mover; null where some part is barred. */
export function straightPrice(ground: TerrainIndex, mover: Mover, [from, to]: readonly [Vec, Vec]): number | null {
  if (
    latest?.ground !== ground ||
    latest.mover !== mover ||
    latest.from !== from ||
    latest.to.x !== to.x ||
    latest.to.y !== to.y
  )
    latest = { ground, mover, from, to, price: priceOf(ground, goingFor(mover), [from, to]) }
  return latest.price
}

function priceOfWay(ground: TerrainIndex, mover: Mover, points: readonly Vec[]): number | null {
  const [from, to] = points
  return from && to && points.length === 2
    ? straightPrice(ground, mover, [from, to])
    : priceOf(ground, goingFor(mover), points)
}

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
  const price = priceOfWay(ground, mover, points)
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
  return mover === 'soft'
    ? [no('LW.move.truck.off', `The way costs ${inches(cost)} of ${most}: every inch off the road counts double.`)]
    : [
        no(
          'LW.move.bad-going',
          `The way costs ${inches(cost)} of ${most}: bad going counts double, a hedge or wall 1 more.`,
        ),
      ]
}
