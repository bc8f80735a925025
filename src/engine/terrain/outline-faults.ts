// Where outlines cross.
import { edgesOf } from '../geometry/area'
import { cross, sub, type Vec } from '../geometry/vec'

/** Where two bits of line cross each other; ends that touch do not count. */
function crossOf([a, b]: readonly [Vec, Vec], [p, q]: readonly [Vec, Vec]): Vec | null {
  const d = sub(b, a)
  const e = sub(q, p)
  const turn = cross(d, e)
  if (turn === 0) return null
  const t = cross(sub(p, a), e) / turn
  const u = cross(sub(p, a), d) / turn
  const within = (v: number): boolean => v > 1e-9 && v < 1 - 1e-9
  return within(t) && within(u) ? { x: a.x + d.x * t, y: a.y + d.y * t } : null
}

/** Where a closed outline first crosses itself. */
export function selfCrossing(points: readonly Vec[]): Vec | null {
  const edges = edgesOf(points)
  for (let i = 0; i < edges.length; i++)
    for (let j = i + 2; j < edges.length; j++) {
      const [one, other] = [edges[i], edges[j]]
      if (!one || !other || (i === 0 && j === edges.length - 1)) continue
      const at = crossOf(one, other)
      if (at) return at
    }
  return null
}

/** Where two closed outlines first cross. */
export function meeting(one: readonly Vec[], other: readonly Vec[]): Vec | null {
  const edges = edgesOf(other)
  for (const edge of edgesOf(one))
    for (const against of edges) {
      const at = crossOf(edge, against)
      if (at) return at
    }
  return null
}
