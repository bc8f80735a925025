import { distance, type Pose } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Activation, State, Unit } from '../state'
import { no, notActive, openActivation } from './unit'
import { onBoard } from './way'

/** The Unit of a seat whose activation is open. */
export function activeUnit(state: State, seat: Seat): { readonly unit: Unit; readonly frame: Activation } | null {
  const frame = openActivation(state)
  const unit = frame ? state.units[frame.unit] : undefined
  return frame && unit?.seat === seat ? { unit, frame } : null
}

/** The same where it may still move: LS.command.out-of-sequence.no-second-move leaves a later slot its Actions alone. */
export function movingUnit(state: State, seat: Seat): ReturnType<typeof activeUnit> {
  const active = activeUnit(state, seat)
  return active?.frame.slot === 'actions-only' ? null : active
}

/** Why a Unit may not move now, and why a way is none. */
export function movingRefusals(state: State, unit: Unit, path: readonly Pose[]): Refusal[] {
  const frame = openActivation(state)
  return [
    notActive(state, unit),
    frame?.unit === unit.id &&
      frame.slot === 'actions-only' &&
      no('LS.command.out-of-sequence.no-second-move', `${unit.name} has had its movement this turn.`),
    path.length === 0 && no('LS.move.basic', 'That way leads nowhere.'),
  ].filter(refusal => typeof refusal === 'object' && refusal !== null)
}

/** The shortest way off the table, straight to an edge; null where none is in reach. */
export function wayOff(state: State, reach: Reach, { at }: Pose): readonly Pose[] | null {
  const { tableWidth, tableHeight } = state.options
  const beyond = [
    { x: -0.5, y: at.y },
    { x: tableWidth + 0.5, y: at.y },
    { x: at.x, y: -0.5 },
    { x: at.x, y: tableHeight + 0.5 },
  ]
  const ways = beyond
    .sort((a, b) => distance(at, a) - distance(at, b))
    .map(point => reach.extend([], point))
    .filter(path => path.some(pose => !onBoard(state, pose.at)))
  return ways[0] ?? null
}
