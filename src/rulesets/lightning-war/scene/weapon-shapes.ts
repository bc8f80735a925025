import type { Pose } from '../../../engine/geometry/vec'
import type { Shape } from '../../../engine/scene/shapes'
import type { Weapon } from '../tables/models'

const WEDGES = { all: [0, 360], front: [-45, 45], rear: [135, 225] } as const

/** The bands of a weapon: 12 and 24 inches for a gun, its range for small arms, in its arc. */
export function weaponShapes({ at, facing }: Pose, { ap, small, arc }: Weapon): Shape[] {
  const [from, to] = WEDGES[arc]
  const band = (inner: number, outer: number, label: string): Shape => ({
    kind: 'sector',
    tone: inner === 0 ? 'good' : 'arc',
    at,
    inner,
    outer,
    from: facing + from,
    to: facing + to,
    label,
  })
  if (ap) return [band(0, 12, `12", ${ap.to12} dice`), band(12, 24, `24", ${ap.to24} dice`)]
  return small ? [band(0, small.range, `${small.range}", ${small.dice} dice`)] : []
}
