import { distanceToSegment } from '../../../engine/geometry/area'
import { atMost, EPSILON } from '../../../engine/geometry/units'
import { distance, lengthOf, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { wayCost } from '../../../engine/terrain/going'
import type { LwRule } from '../rulebook'
import type { Base, State } from '../state'
import { goingOf } from '../tables/terrain'
import { moveOrFire } from '../tables/vehicles'
import { enemiesOf, isArmour, modelOf, needsSetUp, no, onTable, tableBases, unitOf, wrecksOf } from './base'
import { COMMAND_RADIUS, commanded, isOutOfCommand } from './command'
import { halfOf, overlaps, type Stand, standOf, touches } from './footprint'
import { coverAt, groundOf, onCrest, onRoad } from './ground'
import { goingFor, isSlow, type Mode, menaceOf, moverOf, pointsFor, RATE_RULES } from './rates'
import { retreatOf } from './retiring'
import { seen, unseen } from './sight'
import { inches } from './words'

/** A way somebody wants to go. */
export interface Way {
  readonly base: Base
  readonly path: readonly Pose[]
  readonly mode: Mode
  /** Bases that move with it and keep their places beside it. */
  readonly beside: ReadonlySet<string>
}

export const ALONE: ReadonlySet<string> = new Set()

export const endOf = ({ base, path }: Pick<Way, 'base' | 'path'>): Pose => path.at(-1) ?? base

export const pointsOfWay = ({ base, path }: Pick<Way, 'base' | 'path'>): Vec[] => [base.at, ...path.map(({ at }) => at)]

/** Why a base does not move of its own will now, whatever the way. */
export function stayRefusals(state: State, base: Base): Refusal[] {
  const reasons: Refusal[] = []
  if (mayMove(state, base)) return reasons
  const unit = unitOf(state, base.unit)
  if (!onTable(base)) reasons.push(no('LW.board.edges', `${base.name} is not on the table.`))
  if (base.moved !== 'none') reasons.push(no('LW.move.once', `${base.name} has moved in this turn.`))
  if (base.retiring) reasons.push(no('LW.morale.fail', `${base.name} is retiring and makes no move of its own.`))
  if (unit.pinned || isAssaulted(state, base))
    reasons.push(no('LW.inf.assault.pinned', `${unit.name} is being assaulted and stays where it is.`))
  if (base.fired.length > 0 && firesOrMoves(state, base))
    reasons.push(no('LW.armour.turret2', `${base.name} has fired in defence and does not move.`))
  if (unit.reorganising === state.turn)
    reasons.push(no('LW.inf.assault.halt', `${unit.name} reorganises after its assault.`))
  return reasons
}

/** Whether a base moves of its own will now at all. */
export function mayMove(state: State, base: Base): boolean {
  if (!onTable(base) || base.moved !== 'none' || base.retiring) return false
  const unit = unitOf(state, base.unit)
  if (unit.pinned || unit.reorganising === state.turn || isAssaulted(state, base)) return false
  return base.fired.length === 0 || !firesOrMoves(state, base)
}

/** A vehicle that troops are closing with. */
const isAssaulted = (state: State, { id }: Base): boolean =>
  state.assaults.some(({ target }) => target.kind === 'vehicle' && target.base === id)

function firesOrMoves(state: State, base: Base): boolean {
  const { vehicle } = modelOf(state, base)
  return vehicle !== null && moveOrFire(vehicle)
}

/** Every reason against a move. */
export function moveRefusals(state: State, way: Way): Refusal[] {
  const stays = stayRefusals(state, way.base)
  if (stays.length > 0) return stays
  const reasons = modeRefusals(state, way)
  for (const part of [rateRefusals, placeRefusals, commandRefusals])
    for (const reason of part(state, way)) reasons.push(reason)
  return reasons
}

/** LW.move.heavy, LW.move.double, LW.move.dash, LW.inf.dash: what the class and the ending of the mode ask for. */
function modeRefusals(state: State, way: Way): Refusal[] {
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

function dashRefusals(state: State, { base, path }: Way): Refusal[] {
  const { at } = endOf({ base, path })
  if (coverAt(state, at) !== 'none' || (isArmour(state, base) && onCrest(state, at)) || unseen(state, base, at))
    return []
  return [no('LW.move.dash.cover', 'A dash ends in cover or out of sight of every enemy.')]
}

const STEP = 0.5

/** Points of a way close enough together that nobody slips through between them. */
function along(points: readonly Vec[]): Vec[] {
  return points.flatMap((b, i) => {
    const a = points[i - 1]
    if (!a) return [b]
    const steps = Math.max(1, Math.ceil(distance(a, b) / STEP))
    return Array.from({ length: steps }, (_, k) => ({
      x: a.x + ((b.x - a.x) * (k + 1)) / steps,
      y: a.y + ((b.y - a.y) * (k + 1)) / steps,
    }))
  })
}

function roadRefusals(state: State, way: Way): Refusal[] {
  const points = along(pointsOfWay(way))
  const off = points.find(at => !onRoad(state, at))
  if (off) return [no('LW.move.double.road', 'The way leaves the road.', [cross(off)])]
  for (const enemy of enemiesOf(state, way.base.seat)) {
    const range = menaceOf(state, enemy)
    if (range === null) continue
    const spot = points.find(at => atMost(distance(enemy.at, at), range) && seen(state, enemy, { at }))
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

const cross = (at: Vec): Shape => ({ kind: 'disc', tone: 'bad', at, radius: 0.4 })

/** LW.move.afv, LW.move.bad-going, LW.move.truck.*, LW.inf.move: whether the way can be paid for. */
function rateRefusals(state: State, way: Way): Refusal[] {
  const { base, mode } = way
  const mover = moverOf(state, base)
  const points = pointsOfWay(way)
  const most = pointsFor(mover, mode)
  const length = lengthOf(points)
  if (!atMost(length, most))
    return [no(RATE_RULES[mover], `The way is ${inches(length)} long; ${base.name} moves ${inches(most)} at most.`)]
  const { cost, legs } = wayCost(groundOf(state), goingFor(mover), points)
  if (cost === null) {
    const barred = legs.find(leg => leg.cost === null)
    const words = (barred?.ground.here ?? []).map(({ kind }) => goingOf(kind))
    const shapes = barred ? [cross(barred.from)] : []
    return words.includes('closed')
      ? [no('LW.board.terrain', 'That water is passed only at a bridge or ford.', shapes)]
      : [no('LW.move.truck.bad', `${base.name} never enters bad going.`, shapes)]
  }
  if (atMost(cost, most)) return []
  const rule = mover === 'soft' ? 'LW.move.truck.off' : 'LW.move.bad-going'
  return [no(rule, `The way costs ${inches(cost)} of ${most}: bad going and open ground count double.`)]
}

/** LW.board.contact, LW.board.edges: the way and its end. */
function placeRefusals(state: State, way: Way): Refusal[] {
  const { base, beside } = way
  const end = endOf(way)
  if (!onMap(state, end.at)) return [no('LW.board.edges', 'The way leaves the table.')]
  const half = halfOf(state, base)
  const stand: Stand = { pose: end, half }
  const reasons: Refusal[] = []
  for (const other of tableBases(state)) {
    if (other.id === base.id || beside.has(other.id)) continue
    const there = standOf(state, other)
    if (other.seat === base.seat) {
      if (overlaps(stand, there)) reasons.push(no('LW.board.contact', `${other.name} stands there.`, [cross(other.at)]))
    } else if (touches(stand, there)) {
      reasons.push(no('LW.board.contact', `Only an assault may end in contact with ${other.name}.`, [cross(other.at)]))
    }
  }
  for (const wreck of wrecksOf(state))
    if (overlaps(stand, standOf(state, wreck)))
      reasons.push(no('LW.board.contact', `The wreck of ${wreck.name} lies there.`))
  const blocker = blockerOn(state, base, pointsOfWay(way))
  if (blocker) reasons.push(no('LW.board.contact', `${blocker.name} blocks the way.`, [cross(blocker.at)]))
  return reasons
}

export const onMap = ({ map }: Pick<State, 'map'>, { x, y }: Vec): boolean =>
  x >= -EPSILON && y >= -EPSILON && x <= map.width + EPSILON && y <= map.height + EPSILON

/** A point so far outside the box of a line that it cannot be near it. */
const misses = (a: Vec, b: Vec, { x, y }: Vec, room: number): boolean =>
  (a.x < x - room && b.x < x - room) ||
  (a.x > x + room && b.x > x + room) ||
  (a.y < y - room && b.y < y - room) ||
  (a.y > y + room && b.y > y + room)

/** The first enemy whose base a way would run over; who starts beside one may leave it. */
export function blockerOn(state: State, base: Base, points: readonly Vec[], spared?: ReadonlySet<string>): Base | null {
  const { wide } = halfOf(state, base)
  for (const enemy of enemiesOf(state, base.seat)) {
    if (spared?.has(enemy.id)) continue
    const room = wide + halfOf(state, enemy).wide - EPSILON
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1]
      const b = points[i]
      if (!a || !b || misses(a, b, enemy.at, room)) continue
      const near = distanceToSegment(a, b, enemy.at)
      if (near < room && near < distance(base.at, enemy.at) - EPSILON) return enemy
    }
  }
  return null
}

/** LW.cmd.out.move: a squad out of command ends linked or, if that is out of reach, nearer to the nearest linked base. */
function commandRefusals(state: State, way: Way): Refusal[] {
  const { base, mode } = way
  if (!isOutOfCommand(state, base)) return []
  const mates = commanded(state, unitOf(state, base.unit))
  const nearest = (at: Vec): number => Math.min(...mates.map(mate => distance(mate.at, at)))
  const [before, after] = [nearest(base.at), nearest(endOf(way).at)]
  const reachable = atMost(before - COMMAND_RADIUS, pointsFor('foot', mode))
  if (atMost(after, COMMAND_RADIUS) || (!reachable && after < before - EPSILON)) return []
  const why = reachable
    ? `${base.name} is out of command: its move ends within 6 inches of its unit.`
    : `${base.name} is out of command: it comes nearer to its unit or halts.`
  return [
    no(
      'LW.cmd.out.move',
      why,
      mates.map(({ at }) => ({ kind: 'disc', tone: 'note', at, radius: COMMAND_RADIUS })),
    ),
  ]
}

/** Rules that a move of a mode cites. */
export const MODE_RULES: Readonly<Record<Mode, readonly LwRule[]>> = {
  normal: [],
  dash: ['LW.move.dash', 'LW.move.dash.cover'],
  road: ['LW.move.double', 'LW.move.double.road'],
  retire: ['LW.move.double', 'LW.move.double.retire'],
}

/** What moving does to a base, written where it is drafted. */
export function settle(
  state: State,
  draft: Base,
  { pose, moved, retired }: { pose: Pose; moved: Base['moved']; retired: boolean },
): void {
  draft.at = { x: pose.at.x, y: pose.at.y }
  draft.facing = pose.facing
  draft.moved = moved
  if (retired) draft.retired = true
  if (needsSetUp(state, draft)) draft.setUp = 'packed'
}
