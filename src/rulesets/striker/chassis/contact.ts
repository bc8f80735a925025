import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Stand } from '../parts/stand'
import type { State } from '../state'
import { isThere, isVehicle, standsOf } from './stands'

/** STR.core.move.enemy-contact: how far a way goes before it meets an enemy nobody had seen. */
export function contactOn(
  state: State,
  stand: Stand,
  path: readonly Vec[],
): { readonly path: readonly Vec[]; readonly met: string[] } {
  const hidden = standsOf(state).filter(other => other.seat !== stand.seat && !other.spotted && isThere(other))
  const gap = isVehicle(stand) ? 1 + 2 : 1.5
  const gone: Vec[] = []
  let from = stand.at
  for (const to of path) {
    const length = distance(from, to)
    const met = hidden.filter(other => segmentDistance(from, to, other.at) < gap && distance(other.at, from) >= gap)
    if (met.length > 0) {
      for (let far = 0; far <= length; far += 0.25) {
        const at = { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length }
        const here = met.filter(other => distance(other.at, at) < gap)
        if (here.length > 0) return { path: [...gone, backOff(from, at)], met: here.map(({ id }) => id) }
      }
    }
    gone.push(to)
    from = to
  }
  return { path: gone, met: [] }
}

const backOff = (from: Vec, at: Vec): Vec => {
  const length = distance(from, at)
  const part = length > 0.25 ? (length - 0.25) / length : 0
  return { x: from.x + (at.x - from.x) * part, y: from.y + (at.y - from.y) * part }
}

function segmentDistance(a: Vec, b: Vec, p: Vec): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const t =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length))
  return distance(p, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
}
