import { bearing, turnOf } from '../../engine/geometry/angle'
import { distance, type Pose, type Vec } from '../../engine/geometry/vec'
import type { Shape } from '../../engine/scene/shapes'
import type { ToolContext } from './tool'

/** On hexes a piece turns from hexside to hexside. */
export const HEXSIDE = 60

/** A ghost that was put down, and how large it is. */
interface Put {
  readonly pose: Pose
  readonly radius: number
}

/** Wide enough for a finger, clear of the ghost itself. */
const bandOf = ({ radius }: Put, { near }: ToolContext) => {
  const inner = Math.max(radius * 1.3, near)
  return { inner, outer: inner + near }
}

/** The ring around a ghost that turns it. */
export function ringOf(put: Put, context: ToolContext): readonly Shape[] {
  const { inner, outer } = bandOf(put, context)
  const { at, facing } = put.pose
  return [
    { kind: 'sector', tone: 'reach', at, inner, outer, from: 0, to: 360 },
    { kind: 'sector', tone: 'good', at, inner, outer, from: facing - 12, to: facing + 12 },
  ]
}

export function isOnRing(spot: Vec, put: Put, context: ToolContext): boolean {
  const { inner, outer } = bandOf(put, context)
  const far = distance(spot, put.pose.at)
  return far >= inner && far <= outer
}

/** Turned towards a point, by whole hexsides on hexes and whole degrees elsewhere. */
export function facingTo(at: Vec, to: Vec, { board }: ToolContext): number | null {
  const b = bearing(at, to)
  if (b === null) return null
  return turnOf(board.hex ? Math.round(b / HEXSIDE) * HEXSIDE : Math.round(b))
}
