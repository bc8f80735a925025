// The outline of everything on a grid that costs at most so much: marching squares, outlines and holes alike as closed lines.
import type { Vec } from '../geometry/vec'
import type { Raster } from './raster'

type Side = readonly [dx: number, dy: number, across: 0 | 1]
const TOP: Side = [0, 0, 1]
const RIGHT: Side = [1, 0, 0]
const BOTTOM: Side = [0, 1, 1]
const LEFT: Side = [0, 0, 0]

/** By which corners lie inside (1 top left, 2 top right, 4 bottom right, 8 bottom left): the bits of outline, inside on the left. */
const CASES: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
]

type Grid = Pick<Raster, 'cell' | 'columns' | 'rows'>

export function outlinesOf({ cell, columns, rows }: Grid, costs: Float32Array, limit: number): Vec[][] {
  const cost = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= columns || y >= rows ? Number.POSITIVE_INFINITY : (costs[y * columns + x] ?? 0)
  const inside = (x: number, y: number): number => (cost(x, y) <= limit ? 1 : 0)
  const key = (x: number, y: number, [dx, dy, across]: Side): number =>
    ((y + dy + 1) * (columns + 3) + x + dx + 1) * 2 + across
  const next = new Map<number, number>()
  const places = new Map<number, Vec>()
  for (let y = -1; y < rows; y++)
    for (let x = -1; x < columns; x++) {
      const corners = inside(x, y) + 2 * inside(x + 1, y) + 4 * inside(x + 1, y + 1) + 8 * inside(x, y + 1)
      for (const [a, b] of CASES[corners] ?? []) {
        next.set(key(x, y, a), key(x, y, b))
        places.set(key(x, y, a), cut(x, y, a))
      }
    }

  /** On a side between an inner and an outer point, where the cost reaches the limit; a table's edge is kept. */
  function cut(x: number, y: number, [dx, dy, across]: Side): Vec {
    const [px, py] = [x + dx, y + dy]
    const [qx, qy] = across ? [px + 1, py] : [px, py + 1]
    const p = cost(px, py)
    const q = cost(qx, qy)
    let t = 0.5
    if (Number.isFinite(p) && Number.isFinite(q)) t = (limit - p) / (q - p)
    else {
      const spare = Math.min(1, Math.max(0, (limit - Math.min(p, q)) / cell))
      const edge = qx >= columns || qy >= rows || px < 0 || py < 0
      const out = edge ? 0 : Math.min(0.5, spare)
      t = p <= limit ? out : 1 - out
    }
    return { x: (px + (qx - px) * t) * cell, y: (py + (qy - py) * t) * cell }
  }

  const loops: Vec[][] = []
  while (next.size > 0) {
    const [start] = next.keys()
    if (start === undefined) break
    const loop: Vec[] = []
    for (let at: number | undefined = start; at !== undefined && next.has(at); ) {
      const place = places.get(at)
      if (place) loop.push(place)
      const to: number | undefined = next.get(at)
      next.delete(at)
      at = to
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}
