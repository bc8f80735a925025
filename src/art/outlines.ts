import type { Outline } from './palette'

interface Point {
  readonly x: number
  readonly y: number
}

const ring = (count: number, radius: number, turned: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const a = ((turned + (i * 360) / count) * Math.PI) / 180
    return { x: radius * Math.sin(a), y: -radius * Math.cos(a) }
  })

// Sizes are chosen so that all outlines cover about the same ground and hold the same picture.
const CORNERS: Readonly<Record<Exclude<Outline, 'circle'>, readonly Point[]>> = {
  square: ring(4, 1.27, 45),
  hexagon: ring(6, 1.1, 0),
  triangle: ring(3, 1.5, 0).map(p => ({ x: p.x * 0.95, y: p.y + 0.22 })),
  diamond: ring(4, 1.3, 0),
  octagon: ring(8, 1.06, 22.5),
}

/** The corners of an outline for a counter of half width 1, its middle at the origin; null for the circle. */
export const outlineCorners = (outline: Outline): readonly Point[] | null =>
  outline === 'circle' ? null : CORNERS[outline]

const CIRCLE = 'M50 2a48 48 0 1 1 0 96a48 48 0 1 1 0-96Z'

/** The same outline as a path that fills a box of 100 by 100, for tags and small pictures. */
export function outlineInBox(outline: Outline): string {
  const corners = outlineCorners(outline)
  if (!corners) return CIRCLE
  const [xs, ys] = [corners.map(p => p.x), corners.map(p => p.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = 96 / Math.max(right - left, bottom - top)
  const into = (value: number, from: number, to: number) =>
    Math.round((50 + (value - (from + to) / 2) * scale) * 10) / 10
  return `M${corners.map(({ x, y }) => `${into(x, left, right)} ${into(y, top, bottom)}`).join('L')}Z`
}

/** How far the edge is from the middle in a direction (degrees, 0 up, clockwise), for half width 1. */
export function edgeTowards(outline: Outline, direction: number): number {
  const corners = outlineCorners(outline)
  if (!corners) return 1
  const a = (direction * Math.PI) / 180
  const d = { x: Math.sin(a), y: -Math.cos(a) }
  for (const [i, p] of corners.entries()) {
    const q = corners[(i + 1) % corners.length] ?? p
    const e = { x: q.x - p.x, y: q.y - p.y }
    const cross = d.x * e.y - d.y * e.x
    if (Math.abs(cross) < 1e-9) continue
    const t = (p.x * e.y - p.y * e.x) / cross
    const u = (p.x * d.y - p.y * d.x) / cross
    if (t > 0 && u >= -1e-9 && u <= 1 + 1e-9) return t
  }
  return 1
}
