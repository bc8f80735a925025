// Where outlines cross.
import { edgesOf } from '../geometry/area'
import { cross, sub, type Vec } from '../geometry/vec'

type Edge = readonly [Vec, Vec]

/** What little a share of a line may be off. */
const HAIR = 1e-9

/** Where two bits of line cross each other; whether ends that touch count is for `give`, above 0 if they do. */
function crossOf([a, b]: Edge, [p, q]: Edge, give = -HAIR): Vec | null {
  const d = sub(b, a)
  const e = sub(q, p)
  const turn = cross(d, e)
  if (turn === 0) return null
  const t = cross(sub(p, a), e) / turn
  const u = cross(sub(p, a), d) / turn
  const within = (v: number): boolean => v > -give && v < 1 + give
  return within(t) && within(u) ? { x: a.x + d.x * t, y: a.y + d.y * t } : null
}

/** Where a closed outline first crosses or touches itself: edges that do not follow one another share no point. */
export function selfCrossing(points: readonly Vec[]): Vec | null {
  const edges = edgesOf(points.filter((p, i) => !isSame(p, points.at(i - 1))))
  for (let i = 0; i < edges.length; i++)
    for (let j = i + 2; j < edges.length; j++) {
      const [one, other] = [edges[i], edges[j]]
      if (!one || !other || (i === 0 && j === edges.length - 1)) continue
      const at = crossOf(one, other, HAIR)
      if (at) return at
    }
  return null
}

const isSame = (p: Vec, q: Vec | undefined): boolean => p.x === q?.x && p.y === q.y

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
