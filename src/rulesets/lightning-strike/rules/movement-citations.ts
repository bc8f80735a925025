import { bearing, side } from '../../../engine/geometry/angle'
import { distanceToSegment } from '../../../engine/geometry/area'
import { EPSILON, same } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { LsRule } from '../rulebook'
import type { Activation, State, Unit } from '../state'
import { rulesIf } from './dice'
import { circleOf } from './exo'
import { allowanceOf, costOf, type Flown } from './flight'
import { obstaclesOf, touches } from './obstacles'
import { legsOf, type Route } from './route'
import { BASE, inContact, unitsOnTable } from './unit'

/** The rules that let a Unit move past and onto other Units and through fields. */
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
    ...rulesIf(before.moved, 'LS.move.once', 'LS.turn.activation.full-move-once'),
    ...rulesIf(passed.length > 0, 'LS.move.through'),
    ...rulesIf(met.length > 0, 'LS.move.end-anywhere', 'LS.geo.base', 'LS.cc.state'),
    ...rulesIf(
      entered.some(({ kind }) => kind === 'factory'),
      'LS.obstacle.factory.entry-free',
    ),
    ...rulesIf(
      entered.some(({ id }) => before.entered.includes(id)),
      'LS.obstacle.check-once',
    ),
  ]
}

const isOn = (route: Route, at: Vec): boolean =>
  legsOf(route).some(({ from, to }) => distanceToSegment(from, to, at) <= 2 * BASE)

/** An exo-armor can face anywhere, and a move to the edge of its circle is still inside it. */
export function exoRules(state: State, unit: Unit, route: Route, frame: Activation): LsRule[] {
  const end = route.path.at(-1) ?? route.start
  const before = route.path.at(-2) ?? route.start
  const { at, radius } = circleOf(state, unit, frame)
  return [
    ...rulesIf(facesAside(before, end), 'LS.move.exo.facing-free'),
    ...rulesIf(same(distance(at, end.at), radius), 'LS.geo.epsilon'),
  ]
}

function facesAside(from: Pose, to: Pose): boolean {
  const moved = bearing(from.at, to.at)
  return moved !== null && Math.abs(side(moved - to.facing)) > EPSILON
}

/** How the turns of a fighter were counted, and with which values. */
export function flightRules(
  state: State,
  unit: Unit,
  frame: Activation,
  sums: { turned: boolean; after: Flown },
): LsRule[] {
  const allowance = allowanceOf(state, unit, frame)
  return [
    ...rulesIf(sums.turned && !frame.overthrust, 'LS.move.fighter.turn-count'),
    ...rulesIf(unit.crippled, 'LS.move.fighter.crippled'),
    ...rulesIf(same(costOf(allowance, sums.after), allowance.limit), 'LS.geo.epsilon'),
  ]
}
