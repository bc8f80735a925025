// What a way over the ground costs, exactly: `wayCost(ground, going, points)`. The same `Going` serves `reachFrom`.
import { EPSILON } from '../geometry/units'
import type { Vec } from '../geometry/vec'
import { holds, squareToEdge } from './figure'
import type { Ground, Placed, TerrainIndex } from './index'
import type { TerrainKind, TerrainPiece } from './model'
import { ascending, inCapsule, type Line, lineOf, merged, pointAt, shared, stretchesIn } from './stretches'

/** Against the slope, with it, or along it and on level ground. */
export type Way = 'up' | 'down' | 'level'

/** How one kind of mover goes. Null means it cannot. */
export interface Going {
  /** Per table unit. */
  cost(ground: Ground, way: Way): number | null
  /** Hills mean nothing to it: it is told of all ground as if that were level. */
  readonly level?: boolean
  /** For getting over a hedge or a wall; nought where it is left out. */
  cross?(piece: TerrainPiece, kind: TerrainKind): number | null
}

/** A stretch of a way on ground of one sort, or the crossing of a barrier (with no length). */
export interface Leg {
  readonly from: Vec
  readonly to: Vec
  readonly length: number
  readonly ground: Ground
  readonly way: Way
  readonly barrier: TerrainPiece | null
  /** Null where the mover cannot go. */
  readonly cost: number | null
}

export interface WayCost {
  /** Null where some part is barred. */
  readonly cost: number | null
  readonly length: number
  readonly legs: readonly Leg[]
}

export function wayCost(index: TerrainIndex, going: Going, points: readonly Vec[]): WayCost {
  const legs: Leg[] = []
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]
    const b = points[i]
    if (a && b) legsBetween(index, going, { line: lineOf(a, b), legs })
  }
  let cost: number | null = 0
  let length = 0
  for (const leg of legs) {
    cost = cost === null || leg.cost === null ? null : cost + leg.cost
    length += leg.length
  }
  return { cost, length, legs }
}

/** What a way costs, for who need not know its legs; null where some part is barred. */
export function priceOf(index: TerrainIndex, going: Going, points: readonly Vec[]): number | null {
  let sum = 0
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]
    const b = points[i]
    const price = a && b ? priceBetween(index, going, lineOf(a, b)) : 0
    if (price === null) return null
    sum += price
  }
  return sum
}

function priceBetween(index: TerrainIndex, going: Going, line: Line): number | null {
  if (line.length <= EPSILON) return 0
  let sum = 0
  for (const placed of index.barriers) {
    const times = barrierCuts(placed, line).length
    const cost = times > 0 && going.cross ? going.cross(placed.piece, placed.kind) : 0
    if (cost === null) return null
    sum += cost * times
  }
  const marks = marksOn(index, going, line)
  for (let i = 1; i < marks.length; i++) {
    const start = marks[i - 1] ?? 0
    const end = marks[i] ?? 0
    if (end - start <= EPSILON) continue
    const ground = groundFor(index, going, pointAt(line, (start + end) / 2))
    const rate = going.cost(ground, ground.slope ? wayOn(index, line, [start, end]) : 'level')
    if (rate === null) return null
    sum += rate * (end - start)
  }
  return sum
}

const marksOn = (index: TerrainIndex, going: Going, line: Line): number[] =>
  going.level ? levelCuts(index, line) : cutsOf(index, line)

const groundFor = (index: TerrainIndex, going: Going, at: Vec): Ground =>
  going.level ? { here: index.standing(at), slope: null, elevation: 0 } : index.ground(at)

function legsBetween(index: TerrainIndex, going: Going, { line, legs }: { line: Line; legs: Leg[] }): void {
  if (line.length <= EPSILON) return
  const barriers: { far: number; piece: TerrainPiece; kind: TerrainKind }[] = []
  for (const placed of index.barriers)
    for (const far of barrierCuts(placed, line)) barriers.push({ far, piece: placed.piece, kind: placed.kind })
  const marks = marksOn(index, going, line)
  let next = 0
  if (barriers.length > 1) barriers.sort((p, q) => p.far - q.far)
  const over = (limit: number): void => {
    for (let one = barriers[next]; one && one.far <= limit; one = barriers[++next]) {
      const at = pointAt(line, one.far)
      const cost = going.cross ? going.cross(one.piece, one.kind) : 0
      legs.push({
        from: at,
        to: at,
        length: 0,
        ground: groundFor(index, going, at),
        way: 'level',
        barrier: one.piece,
        cost,
      })
    }
  }
  for (let i = 1; i < marks.length; i++) {
    const start = marks[i - 1] ?? 0
    const end = marks[i] ?? 0
    if (end - start <= EPSILON) continue
    const ground = groundFor(index, going, pointAt(line, (start + end) / 2))
    const way = ground.slope ? wayOn(index, line, [start, end]) : 'level'
    const rate = going.cost(ground, way)
    const length = end - start
    over(start)
    legs.push({
      from: pointAt(line, start),
      to: pointAt(line, end),
      length,
      ground,
      way,
      barrier: null,
      cost: rate === null ? null : rate * length,
    })
  }
  over(line.length)
}

/** Every distance at which the ground may change but for its height. */
function levelCuts(index: TerrainIndex, line: Line): number[] {
  const cuts = [0, line.length]
  for (const { figure, crossings } of index.walked) {
    const inside = stretchesIn(figure, line)
    if (inside.length === 0) continue
    cuts.push(...inside)
    for (const { figure: opening } of crossings) cuts.push(...stretchesIn(opening, line))
  }
  return ascending(cuts)
}

/** Every distance at which the ground may change. */
function cutsOf(index: TerrainIndex, line: Line): number[] {
  const cuts = levelCuts(index, line)
  for (const ring of index.rings) {
    const inside = stretchesIn(ring.figure, line)
    if (inside.length === 0) continue
    cuts.push(...inside)
    if (ring.run <= 0) continue
    const { xs, ys } = ring.figure
    const near: [number, number][] = []
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      const found = inCapsule(line, [xs[j] ?? 0, ys[j] ?? 0, xs[i] ?? 0, ys[i] ?? 0], ring.run)
      if (found) near.push(found)
    }
    const band = shared(inside, merged(near, line.length))
    // A band may be climbed and left again within one stretch: it is judged in short bits.
    for (let i = 0; i < band.length; i += 2) {
      const [start = 0, end = 0] = [band[i], band[i + 1]]
      const bits = Math.max(1, Math.ceil((end - start) / (ring.run / 2)))
      for (let k = 0; k <= bits; k++) cuts.push(start + ((end - start) * k) / bits)
    }
  }
  return ascending(cuts)
}

/** Deeper inside the ring is higher. */
function wayOn(index: TerrainIndex, line: Line, [start, end]: readonly [number, number]): Way {
  const from = smoothElevation(index, pointAt(line, start))
  const to = smoothElevation(index, pointAt(line, end))
  // A way that hardly changes its height runs along the slope.
  const least = (end - start) * index.model.heights.per * 0.01
  if (to - from > least) return 'up'
  return from - to > least ? 'down' : 'level'
}

/** The ground as it is walked: it rises evenly over the run of each ring. */
export function smoothElevation(index: TerrainIndex, p: Vec): number {
  let height = 0
  for (const ring of index.rings) {
    const { box } = ring.figure
    if (p.x < box.left || p.x > box.right || p.y < box.top || p.y > box.bottom) continue
    if (holds(ring.figure, p.x, p.y)) {
      const inward = ring.run > 0 ? Math.min(1, Math.sqrt(squareToEdge(ring.figure, p.x, p.y)) / ring.run) : 1
      height = Math.max(height, ring.outside + (ring.height - ring.outside) * inward)
    }
  }
  return height
}

const NONE: readonly number[] = []

/** Where a line steps over the middle of a barrier, not through a gap of it. */
export function barrierCuts({ figure, crossings }: Placed, line: Line): readonly number[] {
  const { xs, ys, box } = figure
  const { a, b, dx, dy, length } = line
  if (Math.max(a.x, b.x) < box.left || Math.min(a.x, b.x) > box.right) return NONE
  if (Math.max(a.y, b.y) < box.top || Math.min(a.y, b.y) > box.bottom) return NONE
  const cuts: number[] = []
  for (let i = 1; i < xs.length; i++) {
    const [px = 0, py = 0, qx = 0, qy = 0] = [xs[i - 1], ys[i - 1], xs[i], ys[i]]
    const sp = dx * (py - a.y) - dy * (px - a.x)
    const sq = dx * (qy - a.y) - dy * (qx - a.x)
    if (sp > 0 === sq > 0) continue
    const t = sp / (sp - sq)
    const far = dx * (px + (qx - px) * t - a.x) + dy * (py + (qy - py) * t - a.y)
    // Who ends on the middle has not crossed it; who starts there has.
    if (far < -EPSILON || far >= length - EPSILON) continue
    const at = pointAt(line, far)
    if (!crossings.some(one => holds(one.figure, at.x, at.y))) cuts.push(far)
  }
  return cuts
}

export interface Journey {
  readonly points: readonly Vec[]
  /** What may be spent on it. */
  readonly limit: number
}

export interface Paid {
  readonly points: readonly Vec[]
  readonly cost: number
}

/** The part of a way that can be paid for, and what it costs. */
export function affordable(index: TerrainIndex, going: Going, journey: Journey): Paid {
  const whole = priceOf(index, going, journey.points)
  if (whole !== null && whole <= journey.limit + EPSILON) return { points: journey.points, cost: whole }
  return affordablePart(index, going, journey)
}

/** The same of a way that is known to be too dear. */
export function affordablePart(index: TerrainIndex, going: Going, { points, limit }: Journey): Paid {
  const out: Vec[] = points.slice(0, 1)
  let spent = 0
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]]
    if (!from || !to) break
    for (const leg of wayCost(index, going, [from, to]).legs) {
      if (leg.cost !== null && spent + leg.cost <= limit + EPSILON) {
        spent += leg.cost
        continue
      }
      // A barrier is crossed whole or not at all.
      const part = leg.cost === null || leg.barrier ? 0 : (limit - spent) / leg.cost
      const end = { x: leg.from.x + (leg.to.x - leg.from.x) * part, y: leg.from.y + (leg.to.y - leg.from.y) * part }
      return { points: [...out, end], cost: part > 0 ? limit : spent }
    }
    out.push(to)
  }
  return { points: out, cost: spent }
}
