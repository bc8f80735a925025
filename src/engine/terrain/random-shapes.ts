// The shapes random maps are made of. Places are rounded, so that the last bit of a sine is nobody's concern.
import { distanceToSegment } from '../geometry/area'
import { cross, distance, sub, type Vec } from '../geometry/vec'
import type { Random } from '../rolls/random'

export interface Blob {
  readonly at: Vec
  readonly radius: number
}

const tidy = (p: Vec): Vec => ({ x: Math.round(p.x * 100) / 100, y: Math.round(p.y * 100) / 100 })

/** An uneven round outline, a little longer than wide. */
export function blob(random: Random, { at, radius, knots }: Blob & { readonly knots: number }): readonly Vec[] {
  const lean = random() * Math.PI
  const long = 0.85 + random() * 0.35
  const turn = random()
  return Array.from({ length: knots }, (_, i) => {
    const angle = ((i + turn + (random() - 0.5) * 0.4) / knots) * 2 * Math.PI
    const far = radius * (0.8 + random() * 0.35)
    const x = Math.sin(angle) * far * long
    const y = (-Math.cos(angle) * far) / long
    return tidy({
      x: at.x + x * Math.cos(lean) - y * Math.sin(lean),
      y: at.y + x * Math.sin(lean) + y * Math.cos(lean),
    })
  })
}

/** A line from one point to another that sways, kept on the table. */
export function strand(
  random: Random,
  [from, to]: readonly [Vec, Vec],
  { knots, sway }: { readonly knots: number; readonly sway: number },
  size: { readonly width: number; readonly height: number },
): readonly Vec[] {
  const length = distance(from, to)
  const aside = { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
  const keep = (p: Vec): Vec =>
    tidy({ x: Math.min(size.width, Math.max(0, p.x)), y: Math.min(size.height, Math.max(0, p.y)) })
  return Array.from({ length: knots + 2 }, (_, i) => {
    const t = i / (knots + 1)
    const off = i === 0 || i === knots + 1 ? 0 : (random() - 0.5) * 2 * sway
    return keep({ x: from.x + (to.x - from.x) * t + aside.x * off, y: from.y + (to.y - from.y) * t + aside.y * off })
  })
}

export const clearOf = (one: Blob, others: readonly Blob[], apart: number): boolean =>
  others.every(other => distance(one.at, other.at) >= one.radius + other.radius + apart)

/** Whether a line comes into a round. */
export const inBlob = ({ at, radius }: Blob, line: readonly Vec[]): boolean =>
  line.some((b, i) => {
    const a = line[i - 1]
    return a !== undefined && distanceToSegment(a, b, at) < radius
  })

/** Where one line crosses another. */
export function crossingsOf(one: readonly Vec[], other: readonly Vec[]): readonly Vec[] {
  const found: Vec[] = []
  one.forEach((b, i) => {
    const a = one[i - 1]
    if (!a) return
    other.forEach((q, k) => {
      const p = other[k - 1]
      if (!p) return
      const turn = cross(sub(b, a), sub(q, p))
      if (turn === 0) return
      const t = cross(sub(p, a), sub(q, p)) / turn
      const u = cross(sub(p, a), sub(b, a)) / turn
      if (t >= 0 && t < 1 && u >= 0 && u < 1) found.push(tidy({ x: p.x + (q.x - p.x) * u, y: p.y + (q.y - p.y) * u }))
    })
  })
  return found
}
