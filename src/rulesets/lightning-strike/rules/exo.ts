import { atMost, same } from '../../../engine/geometry/units'
import { distance, type Pose, toward, type Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { measured } from '../../../engine/words'
import type { Activation, State, Unit } from '../state'
import { exactCm } from '../words'
import { movementOf } from './unit'

/** The circle an exo-armor may move in, around the point where this activation began. */
export interface Circle {
  readonly at: Vec
  readonly radius: number
}

export function circleOf(
  state: State,
  unit: Unit,
  { start, overthrust }: Pick<Activation, 'start' | 'overthrust'>,
): Circle {
  const movement = movementOf(state, unit)
  return { at: start, radius: overthrust ? movement.overthrust : movement.basic }
}

export const circleShape = ({ at, radius }: Circle): Shape => ({ kind: 'disc', at, radius, tone: 'reach' })

/** Every point of the path lies in the circle; its shape and length are free. */
export function circleRefusals(unit: Unit, circle: Circle, path: readonly Pose[]): Refusal[] {
  const { at, radius } = circle
  if (!atMost(distance(at, unit.at), radius))
    return [
      refuse(
        'LS.damage.crippled.midmove',
        `${unit.name} is Crippled and has already moved farther than the ${exactCm(radius)} it now has.`,
        [circleShape(circle)],
      ),
    ]
  return path.flatMap((pose, i) => {
    const far = distance(at, pose.at)
    if (atMost(far, radius)) return []
    const leg: Shape = { kind: 'path', points: [path[i - 1]?.at ?? unit.at, pose.at], tone: 'bad', arrow: true }
    const which = path.length > 1 ? `Point ${i + 1}` : 'That'
    const why = `${which} is ${exactCm(far)} from where the move started. ${unit.name} can go ${exactCm(radius)}.`
    return [refuse('LS.move.exo.circle', why, [{ ...circleShape(circle), tone: 'muted' }, leg])]
  })
}

/** Under the stricter option an exo-armor turns only when its activation ends. */
export function facingRefusals(state: State, unit: Unit, facings: readonly number[]): Refusal[] {
  if (state.options.exoFacing === 'free' || facings.every(facing => same(facing, unit.facing))) return []
  return [refuse('LS.move.exo.facing-active', 'In this game exo-armors turn only at the end of their activation.')]
}

/** Anywhere in the circle, by any path, facing anywhere. */
export function exoReach(state: State, unit: Unit, frame: Activation): Reach {
  const circle = circleOf(state, unit, frame)
  const stuck = distance(circle.at, unit.at) > circle.radius + 1e-6
  const turns = state.options.exoFacing === 'free'
  const clamp = (to: Vec): Vec => (distance(circle.at, to) <= circle.radius ? to : toward(circle.at, to, circle.radius))
  return {
    shapes: () => [{ label: `${circle.radius} cm`, ...circleShape(circle) }],
    extend(path, to, facing) {
      if (stuck) return path
      const kept = path.at(-1)?.facing ?? unit.facing
      return [...path, { at: clamp(to), facing: turns ? (facing ?? kept) : unit.facing }]
    },
    cost(path) {
      const end = path.at(-1)?.at ?? unit.at
      return `${measured(distance(circle.at, end))} of ${circle.radius} cm from the start`
    },
  }
}
