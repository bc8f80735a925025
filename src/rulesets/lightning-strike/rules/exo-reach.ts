import { distance, type Pose, toward, type Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import type { Activation, State, Unit } from '../state'
import { circleOf, circleShape } from './exo'

/** Anywhere in the circle, by any way, looking anywhere. */
export function exoReach(state: State, unit: Unit, frame: Activation): Reach {
  const circle = circleOf(state, unit, frame)
  const stuck = distance(circle.at, unit.at) > circle.radius + 1e-6
  const turns = state.options.exoFacing === 'free'
  const clamp = (to: Vec): Vec => (distance(circle.at, to) <= circle.radius ? to : toward(circle.at, to, circle.radius))

  const extend = (path: readonly Pose[], to: Vec, facing?: number): readonly Pose[] => {
    if (stuck) return path
    const kept = path.at(-1)?.facing ?? unit.facing
    return [...path, { at: clamp(to), facing: turns ? (facing ?? kept) : unit.facing }]
  }

  return {
    shapes: () => [{ label: `${circle.radius} cm`, ...circleShape(circle) }],
    extend,
    cost: path => {
      const end = path.at(-1)?.at ?? unit.at
      return `${Number(distance(circle.at, end).toFixed(1))} of ${circle.radius} cm from the start`
    },
  }
}
