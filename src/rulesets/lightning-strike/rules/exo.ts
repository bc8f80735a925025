import { atMost, same } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { Activation, State, Unit } from '../state'
import { exactCm } from '../words'
import { movementOf } from './unit'

/** The circle an exo-armor may move in: round where this activation began. */
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

/** Every point of the way lies in the circle; its shape and length are free. */
export function circleRefusals(unit: Unit, circle: Circle, path: readonly Pose[]): Refusal[] {
  const { at, radius } = circle
  if (!atMost(distance(at, unit.at), radius))
    return [
      refuse(
        'LS.damage.crippled.midmove',
        `${unit.name} is already beyond the ${exactCm(radius)} it has left as a cripple.`,
        [circleShape(circle)],
      ),
    ]
  return path.flatMap((pose, i) => {
    const far = distance(at, pose.at)
    if (atMost(far, radius)) return []
    const leg: Shape = { kind: 'path', points: [path[i - 1]?.at ?? unit.at, pose.at], tone: 'bad', arrow: true }
    const which = path.length > 1 ? `Point ${i + 1}` : 'That'
    return [
      refuse(
        'LS.move.exo.circle',
        `${which} is ${exactCm(far)} from where it started, ${exactCm(radius)} are allowed.`,
        [{ ...circleShape(circle), tone: 'muted' }, leg],
      ),
    ]
  })
}

/** Under the stricter option an exo-armor turns only when its activation ends. */
export function facingRefusals(state: State, unit: Unit, facings: readonly number[]): Refusal[] {
  if (state.options.exoFacing === 'free' || facings.every(facing => same(facing, unit.facing))) return []
  return [refuse('LS.move.exo.facing-active', 'Here an exo-armor is turned only at the end of its activation.')]
}
