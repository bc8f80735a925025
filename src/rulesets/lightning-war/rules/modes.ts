import { EPSILON } from '../../../engine/geometry/units'
import type { Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { LwRule } from '../rulebook'
import type { Base, State } from '../state'
import { isArmour, no } from './base'
import { changedBase } from './changed'
import { coverAt, coverFrom, onCrest } from './ground'
import { enemiesOf } from './muster'
import { isSlow, type Mode, type Mover, menaceOf, moverOf } from './rates'
import { LEAST_RETREAT, retreatOf, toOwnEdge } from './retiring'
import { offRoadAt } from './roads'
import { seenAt } from './sight'
import { seenOn } from './sight-along'
import { cross, endOf, pointsOfWay, type Way } from './way'
import { inches } from './words'

/** LW.move.heavy, LW.move.double, LW.move.dash, LW.inf.dash: what the class and the ending of the mode ask for. */
export function modeRefusals(state: State, way: Way): Refusal[] {
  const { base, mode } = way
  if (mode === 'normal') return []
  const bars = modeBars(state, base, mode)
  switch (mode) {
    case 'dash':
      return [...bars, ...dashRefusals(state, way)]
    case 'road':
      return [...bars, ...roadRefusals(state, way)]
    case 'retire':
      return [...bars, ...retireRefusals(state, way)]
  }
}

/** Why a base does not use a mode now, whatever the way. */
export function modeBars(state: State, base: Base, mode: Mode): Refusal[] {
  if (mode === 'normal') return []
  const mover = moverOf(state, base)
  const reasons = [
    isSlow(state, base) && no('LW.move.heavy', `${base.name} never moves more than 12 inches.`),
    mover === 'gun' && no('LW.move.gun', `${base.name} is moved by hand and goes no faster.`),
    base.fired.length > 0 && no(noFireRule(mover, mode), `${base.name} has fired in this turn.`),
    mode !== 'dash' &&
      mover !== 'afv' &&
      no('LW.move.double', 'Only tanks and armoured vehicles move at double rate this way.'),
  ]
  return reasons.filter(reason => !!reason)
}

/** Why no way at all will do in a mode: the mode itself, or where the base stands now. */
export function startBars(state: State, base: Base, mode: Mode): Refusal[] {
  const bars = modeBars(state, base, mode)
  switch (mode) {
    case 'normal':
    case 'dash':
      return bars
    case 'road':
      return [...bars, ...roadRefusals(state, { base, path: [] })]
    case 'retire':
      return toOwnEdge(state, base.seat, base.at) < LEAST_RETREAT - EPSILON ? [...bars, NOT_BACK] : bars
  }
}

/** What forbids to fire and move so in one turn. */
const noFireRule = (mover: Mover, mode: Mode): LwRule =>
  mode !== 'dash' ? 'LW.move.double.no-fire' : mover === 'foot' ? 'LW.inf.dash.no-fire' : 'LW.move.dash.no-fire'

/** LW.move.dash.cover: in cover, or with a hedge, wall or wreck between it and every enemy that sees it. */
function dashRefusals(state: State, { base, path }: Way): Refusal[] {
  const { at, facing } = endOf({ base, path })
  if (coverAt(state, at) !== 'none' || (isArmour(state, base) && onCrest(state, at))) return []
  const there = changedBase(base, { at, facing })
  return enemiesOf(state, base.seat)
    .filter(enemy => seenAt(state, enemy, at) && coverFrom(state, there, enemy.at) === 'none')
    .map(watcher => {
      const line: Shape = { kind: 'path', tone: 'bad', points: [watcher.at, at], dashed: true }
      return no(
        'LW.move.dash.cover',
        `A dash ends in cover or out of sight of every enemy; ${watcher.name} would see it in the open.`,
        [line],
      )
    })
}

/** LW.move.double.road: every enemy that has the road under fire is a reason, and so is leaving it. */
function roadRefusals(state: State, way: Pick<Way, 'base' | 'path'>): Refusal[] {
  const points = pointsOfWay(way)
  const off = offRoadAt(state, points)
  return [
    ...(off ? [no('LW.move.double.road', 'The way leaves the road.', [cross(off)])] : []),
    ...enemiesOf(state, way.base.seat).flatMap(enemy => fireOn(state, enemy, points)),
  ]
}

/** Why an enemy forbids a way by road: it sees some point of it within its range. */
function fireOn(state: State, enemy: Base, points: readonly Vec[]): Refusal[] {
  const range = menaceOf(state, enemy)
  if (range === null) return []
  for (const [i, to] of points.entries()) {
    const spot = seenOn(state, { from: enemy.at, range }, [points[i - 1] ?? to, to])
    if (spot)
      return [
        no('LW.move.double.road', `${enemy.name} has the road under fire, within ${inches(range)}.`, [
          { kind: 'path', tone: 'bad', points: [enemy.at, spot], arrow: true },
        ]),
      ]
  }
  return []
}

function retireRefusals(state: State, way: Way): Refusal[] {
  return retreatOf(state, way.base, endOf(way).at) === 'stays' ? [NOT_BACK] : []
}

const NOT_BACK = no(
  'LW.move.double.retire',
  'Who retires or withdraws ends at least 1 inch nearer its own edge, and 1 inch further from every enemy that sees it.',
)

/** Rules that a move of a mode cites. */
export const modeRules = (mover: Mover, mode: Mode): readonly LwRule[] =>
  mode === 'dash' && mover === 'foot' ? FOOT_DASH : MODE_RULES[mode]

const FOOT_DASH: readonly LwRule[] = ['LW.inf.dash', 'LW.move.dash.cover']
const MODE_RULES: Readonly<Record<Mode, readonly LwRule[]>> = {
  normal: [],
  dash: ['LW.move.dash', 'LW.move.dash.cover'],
  road: ['LW.move.double', 'LW.move.double.road'],
  retire: ['LW.move.double', 'LW.move.double.retire'],
}
