import { bearing, side } from '../../../engine/geometry/angle'
import { distanceToSegment } from '../../../engine/geometry/area'
import { EPSILON, same } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { LsRule } from '../rulebook'
import type { Activation, State, Unit } from '../state'
import { when } from './cited-dice'
import { circleOf } from './exo'
import { allowanceOf, costOf, type Flown } from './flight'
import { obstaclesOf, touches } from './obstacles'
import { legsOf, type Route } from './route'
import { BASE, inContact, unitsOnTable } from './unit'

/** The rules that let a Unit go where it went, past and on top of others and through fields. */
export function passingRules(state: State, unit: Unit, route: Route, before: Activation): LsRule[] {
  const others = unitsOnTable(state).filter(other => other.id !== unit.id)
  const end = route.path.at(-1) ?? route.start
  const met = others.filter(other => inContact(other, end))
  const passed = others.filter(
    other => !inContact(other, end) && !inContact(other, route.start) && isOn(route, other.at),
  )
  const entered = obstaclesOf(state).filter(
    field => !touches(field, route.start.at) && route.path.some(({ at }) => touches(field, at)),
  )
  return [
    ...when(before.moved, 'LS.move.once', 'LS.turn.activation.full-move-once'),
    ...when(passed.length > 0, 'LS.move.through'),
    ...when(met.length > 0, 'LS.move.end-anywhere', 'LS.geo.base', 'LS.cc.state'),
    ...when(
      entered.some(({ kind }) => kind === 'factory'),
      'LS.obstacle.factory.entry-free',
    ),
    ...when(
      entered.some(({ id }) => before.entered.includes(id)),
      'LS.obstacle.check-once',
    ),
  ]
}

const isOn = (route: Route, at: Vec): boolean =>
  legsOf(route).some(({ from, to }) => distanceToSegment(from, to, at) <= 2 * BASE)

/** An exo-armor looks where it likes; a move to the very rim of its circle is within it. */
export function exoRules(state: State, unit: Unit, route: Route, frame: Activation): LsRule[] {
  const end = route.path.at(-1) ?? route.start
  const before = route.path.at(-2) ?? route.start
  const { at, radius } = circleOf(state, unit, frame)
  return [
    ...when(looksAside(before, end), 'LS.move.exo.facing-free'),
    ...when(same(distance(at, end.at), radius), 'LS.geo.epsilon'),
  ]
}

function looksAside(from: Pose, to: Pose): boolean {
  const moved = bearing(from.at, to.at)
  return moved !== null && Math.abs(side(moved - to.facing)) > EPSILON
}

/** How the turns of a fighter were counted, and by which numbers. */
export function flightRules(
  state: State,
  unit: Unit,
  frame: Activation,
  sums: { turned: boolean; after: Flown },
): LsRule[] {
  const allowance = allowanceOf(state, unit, frame)
  return [
    ...when(sums.turned && !frame.overthrust, 'LS.move.fighter.turn-count'),
    ...when(unit.crippled, 'LS.move.fighter.crippled'),
    ...when(same(costOf(allowance, sums.after), allowance.limit), 'LS.geo.epsilon'),
  ]
}
