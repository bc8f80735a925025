// Where a mover gets to, and how: `reachFrom(ground, going, { from, limit })`. A search over a grid whose ways run
// straight at any angle: a point takes over its predecessor's predecessor where the straight line is no dearer
// (Nash and others, Theta*). The grid proposes; `wayCost` decides, and `wayTo` never proposes what it would refuse.
import { type Area, contains } from '../geometry/area'
import type { Vec } from '../geometry/vec'
import type { Shape } from '../scene/shapes'
import { affordable, barrierCuts, type Going, type Way, wayCost } from './going'
import { Heap } from './heap'
import type { TerrainIndex } from './index'
import { outlinesOf } from './outlines'
import { pointOf, type Raster, rasterOf } from './raster'
import { lineOf } from './stretches'

export interface ReachQuery {
  readonly from: Vec
  /** What may be spent. */
  readonly limit: number
  /** Where the mover's middle may not be: enemy bases grown by its own size. */
  readonly blocked?: readonly Area[]
  /** Distance between points of the grid; a hundred and forty-fourth of the longer side where it is left out. */
  readonly cell?: number
}

export interface TerrainReach {
  readonly from: Vec
  readonly limit: number
  /** Least cost to a point of the table; null out of reach. By the grid: good for colours, not for verdicts. */
  cost(to: Vec): number | null
  /** The cheapest way towards a point as far as it can be paid for, with its exact cost. It begins at `from`. */
  wayTo(to: Vec): { readonly points: readonly Vec[]; readonly cost: number }
  /** Points of the grid within reach, nearest first. */
  readonly nodes: readonly Vec[]
  /** The region, with holes. */
  shapes(label?: string): readonly Shape[]
}

export function reachFrom(index: TerrainIndex, going: Going, query: ReachQuery): TerrainReach {
  const { from, limit, blocked = [] } = query
  const raster = rasterOf(index, query.cell ?? Math.max(index.map.width, index.map.height) / 144)
  const search = new Search(index, going, { raster, from, blocked, limit })
  search.run()
  return {
    from,
    limit,
    cost: to => search.best(to)?.cost ?? null,
    wayTo(to) {
      const best = search.best(to) ?? search.best(search.nearest(to))
      const points = best ? [...search.wayOf(best.node), ...(best.end ? [best.end] : [])] : [from]
      const straight = wayCost(index, going, [from, to])
      const direct = straight.cost !== null && straight.cost <= limit && !search.hits(from, to)
      return affordable(index, going, {
        points: direct && best && straight.cost <= best.cost ? [from, to] : points,
        limit,
      })
    },
    get nodes() {
      return search.reached.map(node => pointOf(raster, node))
    },
    shapes: label => [
      { kind: 'patch', tone: 'reach', loops: outlinesOf(raster, search.costs, limit), ...(label ? { label } : {}) },
    ],
  }
}

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

class Search {
  readonly costs: Float32Array
  readonly reached: number[] = []
  private readonly parents: Int32Array
  private readonly heap = new Heap()
  private readonly rates: Record<Way, Float32Array>
  private readonly shut: Uint8Array
  /** Whether climbing costs this mover anything. */
  private readonly hilly: boolean
  private readonly raster: Raster
  private readonly from: Vec
  private readonly limit: number

  constructor(
    private readonly index: TerrainIndex,
    private readonly going: Going,
    query: { raster: Raster; from: Vec; blocked: readonly Area[]; limit: number },
  ) {
    const { raster, from, blocked, limit } = query
    this.raster = raster
    this.from = from
    this.limit = limit
    const size = raster.sorts.length
    this.costs = new Float32Array(size).fill(Number.POSITIVE_INFINITY)
    this.parents = new Int32Array(size).fill(START)
    const rates = (way: Way): Float32Array =>
      Float32Array.from(raster.grounds, ground => going.cost(ground, way) ?? Number.POSITIVE_INFINITY)
    this.rates = { up: rates('up'), down: rates('down'), level: rates('level') }
    this.hilly = this.rates.up.some((rate, i) => rate !== this.rates.level[i] || rate !== this.rates.down[i])
    this.shut = new Uint8Array(size)
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
    return this.shut[to] ? Number.POSITIVE_INFINITY : this.between(this.place(from), this.place(to))
  }

  /** The straight way, by the grid. */
  private between(a: Vec, b: Vec): number {
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
        const cost = so + this.between(pointOf(this.raster, node), to)
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
