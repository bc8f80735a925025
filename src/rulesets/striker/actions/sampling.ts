import { heading } from '../../../engine/geometry/angle'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Random } from '../../../engine/rolls/random'
import type { State } from '../state'

/** Some point of the table between two distances from another, as near to it as the edges allow. */
export function sampleAround(
  { map }: State,
  { at, from, to }: { at: Vec; from: number; to: number },
  random: Random,
): Pose {
  const h = heading(random() * 360)
  const far = from + (to - from) * Math.sqrt(random())
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  return { at: { x: within(at.x + h.x * far, map.width), y: within(at.y + h.y * far, map.height) }, facing: 0 }
}
