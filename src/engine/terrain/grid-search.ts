// A search over a grid whose ways run straight at any angle: a point takes over its predecessor's predecessor where the
// straight line costs no more (Nash and others, Theta*).
import type { Vec } from '../geometry/vec'
import type { GridCosts } from './grid-costs'
import { Heap } from './heap'
import { pointOf, type Raster } from './raster'

const START = -1
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

export class GridSearch {
  readonly costs: Float32Array
  readonly reached: number[] = []
  private readonly parents: Int32Array
  private readonly heap = new Heap()
  private readonly raster: Raster
  private readonly from: Vec
  private readonly limit: number

  constructor(
    private readonly grid: GridCosts,
    { from, limit }: { from: Vec; limit: number },
  ) {
    this.raster = grid.raster
    this.from = from
    this.limit = limit
    const size = this.raster.sorts.length
    this.costs = new Float32Array(size).fill(Number.POSITIVE_INFINITY)
    this.parents = new Int32Array(size).fill(START)
  }

  run(): void {
    const { cell, columns, rows, sorts } = this.raster
    const column = Math.round(this.from.x / cell)
    const row = Math.round(this.from.y / cell)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const x = column + dx
        const y = row + dy
        if (x < 0 || y < 0 || x >= columns || y >= rows) continue
        this.offer(y * columns + x, START, this.straight(START, y * columns + x))
      }
    const settled = new Uint8Array(sorts.length)
    for (let node = this.heap.pop(); node !== null; node = this.heap.pop()) {
      if (settled[node]) continue
      settled[node] = 1
      this.reached.push(node)
      const x = node % columns
      const y = (node - x) / columns
      const parent = this.parents[node] ?? START
      for (const [dx, dy] of AROUND) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows) continue
        const next = node + dy * columns + dx
        if (settled[next]) continue
        this.offer(next, node, (this.costs[node] ?? 0) + this.straight(node, next))
        this.offer(next, parent, (parent === START ? 0 : (this.costs[parent] ?? 0)) + this.straight(parent, next))
      }
    }
  }

  private offer(node: number, parent: number, cost: number): void {
    if (!(cost <= this.limit + 1e-4) || cost >= (this.costs[node] ?? 0) - 1e-6) return
    this.costs[node] = cost
    this.parents[node] = parent
    this.heap.push(node, cost)
  }

  private place(node: number): Vec {
    return node === START ? this.from : pointOf(this.raster, node)
  }

  private straight(from: number, to: number): number {
    return this.grid.isShut(to) ? Number.POSITIVE_INFINITY : this.grid.between(this.place(from), this.place(to))
  }

  /** The cheapest of the points around, and the last straight bit from it. */
  best(to: Vec): { node: number; cost: number; end: Vec | null } | null {
    const { cell, columns, rows } = this.raster
    const column = Math.round(to.x / cell)
    const row = Math.round(to.y / cell)
    let best: { node: number; cost: number; end: Vec | null } | null = null
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const node = y * columns + x
        const so = this.costs[node] ?? Number.POSITIVE_INFINITY
        if (so === Number.POSITIVE_INFINITY) continue
        const cost = so + this.grid.between(pointOf(this.raster, node), to)
        if (cost <= this.limit + 1e-4 && (!best || cost < best.cost)) best = { node, cost, end: to }
      }
    return best
  }

  /** The reached point nearest to one out of reach. */
  nearest(to: Vec): Vec {
    let best = this.from
    let least = Number.POSITIVE_INFINITY
    for (const node of this.reached) {
      const p = pointOf(this.raster, node)
      const d = (p.x - to.x) ** 2 + (p.y - to.y) ** 2
      if (d < least) {
        least = d
        best = p
      }
    }
    return best
  }

  wayOf(node: number): readonly Vec[] {
    const way: Vec[] = []
    for (let at = node; at !== START; at = this.parents[at] ?? START) way.push(pointOf(this.raster, at))
    way.push(this.from)
    return way.reverse()
  }
}
