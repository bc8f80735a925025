// The ground of a map on a grid of points, for searches: each point knows its sort of ground by number, so that a
// mover's cost is asked once for every sort and not for every point.
import type { Vec } from '../geometry/vec'
import { smoothElevation } from './elevation'
import type { Ground, TerrainIndex } from './index'

export interface Raster {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** Per point: which of `grounds` lies there. */
  readonly sorts: Uint16Array
  readonly grounds: readonly Ground[]
  /** As it is walked, for climbing. */
  readonly heights: Float32Array
  /** One where a barrier is so near that a step may cross it. */
  readonly barred: Uint8Array
}

const rasters = new WeakMap<TerrainIndex, Map<number, Raster>>()

export function rasterOf(index: TerrainIndex, cell: number): Raster {
  let known = rasters.get(index)
  if (!known) {
    known = new Map()
    rasters.set(index, known)
  }
  let raster = known.get(cell)
  if (!raster) {
    raster = build(index, cell)
    known.set(cell, raster)
  }
  return raster
}

export const pointOf = ({ cell, columns }: Raster, node: number): Vec => ({
  x: (node % columns) * cell,
  y: Math.floor(node / columns) * cell,
})

function build(index: TerrainIndex, cell: number): Raster {
  const columns = Math.floor(index.map.width / cell + 1e-9) + 1
  const rows = Math.floor(index.map.height / cell + 1e-9) + 1
  const sorts = new Uint16Array(columns * rows)
  const heights = new Float32Array(columns * rows)
  const barred = new Uint8Array(columns * rows)
  const grounds: Ground[] = []
  const known = new Map<string, number>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const node = row * columns + column
      const p = { x: column * cell, y: row * cell }
      const ground = index.ground(p)
      const key = keyOf(ground)
      let sort = known.get(key)
      if (sort === undefined) {
        sort = grounds.push(ground) - 1
        known.set(key, sort)
      }
      sorts[node] = sort
      if (ground.slope) heights[node] = smoothElevation(index, p)
      else heights[node] = ground.elevation
    }
  markBarriers(index, { cell, columns, rows }, barred)
  return { cell, columns, rows, sorts, grounds, heights, barred }
}

const keyOf = ({ here, slope, elevation }: Ground): string =>
  `${here.map(({ piece, crossing }) => (crossing ? `${piece.id}@${crossing.at.x},${crossing.at.y}` : piece.id)).join('|')}/${
    slope ? `${slope.piece.id}:${slope.ratio}` : ''
  }/${elevation}`

function markBarriers(
  index: TerrainIndex,
  { cell, columns, rows }: { readonly cell: number; readonly columns: number; readonly rows: number },
  barred: Uint8Array,
): void {
  for (const { figure } of index.barriers)
    for (let i = 1; i < figure.points.length; i++) {
      const [a, b] = [figure.points[i - 1], figure.points[i]]
      if (!a || !b) continue
      const steps = Math.max(1, Math.ceil((Math.abs(b.x - a.x) + Math.abs(b.y - a.y)) / cell))
      for (let k = 0; k <= steps; k++) {
        const x = Math.round((a.x + ((b.x - a.x) * k) / steps) / cell)
        const y = Math.round((a.y + ((b.y - a.y) * k) / steps) / cell)
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++)
            if (x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows) barred[(y + dy) * columns + x + dx] = 1
      }
    }
}
