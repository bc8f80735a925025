import { heading } from '../../engine/geometry/angle'
import type { Pose, Vec } from '../../engine/geometry/vec'
import type { Shape } from '../../engine/scene/shapes'

/** A point drawn round the origin, facing up, as it lies after the template is laid down. */
export function laidPoint(p: Vec, { at, facing }: Pose): Vec {
  const up = heading(facing)
  // `up` is where (0, -1) turns to; (1, 0) turns to its right hand.
  return { x: at.x - p.y * up.x - p.x * up.y, y: at.y - p.y * up.y + p.x * up.x }
}

export function laid(shape: Shape, pose: Pose): Shape {
  switch (shape.kind) {
    case 'disc':
    case 'label':
      return { ...shape, at: laidPoint(shape.at, pose) }
    case 'polygon':
    case 'path':
      return { ...shape, points: shape.points.map(p => laidPoint(p, pose)) }
    case 'patch':
      return { ...shape, loops: shape.loops.map(loop => loop.map(p => laidPoint(p, pose))) }
    case 'sector':
      return {
        ...shape,
        at: laidPoint(shape.at, pose),
        from: shape.from + pose.facing,
        to: shape.to + pose.facing,
      }
  }
}
