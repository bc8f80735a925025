// What a way over the ground costs, exactly: `wayCost(ground, going, points)`. The same `Going` serves `reachFrom`.
import { EPSILON } from '../geometry/units'
import type { Vec } from '../geometry/vec'
import { barrierCuts, cutsOf, levelCuts } from './cuts'
import { climbOn, type Way } from './elevation'
import type { Ground, TerrainIndex } from './index'
import type { TerrainKind, TerrainPiece } from './model'
import { ascending, type Line, lineOf, pointAt } from './stretches'

/** How one kind of mover goes. Null means it cannot. */
export interface Going {
  /** Per table unit. */
  cost(ground: Ground, way: Way): number | null
  /** Ignores hills: all ground counts as level. */
  readonly level?: boolean
  /** For getting over a hedge or a wall; 0 where it is left out. */
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
  const marks = going.level ? levelCuts(index, line) : cutsOf(index, line)
  for (let i = 1; i < marks.length; i++) {
    const start = marks[i - 1] ?? 0
    const end = marks[i] ?? 0
    if (end - start <= EPSILON) continue
    const ground = groundFor(index, going, pointAt(line, (start + end) / 2))
    const rate = going.cost(ground, ground.slope ? climbOn(index, line, [start, end]) : 'level')
    if (rate === null) return null
    sum += rate * (end - start)
  }
  return sum
}

const groundFor = (index: TerrainIndex, going: Going, at: Vec): Ground =>
  going.level ? { here: index.standing(at), slope: null, elevation: 0 } : index.ground(at)

function legsBetween(index: TerrainIndex, going: Going, { line, legs }: { line: Line; legs: Leg[] }): void {
  if (line.length <= EPSILON) return
  const barriers: { far: number; piece: TerrainPiece; kind: TerrainKind }[] = []
  for (const placed of index.barriers)
    for (const far of barrierCuts(placed, line)) barriers.push({ far, piece: placed.piece, kind: placed.kind })
  const marks = going.level ? levelCuts(index, line) : cutsOf(index, line)
  let next = 0
  if (barriers.length > 1) barriers.sort((p, q) => p.far - q.far)
  // A stretch ends at each barrier, so that legs come in the order in which they are gone and paid for.
  if (barriers.length > 0) {
    for (const { far } of barriers) marks.push(far)
    ascending(marks)
  }
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
    const way = ground.slope ? climbOn(index, line, [start, end]) : 'level'
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
