import { same } from '../../../engine/geometry/units'
import { distance, type Pose, toward, type Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import type { Random } from '../../../engine/rolls/random'
import type { Activation, State, Unit } from '../state'
import { circleOf, circleShape } from './exo'
import { onBoard } from './way'

const TRIES = 20

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

  const randomPoint = (random: Random): Vec => {
    const angle = random() * 2 * Math.PI
    const far = Math.sqrt(random()) * circle.radius
    return { x: circle.at.x + Math.cos(angle) * far, y: circle.at.y + Math.sin(angle) * far }
  }

  return {
    shapes: [{ label: `${circle.radius} cm`, ...circleShape(circle) }],
    extend,
    cost: path => {
      const end = path.at(-1)?.at ?? unit.at
      return `${Number(distance(circle.at, end).toFixed(1))} of ${circle.radius} cm from the start`
    },
    sample: random => {
      for (let i = 0; i < TRIES; i++) {
        const to = randomPoint(random)
        if (onBoard(state, to) && !same(distance(to, unit.at), 0)) return extend([], to, random() * 360)
      }
      return []
    },
  }
}
