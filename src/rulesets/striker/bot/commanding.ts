import { distance } from '../../../engine/geometry/vec'
import { isRefused } from '../../../engine/rolls/plan'
import { actions, type StrikerAction } from '../actions'
import { orderFrom } from '../actions/order-route'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import { rallyRefusals, steadyLeaders, stepsBelow } from '../rules/command/command'
import { gunsOf } from '../rules/missions/missions'
import { onMission } from '../rules/movement/may-move'
import { isGone, isObserver, isThere, own, standsIn, standsOfSide, unitsOf } from '../rules/stands'
import type { Side } from '../sides'
import type { State } from '../state'
import { defends, foesOf, placeFor } from './goals'

/** Own stands this close to the point of a fire mission call it off. */
const SAFE = 12

/** Everything a side says in a command phase: each leader does one thing. */
export function* commands(view: State, side: Side): Generator<StrikerAction> {
  const busy = new Set(standsOfSide(view, side).flatMap(stand => (own(stand).task === null ? [] : [stand.id])))
  yield* rallies(view, side, busy)
  yield* missions(view, side, busy)
  if (!defends(view, side)) yield* orders(view, side, busy)
}

function* rallies(view: State, side: Side, busy: Set<string>): Generator<StrikerAction> {
  const routed = standsOfSide(view, side).filter(({ status }) => status === 'routed')
  for (const leader of steadyLeaders(view, side)) {
    const stand = busy.has(leader.id) ? undefined : routed.find(one => rallyRefusals(view, leader, one).length === 0)
    if (!stand) continue
    busy.add(leader.id)
    routed.splice(routed.indexOf(stand), 1)
    yield { type: 'rally', leader: leader.id, stand: stand.id }
  }
}

/** Guns that can't see their target fire at what an observer sees. */
function* missions(view: State, side: Side, busy: Set<string>): Generator<StrikerAction> {
  const mine = standsOfSide(view, side).filter(stand => !isGone(stand))
  const foes = foesOf(view, side).filter(foe => mine.every(({ at }) => distance(at, foe.at) > SAFE))
  if (foes.length === 0) return
  for (const battery of mine.filter(stand => gunsOf(view, stand).length > 0 && !onMission(view, stand))) {
    const kinds = gunsOf(view, battery).flatMap(gun => gun.kinds.map(({ kind }) => kind))
    const kind = kinds.find(one => one === 'HE') ?? kinds[0]
    const call =
      kind &&
      firstLegal(view, side, callsFor(mine, foes, busy), (observer, foe) => ({
        type: 'mission' as const,
        observer: observer.id,
        battery: battery.id,
        point: foe.at,
        kind,
        turns: 1,
        sheaf: 'normal' as const,
      }))
    if (!call) continue
    busy.add(call.observer)
    yield call
  }
}

/** The headquarters has other things to do: it observes last. */
const callsFor = (mine: readonly Stand[], foes: readonly Stand[], busy: ReadonlySet<string>) =>
  mine
    .filter(stand => isObserver(stand) && !busy.has(stand.id))
    .sort((a, b) => a.men.length - b.men.length)
    .flatMap(observer => foes.map(foe => [observer, foe] as const))

type MissionCall = Extract<StrikerAction, { type: 'mission' }>

function firstLegal(
  view: State,
  side: Side,
  calls: readonly (readonly [Stand, Stand])[],
  made: (observer: Stand, foe: Stand) => MissionCall,
): MissionCall | null {
  for (const [observer, foe] of calls) {
    const call = made(observer, foe)
    if (!isRefused(actions.mission.plan(view, call, side))) return call
  }
  return null
}

/** Units that stand about get an order to go where they are needed. */
function* orders(view: State, side: Side, busy: Set<string>): Generator<StrikerAction> {
  const leaders = steadyLeaders(view, side)
  for (const unit of unitsOf(view, side).filter(one => isIdle(view, one))) {
    const point = placeFor(view, unit)
    if (!point) continue
    const free = leaders
      .filter(leader => !busy.has(leader.id))
      .flatMap(leader => {
        const steps = stepsBelow(view, leader, unit)
        return steps === null ? [] : [{ leader, steps }]
      })
      // The one above gives it, so that the men themselves can go on fighting.
      .sort((a, b) => Math.abs(a.steps - 1) - Math.abs(b.steps - 1))
    const order = orderFrom(view, unit, { verb: 'assault', way: [point], halt: ['reached'] })
    for (const { leader } of free) {
      const given = { type: 'order' as const, leader: leader.id, unit: unit.id, order }
      if (isRefused(actions.order.plan(view, given, side))) continue
      busy.add(leader.id)
      yield given
      break
    }
  }
}

/** It has nothing to do and nobody to fire at: nothing was ordered, or its order is over. */
function isIdle(view: State, unit: Unit): boolean {
  const { verb } = unit.order.move
  if (unit.pending !== null || verb === 'goto' || verb === 'assault' || verb === 'withdraw') return false
  const stands = standsIn(view, unit.id).filter(stand => !isGone(stand))
  if (stands.length === 0) return false
  return stands.some(isThere) || stands.every(({ aboard }) => aboard === null)
}
