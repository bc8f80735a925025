import type { Pose } from '../../engine/geometry/vec'
import type { Reach } from '../../engine/offers'
import type { Shape } from '../../engine/scene/shapes'
import { circleOf, circleShape } from './rules/exo'
import { exoReach } from './rules/exo-reach'
import { flownIn, RESTING, throttleOf } from './rules/flight'
import { facingShapes } from './rules/flight-facings'
import { flightReach, flightShapes } from './rules/flight-reach'
import { cardOf, openActivation } from './rules/unit'
import type { Activation, State, Unit } from './state'

/** How the active Unit may still move. */
export function reachOf(state: State, unit: Unit, frame: Activation): Reach {
  return cardOf(state, unit).type === 'exo' ? exoReach(state, unit, frame) : flightReach(state, unit, frame)
}

/** Its activation, if it may move in it. */
function movementOpen(state: State, unit: Unit): Activation | null {
  const frame = openActivation(state)
  return frame?.unit === unit.id && frame.slot !== 'actions-only' ? frame : null
}

/** Where a Unit can get to: with what is left in its activation, or in its next one with and without Overthrust. */
export function reachShapes(state: State, unit: Unit): readonly Shape[] {
  const frame = movementOpen(state, unit)
  if (frame) return reachOf(state, unit, frame).shapes()
  const exo = cardOf(state, unit).type === 'exo'
  const pose: Pose = { at: unit.at, facing: unit.facing }
  return [false, true].flatMap((overthrust): readonly Shape[] =>
    exo
      ? [{ dashed: overthrust, ...circleShape(circleOf(state, unit, { start: unit.at, overthrust })) }]
      : flightShapes(throttleOf(state, unit, { overthrust }), RESTING, pose).filter(({ tone }) => tone === 'reach'),
  )
}

/** For a fighter: how it can stand at points of its reach. An exo-armor looks where it likes. */
export function facingsReach(state: State, unit: Unit): readonly Shape[] {
  if (cardOf(state, unit).type === 'exo') return []
  const active = movementOpen(state, unit)
  const pose: Pose = { at: unit.at, facing: unit.facing }
  return facingShapes({
    throttle: throttleOf(state, unit, active ?? { overthrust: false }),
    done: active ? flownIn(active) : RESTING,
    pose,
  })
}
