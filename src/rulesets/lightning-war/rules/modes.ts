import { EPSILON } from '../../../engine/geometry/units'
import type { Vec } from '../../../engine/geometry/vec'
import { memoize } from '../../../engine/memoize'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { Figure } from '../../../engine/terrain/figure'
import type { TerrainIndex } from '../../../engine/terrain/index'
import { lineOf, merged, pointAt, stretchesIn, without } from '../../../engine/terrain/stretches'
import type { LwRule } from '../rulebook'
import type { Base, State } from '../state'
import { goingOf } from '../tables/terrain'
import { isArmour } from './base'
import { coverAt, coverFrom, groundOf, onCrest, onRoad } from './ground'
import { isSlow, type Mode, type Mover, moverOf, threatRange } from './rates'
import { LEAST_RETREAT, retreatOf, toOwnEdge } from './retiring'
import { enemiesOf } from './roster'
import { seenAt } from './sight'
import { seenOn } from './sight-along'
import { cross, endOf, pointsOfWay, type Way } from './way'
import { inches } from './words'
import { changedBase } from './writing'

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
    isSlow(state, base) && refuse('LW.move.heavy', `${base.name} can never move more than 12 inches.`),
    mover === 'gun' && refuse('LW.move.gun', `${base.name} is moved by hand and can't go faster.`),
    base.fired.length > 0 && refuse(noFireRule(mover, mode), `${base.name} has already fired this turn.`),
    mode !== 'dash' &&
      mover !== 'afv' &&
      refuse('LW.move.double', 'Only tanks and armoured vehicles can move at double rate this way.'),
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
      return refuse(
        'LW.move.dash.cover',
        `A dash must end in cover or out of sight of every enemy; ${watcher.name} would see it in the open.`,
        [line],
      )
    })
}

/** LW.move.double.road: every enemy that has the road under fire is a reason, and so is leaving it. */
function roadRefusals(state: State, way: Pick<Way, 'base' | 'path'>): Refusal[] {
  const points = pointsOfWay(way)
  const off = offRoadAt(state, points)
  return [
    ...(off ? [refuse('LW.move.double.road', 'This move leaves the road.', [cross(off)])] : []),
    ...enemiesOf(state, way.base.seat).flatMap(enemy => fireOn(state, enemy, points)),
  ]
}

/** Why an enemy forbids a way by road: it sees some point of it within its range. */
function fireOn(state: State, enemy: Base, points: readonly Vec[]): Refusal[] {
  const range = threatRange(state, enemy)
  if (range === null) return []
  for (const [i, to] of points.entries()) {
    const spot = seenOn(state, { from: enemy.at, range }, [points[i - 1] ?? to, to])
    if (spot)
      return [
        refuse('LW.move.double.road', `${enemy.name} can fire at the road, within ${inches(range)}.`, [
          { kind: 'path', tone: 'bad', points: [enemy.at, spot], arrow: true },
        ]),
      ]
  }
  return []
}

function retireRefusals(state: State, way: Way): Refusal[] {
  return retreatOf(state, way.base, endOf(way).at) === 'stays' ? [NOT_BACK] : []
}

const NOT_BACK = refuse(
  'LW.move.double.retire',
  'To retire or withdraw, end at least 1 inch closer to your own edge and 1 inch further from every enemy that sees the unit.',
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

/** Where a way first leaves the road, to the last hair; null where all of it is on road. */
export function offRoadAt(state: State, points: readonly Vec[]): Vec | null {
  const roads = roadsOf(groundOf(state))
  for (const [i, to] of points.entries()) {
    if (!onRoad(state, to)) return to
    const line = lineOf(points[i - 1] ?? to, to)
    if (line.length <= EPSILON) continue
    const found: [number, number][] = []
    for (const road of roads) {
      const inside = stretchesIn(road, line)
      for (let k = 0; k < inside.length; k += 2) found.push([inside[k] ?? 0, inside[k + 1] ?? 0])
    }
    const [from, until] = without([0, line.length], merged(found, line.length))
    if (from !== undefined && until !== undefined) return pointAt(line, (from + until) / 2)
  }
  return null
}

/** The roads of a map, wider by a hair: their edges belong to them. */
const roadsOf = memoize((ground: TerrainIndex): readonly Figure[] =>
  ground.placed.filter(({ kind }) => goingOf(kind) === 'road').map(({ figure }) => widened(figure)),
)

const widened = (figure: Figure): Figure => ({
  ...figure,
  half: figure.half + EPSILON,
  box: {
    left: figure.box.left - EPSILON,
    top: figure.box.top - EPSILON,
    right: figure.box.right + EPSILON,
    bottom: figure.box.bottom + EPSILON,
  },
})
