import { bearing, side } from '../../../engine/geometry/angle'
import { distanceToSegment } from '../../../engine/geometry/area'
import { EPSILON, same } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { LsRule } from '../rulebook'
import type { Activation, State, Unit } from '../state'
import { when } from './cited-dice'
import { circleOf } from './exo'
import { costOf, type Flown, throttleOf } from './flight'
import { obstaclesOf, touches } from './obstacles'
import { BASE, inContact, unitsOnTable } from './unit'
import { legsOf, type Way } from './way'

/** The rules that let a Unit go where it went, past and on top of others and through fields. */
export function passingRules(state: State, unit: Unit, way: Way, before: Activation): LsRule[] {
  const others = unitsOnTable(state).filter(other => other.id !== unit.id)
  const end = way.path.at(-1) ?? way.start
  const met = others.filter(other => inContact(other, end))
  const passed = others.filter(other => !inContact(other, end) && !inContact(other, way.start) && isOn(way, other.at))
  const entered = obstaclesOf(state).filter(
    field => !touches(field, way.start.at) && way.path.some(({ at }) => touches(field, at)),
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

const isOn = (way: Way, at: Vec): boolean =>
  legsOf(way).some(({ from, to }) => distanceToSegment(from, to, at) <= 2 * BASE)

/** An exo-armor looks where it likes; a move to the very rim of its circle is within it. */
export function exoRules(state: State, unit: Unit, way: Way, frame: Activation): LsRule[] {
  const end = way.path.at(-1) ?? way.start
  const before = way.path.at(-2) ?? way.start
  const { at, radius } = circleOf(state, unit, frame)
  return [
    ...when(looksAside(before, end), 'LS.move.exo.facing-free'),
    ...when(same(distance(at, end.at), radius), 'LS.geo.epsilon'),
  ]
}

function looksAside(from: Pose, to: Pose): boolean {
  const way = bearing(from.at, to.at)
  return way !== null && Math.abs(side(way - to.facing)) > EPSILON
}

/** How the turns of a fighter were counted, and by which numbers. */
export function flightRules(
  state: State,
  unit: Unit,
  frame: Activation,
  sums: { turned: boolean; after: Flown },
): LsRule[] {
  const throttle = throttleOf(state, unit, frame)
  return [
    ...when(sums.turned && !frame.overthrust, 'LS.move.fighter.turn-count'),
    ...when(unit.crippled, 'LS.move.fighter.crippled'),
    ...when(same(costOf(throttle, sums.after), throttle.limit), 'LS.geo.epsilon'),
  ]
}
