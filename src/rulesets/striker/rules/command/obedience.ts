import { nearestOn } from '../../../../engine/geometry/area'
import { atMost } from '../../../../engine/geometry/units'
import { distance, lengthOf, type Vec } from '../../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Gait, Order } from '../../orders'
import type { Stand } from '../../parts/stand'
import type { Side } from '../../sides'
import type { State } from '../../state'
import { CONCEALMENTS } from '../../tables/ground'
import { concealmentOf } from '../ground/ground'
import { type FirePlan, hooks } from '../hooks'
import { initiativeFor, isVehicle, rosterOf, standOf, unitOf } from '../stands'
import { isLed } from './command'

export const CORRIDOR = 10
export const FOR_COVER = 2
const UNLED_REACH = 20

export const orderOf = (state: State, stand: Stand): Order | null =>
  unitOf(state, rosterOf(stand)?.unit ?? '')?.order ?? null

/** Whether a stand does as its player wishes: high initiative, or orders are not played. */
export const obeysFreely = (state: State, stand: Stand): boolean =>
  state.options.orders === 'off' || initiativeFor(state, stand) === 'high'

/** How far the nearest point of a route lies, and how much of the route is left from there. */
function onRoute(route: readonly Vec[], at: Vec): { readonly off: number; readonly left: number } {
  const [last] = route.slice(-1)
  if (!last) return { off: 0, left: 0 }
  let best = { off: distance(last, at), left: 0 }
  route.forEach((p, i) => {
    const q = route[i + 1]
    if (!q) return
    const near = nearestOn(p, q, at)
    const off = distance(near, at)
    if (off < best.off - 1e-9) best = { off, left: distance(near, q) + lengthOf(route.slice(i + 1)) }
  })
  return best
}

const baseLineY = (state: State, side: Side): number => (side === 'A' ? state.map.height : 0)
const toBaseLine = (state: State, side: Side, at: Vec): number => Math.abs(at.y - baseLineY(state, side))

/** STR.core.orders.self-defence, .corridor hold: up to 2 cm for better cover, whatever the order. */
export const takesCover = (state: State, stand: Stand, path: readonly Vec[]): boolean => {
  const end = path.at(-1) ?? stand.at
  const rank = (at: Vec) => CONCEALMENTS.indexOf(concealmentOf(state, { ...stand, at }))
  return atMost(lengthOf([stand.at, ...path]), FOR_COVER) && rank(end) > rank(stand.at)
}

/** STR.core.orders.low, .average, .corridor: why orders forbid this way. */
export function moveOrderRefusals(state: State, stand: Stand, path: readonly Vec[]): Refusal[] {
  if (path.length === 0 || obeysFreely(state, stand) || takesCover(state, stand, path)) return []
  const end = path.at(-1) ?? stand.at
  if (initiativeFor(state, stand) === 'low' && !isLed(state, stand)) {
    const back = toBaseLine(state, stand.seat, end) < toBaseLine(state, stand.seat, stand.at) - 1e-9
    return back
      ? []
      : [
          refuse(
            'STR.core.orders.low',
            `${stand.name} has no leader nearby, so it must stay or fall back toward its base line.`,
          ),
        ]
  }
  const order = orderOf(state, stand)
  if (!order) return []
  const { verb, point, route, stand: followed, distance: keep } = order.move
  if (verb === 'hold' || verb === 'overwatch')
    return [
      refuse(
        'STR.core.orders.average',
        `${stand.name} has orders to hold. It can only move up to 2 cm into better cover.`,
      ),
    ]
  if (verb === 'follow') {
    const other = followed === null ? undefined : standOf(state, followed)
    if (!other || atMost(distance(end, other.at), keep) || distance(end, other.at) < distance(stand.at, other.at))
      return []
    return [refuse('STR.core.orders.corridor', `${stand.name} has orders to follow ${other.name}.`)]
  }
  return point ? corridorRefusals(stand, path, [...route, point]) : []
}

interface Pace {
  readonly gait: Gait
  readonly path: readonly Vec[]
}
/** STR.core.orders.move-clause: who is told how to go goes so, on foot. */
export function paceRefusals(state: State, stand: Stand, { gait, path }: Pace): Refusal[] {
  const ordered = orderOf(state, stand)?.move.gait ?? null
  if (ordered === null || ordered === gait || isVehicle(stand) || obeysFreely(state, stand)) return []
  if (takesCover(state, stand, path)) return []
  return [refuse('STR.core.orders.move-clause', `${stand.name} has orders to ${ordered}.`)]
}

/** STR.core.orders.average: whether its order keeps a stand where it is, but for a step into cover. */
export function isHeld(state: State, stand: Stand): boolean {
  if (state.options.orders !== 'strict' || initiativeFor(state, stand) === 'high') return false
  const verb = orderOf(state, stand)?.move.verb
  return verb === 'hold' || verb === 'overwatch'
}

/** A stand off the route may come nearer to it; on it, it stays within the corridor and does not turn back. */
function corridorRefusals(stand: Stand, path: readonly Vec[], route: readonly Vec[]): Refusal[] {
  const whole = route.length > 1 ? route : [stand.at, ...route]
  const start = onRoute(whole, stand.at)
  const outside = path.some(at => !atMost(onRoute(whole, at).off, Math.max(CORRIDOR, start.off)))
  const end = onRoute(whole, path.at(-1) ?? stand.at)
  const shapes = [{ kind: 'path', tone: 'warn', points: whole, dashed: true, label: 'ordered route' }] as const
  return [
    ...(outside
      ? [refuse('STR.core.orders.corridor', `That path leaves the ordered route by more than ${CORRIDOR} cm.`, shapes)]
      : []),
    ...(atMost(end.left, start.left + (start.off > CORRIDOR ? CORRIDOR : 0))
      ? []
      : [refuse('STR.core.orders.corridor', 'It would end farther from the ordered point than it started.', shapes)]),
  ]
}

/** STR.core.orders.fire-clause, .low, .self-defence: why orders forbid this fire. */
export function fireOrderRefusals(state: State, { firer, target, shot }: FirePlan): Refusal[] {
  if (obeysFreely(state, firer)) return []
  const returns = target !== null && wasFiredOnBy(firer, target.id)
  const order = orderOf(state, firer)
  const verb = order?.fire.verb ?? 'atWill'
  if (initiativeFor(state, firer) === 'low' && !isLed(state, firer)) {
    const near = target !== null && atMost(distance(firer.at, target.at), UNLED_REACH)
    return returns || near
      ? []
      : [
          refuse(
            'STR.core.orders.low',
            `${firer.name} has no leader nearby. It can fire only at enemies that fired at it or are within ${UNLED_REACH} cm.`,
          ),
        ]
  }
  if (returns && verb !== 'hold') return []
  const at = target?.at ?? shot.point
  switch (verb) {
    case 'atWill':
      return []
    case 'hold':
      return [refuse('STR.core.orders.fire-clause', `${firer.name} has orders to hold fire.`)]
    case 'return':
      return [refuse('STR.core.orders.fire-clause', `${firer.name} has orders to return fire only.`)]
    case 'missions':
      return [refuse('STR.core.orders.fire-clause', `${firer.name} has orders to fire missions only.`)]
    case 'personnel':
      return target && !isVehicle(target)
        ? []
        : [refuse('STR.core.orders.fire-clause', `${firer.name} has orders to fire at personnel.`)]
    case 'vehicles':
      return target && isVehicle(target)
        ? []
        : [refuse('STR.core.orders.fire-clause', `${firer.name} has orders to fire at vehicles.`)]
    case 'aircraft':
      return target?.kind === 'aircraft'
        ? []
        : [refuse('STR.core.orders.fire-clause', `${firer.name} has orders to fire at aircraft.`)]
    case 'target':
      return target && target.id === order?.fire.target
        ? []
        : [refuse('STR.core.orders.fire-clause', `${firer.name} has orders to fire at another target.`)]
    case 'zone': {
      const zone = order?.fire.zone
      const inside = !!zone && !!at && atMost(distance(zone.at, at), zone.radius)
      return inside ? [] : [refuse('STR.core.orders.fire-clause', `${firer.name} has orders to fire into its zone.`)]
    }
  }
}

/** Who fired at it in this fire phase or the one before. */
const wasFiredOnBy = (stand: Stand, firer: string): boolean =>
  rosterOf(stand)?.firedOnBy.some(firers => firers.includes(firer)) ?? false

/** STR.core.orders.mode: strict orders refuse, advisory ones warn. */
export function obeyed(
  state: State,
  reasons: readonly Refusal[],
): { refusals: readonly Refusal[]; warnings: readonly Refusal[] } {
  return state.options.orders === 'advisory' ? { refusals: [], warnings: reasons } : { refusals: reasons, warnings: [] }
}

export const moveHooks = (state: State, stand: Stand, path: readonly Vec[]): Refusal[] =>
  hooks(state.options, 'cmd.mayMove').flatMap(hook => hook(state, { stand, path }))
