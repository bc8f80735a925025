// What straight ways cost a mover, roughly: by the points of the grid that they run over.
import { type Area, contains } from '../geometry/area'
import type { Vec } from '../geometry/vec'
import { barrierCuts } from './cuts'
import type { Way } from './elevation'
import type { Going } from './going'
import type { TerrainIndex } from './index'
import type { Raster } from './raster'
import { lineOf } from './stretches'

export class GridCosts {
  readonly raster: Raster
  private readonly rates: Record<Way, Float32Array>
  private readonly shut: Uint8Array
  /** Whether climbing costs this mover anything. */
  private readonly hilly: boolean

  constructor(
    private readonly index: TerrainIndex,
    private readonly going: Going,
    { raster, blocked }: { raster: Raster; blocked: readonly Area[] },
  ) {
    this.raster = raster
    const rates = (way: Way): Float32Array =>
      Float32Array.from(raster.grounds, ground => going.cost(ground, way) ?? Number.POSITIVE_INFINITY)
    this.rates = { up: rates('up'), down: rates('down'), level: rates('level') }
    this.hilly = this.rates.up.some((rate, i) => rate !== this.rates.level[i] || rate !== this.rates.down[i])
    this.shut = new Uint8Array(raster.sorts.length)
    for (const area of blocked) this.shutOff(area)
  }

  private shutOff(area: Area): void {
    const { cell, columns, rows } = this.raster
    const xs = area.kind === 'disc' ? [area.at.x - area.radius, area.at.x + area.radius] : area.points.map(p => p.x)
    const ys = area.kind === 'disc' ? [area.at.y - area.radius, area.at.y + area.radius] : area.points.map(p => p.y)
    const left = Math.max(0, Math.floor(Math.min(...xs) / cell))
    const right = Math.min(columns - 1, Math.ceil(Math.max(...xs) / cell))
    const bottom = Math.min(rows - 1, Math.ceil(Math.max(...ys) / cell))
    for (let y = Math.max(0, Math.floor(Math.min(...ys) / cell)); y <= bottom; y++)
      for (let x = left; x <= right; x++)
        if (contains(area, { x: x * cell, y: y * cell })) this.shut[y * columns + x] = 1
  }

  /** Whether a point of the grid is closed to everyone. */
  isShut(node: number): boolean {
    return this.shut[node] === 1
  }

  /** The straight way, by the grid. */
  between(a: Vec, b: Vec): number {
    const { cell, columns, rows, sorts, heights, barred } = this.raster
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
    if (length === 0) return 0
    const steps = Math.ceil(length / (cell * 0.75))
    let cost = 0
    let near = false
    let { level: rates } = this.rates
    for (let k = 0; k < steps; k++) {
      const t = (k + 0.5) / steps
      const node = nodeAt(a, b, t)
      if (this.hilly) {
        const half = 0.5 / steps
        const rising = (heights[nodeAt(a, b, t + half)] ?? 0) - (heights[nodeAt(a, b, t - half)] ?? 0)
        rates = rising > 0 ? this.rates.up : rising < 0 ? this.rates.down : this.rates.level
      }
      cost += rates[sorts[node] ?? 0] ?? Number.POSITIVE_INFINITY
      if (cost === Number.POSITIVE_INFINITY || this.shut[node]) return Number.POSITIVE_INFINITY
      if (barred[node]) near = true
    }
    cost = (cost / steps) * length
    return near ? cost + this.crossings(a, b) : cost

    function nodeAt(p: Vec, q: Vec, t: number): number {
      const x = Math.min(columns - 1, Math.max(0, Math.round((p.x + (q.x - p.x) * t) / cell)))
      const y = Math.min(rows - 1, Math.max(0, Math.round((p.y + (q.y - p.y) * t) / cell)))
      return y * columns + x
    }
  }

  private crossings(a: Vec, b: Vec): number {
    if (!this.going.cross) return 0
    const line = lineOf(a, b)
    let sum = 0
    for (const placed of this.index.barriers)
      for (const _ of barrierCuts(placed, line)) {
        const cost = this.going.cross(placed.piece, placed.kind)
        if (cost === null) return Number.POSITIVE_INFINITY
        sum += cost
      }
    return sum
  }

  hits(a: Vec, b: Vec): boolean {
    return this.between(a, b) === Number.POSITIVE_INFINITY
  }
}
