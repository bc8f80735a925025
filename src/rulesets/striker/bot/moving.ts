import { bearing } from '../../../engine/geometry/angle'
import { distance, type Vec } from '../../../engine/geometry/vec'
import { isRefused } from '../../../engine/rolls/plan'
import { reachFrom } from '../../../engine/terrain/reach'
import { actions, type StrikerAction } from '../actions'
import { Dismount } from '../actions/dismount'
import type { Move } from '../actions/move'
import { HALF, restRefusals } from '../actions/riders'
import { waysOf } from '../actions/ways'
import type { Stand } from '../parts/stand'
import { isHeld } from '../rules/command/obedience'
import { fieldOfFire } from '../rules/fire/field-of-fire'
import { concealmentOf, groundOf } from '../rules/ground/ground'
import { barredRefusals, onMission } from '../rules/movement/may-move'
import { affordableWay } from '../rules/movement/movement'
import { goingOf } from '../rules/movement/rates'
import { isThere, isVehicle, own, standOf, standsOfSide, unitOf } from '../rules/stands'
import type { Side } from '../sides'
import type { State } from '../state'
import { CONCEALMENTS } from '../tables/ground'
import { destinationOf, foesOf, goalsOf, isCarrying } from './goals'

/** A step shorter than this isn't worth giving up a place for. */
const LEAST = 2
/** Men leave their carriers this close to where they are going: on foot they get no farther in a few turns. */
const NEAR_GOAL = 14
/** Farther from every known enemy than this, men run. */
const QUIET = 60

/** Moves with a purpose, one stand at a time: men get out where they are needed, everyone else goes on. */
export function* moves(view: State, side: Side): Generator<StrikerAction> {
  yield* dismounts(view, side)
  for (const stand of standsOfSide(view, side)) {
    const move =
      isFresh(stand) && !onMission(view, stand) && barredRefusals(view, stand).length === 0 ? moveOf(view, stand) : null
    if (move) yield move
  }
}

/** Has not moved in this phase, but for getting out of a vehicle. */
function isFresh(stand: Stand): boolean {
  const { spent, path } = own(stand)
  return isThere(stand) && (spent === 0 || (spent <= HALF && path.length === 1 && !isVehicle(stand)))
}

function* dismounts(view: State, side: Side): Generator<StrikerAction> {
  const goals = goalsOf(view)
  for (const stand of standsOfSide(view, side)) {
    const vehicle = stand.aboard === null ? undefined : standOf(view, stand.aboard)
    if (!vehicle || own(stand).spent > 0 || restRefusals(vehicle).some(Boolean)) continue
    const close = goals.some(({ at }) => distance(at, vehicle.at) <= NEAR_GOAL)
    if (!close && !isTrap(view, vehicle)) continue
    const [goal] = goals.toSorted((a, b) => distance(a.at, vehicle.at) - distance(b.at, vehicle.at))
    const first = goal ? (bearing(vehicle.at, goal.at) ?? 0) : vehicle.facing + 180
    const offer = new Dismount(view, stand, vehicle)
    for (const turn of [0, 45, -45, 90, -90, 135, -135, 180]) {
      const action = { type: 'dismount' as const, stand: stand.id, at: offer.door(first + turn).at }
      if (isRefused(actions.dismount.plan(view, action, side))) continue
      yield action
      break
    }
  }
}

/** A carrier that is under fire and goes nowhere. */
function isTrap(view: State, vehicle: Stand): boolean {
  const stuck = barredRefusals(view, vehicle).length > 0 || isHeld(view, vehicle)
  return stuck && own(vehicle).firedOnBy.some(firers => firers.length > 0)
}

interface Candidate {
  readonly move: Move
  readonly score: number
}

function moveOf(view: State, stand: Stand): Move | null {
  if (isHeld(view, stand)) return null
  const to = destinationOf(view, stand, unitOf(view, own(stand).unit))
  const far = to ? distance(stand.at, to) : 0
  if (!to || far < LEAST || staysToFire(view, stand)) return null
  const foes = foesOf(view, stand.seat)
  const quiet = foes.every(({ at }) => distance(at, stand.at) > QUIET)
  let best: Candidate | null = null
  for (const way of waysOf(view, stand)) {
    const { gait, flight } = way
    if (gait === 'reverse' || gait === 'crawl' || gait === 'evade' || flight === 'high') continue
    if (gait === 'run' && !quiet) continue
    for (const path of pathsTo(view, stand, to, way)) {
      const end = path.at(-1)
      const move: Move = { type: 'move', stand: stand.id, gait, flight, path }
      const gained = end ? far - distance(end, to) : 0
      if (!end || gained < LEAST) continue
      const score = gained + shelter(view, { ...stand, at: end, flight }, foes)
      if (best && best.score >= score) continue
      if (!isRefused(actions.move.plan(view, move, stand.seat))) best = { move, score }
    }
  }
  return best && best.score > 0 ? best.move : null
}

/** Cover counts where somebody may shoot; flying high over open ground does not help it. */
function shelter(view: State, there: Stand, foes: readonly Stand[]): number {
  const rank = CONCEALMENTS.indexOf(concealmentOf(view, there))
  const near = foes.some(({ at }) => distance(at, there.at) < 90)
  return (near ? 3 : 1) * rank - (there.flight === 'terrainFollowing' ? (near ? 25 : 4) : 0)
}

/** An armed vehicle with targets in sight fires from where it is. */
function staysToFire(view: State, stand: Stand): boolean {
  if (!isVehicle(stand) || isCarrying(view, stand)) return false
  const field = fieldOfFire(view, stand.seat)
  return field.arms.some(arm => arm.stand.id === stand.id && field.tempting(arm).length > 0)
}

type WayOf = ReturnType<typeof waysOf>[number]

/** Straight on, a bit to the side of it, short of it, or around what is in the way. */
function* pathsTo(view: State, stand: Stand, to: Vec, { gait, flight }: WayOf): Generator<readonly Vec[]> {
  const straight = affordableWay(view, stand, { path: [to], gait, flight })
  yield straight
  const end = straight.at(-1) ?? stand.at
  if (distance(end, to) > 1) {
    const reach = reachFrom(groundOf(view), goingOf(view, stand, { path: [], gait, flight }), {
      from: stand.at,
      limit: 1 - own(stand).spent,
      cell: 4,
    })
    yield reach.wayTo(to).points.slice(1)
  }
  for (const [share, side] of ASIDE) {
    const at = {
      x: stand.at.x + (end.x - stand.at.x) * share - (end.y - stand.at.y) * side,
      y: stand.at.y + (end.y - stand.at.y) * share + (end.x - stand.at.x) * side,
    }
    yield affordableWay(view, stand, { path: [at], gait, flight })
  }
}
const ASIDE = [
  [0.95, 0.15],
  [0.95, -0.15],
  [0.8, 0],
  [0.9, 0.35],
  [0.9, -0.35],
  [0.6, 0],
] as const
