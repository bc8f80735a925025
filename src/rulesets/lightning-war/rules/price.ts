import { atMost } from '../../../engine/geometry/units'
import { lengthOf, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import { priceOf, wayCost } from '../../../engine/terrain/going'
import type { TerrainIndex } from '../../../engine/terrain/index'
import type { LwRule } from '../rulebook'
import type { State } from '../state'
import { goingOf } from '../tables/terrain'
import { no } from './base'
import { groundOf } from './ground'
import { modeRules } from './modes'
import { dearestOn, goingFor, type Mode, type Mover, moverOf, pointsFor, RATE_RULES } from './rates'
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
  const ground = groundOf(state)
  const dearest = dearestOn(ground, mover)
  if (dearest !== null && atMost(length * dearest, most)) return []
  const price = priceOfWay(ground, mover, points)
  if (price !== null && atMost(price, most)) return []
  const long = atMost(length, most)
    ? []
    : [no(limitRule(mover, mode), `The way is ${inches(length)} long; ${base.name} moves ${inches(most)} at most.`)]
  return [...long, ...groundRefusals(state, way, most)]
}

/** What the ground itself has against a way: it is barred somewhere, or costs more than its length. */
function groundRefusals(state: State, way: Way, most: number): Refusal[] {
  const { base } = way
  const mover = moverOf(state, base)
  const { cost, length, legs } = wayCost(groundOf(state), goingFor(mover), pointsOfWay(way))
  if (cost === null) {
    const barred = legs.filter(leg => leg.cost === null)
    const isClosed = ({ ground }: (typeof legs)[number]): boolean =>
      ground.here.some(({ kind }) => goingOf(kind) === 'closed')
    const [water, bad] = [barred.find(isClosed), barred.find(leg => !isClosed(leg))]
    return [
      ...(water ? [no('LW.board.terrain', 'That water is passed only at a bridge or ford.', [cross(water.from)])] : []),
      ...(bad ? [no('LW.move.truck.bad', `${base.name} never enters bad going.`, [cross(bad.from)])] : []),
    ]
  }
  if (atMost(cost, Math.max(most, length))) return []
  return mover === 'soft'
    ? [no('LW.move.truck.off', `The way costs ${inches(cost)} of ${most}: every inch off the road counts double.`)]
    : [
        no(
          'LW.move.bad-going',
          `The way costs ${inches(cost)} of ${most}: bad going counts double, a hedge or wall 1 more.`,
        ),
      ]
}

/** The rule that sets how long a way may be at most. */
function limitRule(mover: Mover, mode: Mode): LwRule {
  const [faster] = modeRules(mover, mode)
  return faster ?? (mover === 'soft' ? 'LW.move.truck.road' : RATE_RULES[mover])
}

/** The rates by which a base went its way: a truck has one on roads and one off them. */
export function rateRules(state: State, way: Pick<Way, 'base' | 'path'>): LwRule[] {
  const mover = moverOf(state, way.base)
  if (mover !== 'soft') return [RATE_RULES[mover]]
  const { legs } = wayCost(groundOf(state), goingFor(mover), pointsOfWay(way))
  const onRoad = legs.filter(({ cost, length }) => cost !== null && atMost(cost, length))
  const rules: LwRule[] = []
  if (onRoad.length > 0) rules.push('LW.move.truck.road')
  if (onRoad.length < legs.length || legs.length === 0) rules.push('LW.move.truck.off')
  return rules
}
