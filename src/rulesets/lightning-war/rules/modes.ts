import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { LwRule } from '../rulebook'
import type { State } from '../state'
import { isArmour, no } from './base'
import { changedBase } from './changed'
import { coverAt, coverFrom, onCrest, onRoad } from './ground'
import { enemiesOf } from './muster'
import { isSlow, type Mode, menaceOf, moverOf } from './rates'
import { retreatOf } from './retiring'
import { seenAt } from './sight'
import { cross, endOf, pointsOfWay, type Way } from './way'
import { inches } from './words'

/** LW.move.heavy, LW.move.double, LW.move.dash, LW.inf.dash: what the class and the ending of the mode ask for. */
export function modeRefusals(state: State, way: Way): Refusal[] {
  const { base, mode } = way
  if (mode === 'normal') return []
  const mover = moverOf(state, base)
  if (isSlow(state, base)) return [no('LW.move.heavy', `${base.name} never moves more than 12 inches.`)]
  if (mover === 'gun') return [no('LW.move.gun', `${base.name} is moved by hand and goes no faster.`)]
  if (base.fired.length > 0)
    return [
      no(mode === 'dash' ? 'LW.move.dash.no-fire' : 'LW.move.double.no-fire', `${base.name} has fired in this turn.`),
    ]
  if (mode === 'dash') return dashRefusals(state, way)
  if (mover !== 'afv') return [no('LW.move.double', 'Only tanks and armoured vehicles move at double rate this way.')]
  return mode === 'road' ? roadRefusals(state, way) : retireRefusals(state, way)
}

/** LW.move.dash.cover: in cover, or with a hedge, wall or wreck between it and every enemy that sees it. */
function dashRefusals(state: State, { base, path }: Way): Refusal[] {
  const { at, facing } = endOf({ base, path })
  if (coverAt(state, at) !== 'none' || (isArmour(state, base) && onCrest(state, at))) return []
  const there = changedBase(base, { at, facing })
  const watcher = enemiesOf(state, base.seat).find(
    enemy => seenAt(state, enemy, at) && coverFrom(state, there, enemy.at) === 'none',
  )
  if (!watcher) return []
  const line: Shape = { kind: 'path', tone: 'bad', points: [watcher.at, at], dashed: true }
  return [
    no(
      'LW.move.dash.cover',
      `A dash ends in cover or out of sight of every enemy; ${watcher.name} would see it in the open.`,
      [line],
    ),
  ]
}

const STEP = 0.5

/** Points of a way close enough together that nobody slips through between them. */
function* along(points: readonly Vec[]): Generator<Vec> {
  for (const [i, b] of points.entries()) {
    const a = points[i - 1] ?? b
    const steps = Math.max(1, Math.ceil(distance(a, b) / STEP))
    for (let k = 1; k <= steps; k++) yield { x: a.x + ((b.x - a.x) * k) / steps, y: a.y + ((b.y - a.y) * k) / steps }
  }
}

function roadRefusals(state: State, way: Way): Refusal[] {
  const points: Vec[] = []
  // Roads end at the edge of the table, so a way that runs far beyond it isn't followed to its end.
  for (const at of along(pointsOfWay(way))) {
    if (!onRoad(state, at)) return [no('LW.move.double.road', 'The way leaves the road.', [cross(at)])]
    points.push(at)
  }
  for (const enemy of enemiesOf(state, way.base.seat)) {
    const range = menaceOf(state, enemy)
    if (range === null) continue
    const spot = points.find(at => atMost(distance(enemy.at, at), range) && seenAt(state, enemy, at))
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
  const end = endOf(way).at
  return retreatOf(state, way.base, end) === 'stays'
    ? [
        no(
          'LW.move.double.retire',
          'Who retires or withdraws ends at least 1 inch nearer its own edge, and 1 inch further from every enemy that sees it.',
        ),
      ]
    : []
}

/** Rules that a move of a mode cites. */
export const MODE_RULES: Readonly<Record<Mode, readonly LwRule[]>> = {
  normal: [],
  dash: ['LW.move.dash', 'LW.move.dash.cover'],
  road: ['LW.move.double', 'LW.move.double.road'],
  retire: ['LW.move.double', 'LW.move.double.retire'],
}
