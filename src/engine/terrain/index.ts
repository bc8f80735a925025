// The one door to a map's geometry: `terrainOf(model, map)`, made once per map object and kept as long as it lives.
import type { Vec } from '../geometry/vec'
import { holds, squareToEdge } from './figure'
import { type Crossing, kindOf, type TerrainKind, type TerrainMap, type TerrainModel, type TerrainPiece } from './model'
import { type Placed, place, type Ring, ringsOf } from './placed'

/** What lies at a point. On a crossing the piece itself does not count: a bridge is not the river. */
export interface Here {
  readonly piece: TerrainPiece
  readonly kind: TerrainKind
  readonly crossing: Crossing | null
}

/** Ground that rises: `ratio` is rise over run in one unit. */
export interface Slope {
  readonly piece: TerrainPiece
  readonly rise: number
  readonly run: number
  readonly ratio: number
}

export interface Ground {
  /** Top first, without barriers. */
  readonly here: readonly Here[]
  readonly slope: Slope | null
  readonly elevation: number
}

export interface TerrainIndex {
  readonly model: TerrainModel
  readonly map: TerrainMap
  readonly placed: readonly Placed[]
  readonly barriers: readonly Placed[]
  /** What one walks in: neither barriers nor hills, whose outlines are among the rings. */
  readonly walked: readonly Placed[]
  /** Lowest first. */
  readonly rings: readonly Ring[]
  /** Everything at a point, top first, hills and barriers too. */
  at(p: Vec): readonly Here[]
  /** The level of the highest contour that holds the point; 0 outside. */
  elevation(p: Vec): number
  /** The steepest slope band that holds the point. */
  slope(p: Vec): Slope | null
  /** Everything at a point but barriers, top first: one crosses them, one does not walk in them. */
  standing(p: Vec): readonly Here[]
  /** What a mover's cost function reads. */
  ground(p: Vec): Ground
  piece(id: string): Placed | undefined
}

const indexes = new WeakMap<TerrainMap, TerrainIndex>()

export function terrainOf(model: TerrainModel, map: TerrainMap): TerrainIndex {
  const known = indexes.get(map)
  if (known && known.model === model) return known
  const index = build(model, map)
  indexes.set(map, index)
  return index
}

const BUCKETS = 24
const NOTHING: readonly Placed[] = []

function build(model: TerrainModel, map: TerrainMap): TerrainIndex {
  const placed = map.pieces.flatMap((piece, order): Placed[] => {
    const kind = kindOf(model, piece.kind)
    return kind && piece.points.length > (kind.form === 'line' ? 1 : 2)
      ? [{ piece, kind, order, ...place(piece, kind) }]
      : []
  })
  const rings = ringsOf(placed)
  const size = Math.max(map.width, map.height) / BUCKETS
  const buckets = new Map<number, Placed[]>()
  const column = (x: number): number => Math.min(BUCKETS - 1, Math.max(0, Math.floor(x / size)))
  // Top first, so that every bucket lists its pieces in that order.
  for (const one of placed.toReversed())
    for (let x = column(one.figure.box.left); x <= column(one.figure.box.right); x++)
      for (let y = column(one.figure.box.top); y <= column(one.figure.box.bottom); y++) {
        const key = x * BUCKETS + y
        const bucket = buckets.get(key)
        if (bucket) bucket.push(one)
        else buckets.set(key, [one])
      }
  const near = (p: Vec): readonly Placed[] => buckets.get(column(p.x) * BUCKETS + column(p.y)) ?? NOTHING

  function at(p: Vec): readonly Here[] {
    const out: Here[] = []
    for (const { piece, kind, figure, crossings } of near(p)) {
      if (!holds(figure, p.x, p.y)) continue
      const open = crossings.length === 0 ? undefined : crossings.find(one => holds(one.figure, p.x, p.y))
      out.push({ piece, kind, crossing: open?.crossing ?? null })
    }
    return out
  }

  function elevation(p: Vec): number {
    for (let i = rings.length - 1; i >= 0; i--) {
      const ring = rings[i]
      if (ring && holds(ring.figure, p.x, p.y)) return ring.height
    }
    return 0
  }

  function slope(p: Vec): Slope | null {
    let steepest: Slope | null = null
    for (const ring of rings) {
      if (ring.run <= 0 || !holds(ring.figure, p.x, p.y) || squareToEdge(ring.figure, p.x, p.y) > ring.run ** 2)
        continue
      const one = slopeOf(model, ring)
      if (!steepest || one.ratio > steepest.ratio) steepest = one
    }
    return steepest
  }

  function standing(p: Vec): readonly Here[] {
    const all = at(p)
    return all.some(({ kind }) => kind.barrier) ? all.filter(({ kind }) => !kind.barrier) : all
  }

  return {
    model,
    map,
    placed,
    barriers: placed.filter(({ kind }) => kind.barrier),
    walked: placed.filter(({ kind }) => !kind.barrier && kind.form !== 'hill'),
    rings,
    at,
    elevation,
    slope,
    standing,
    ground(p) {
      const here = standing(p)
      return rings.length === 0
        ? { here, slope: null, elevation: 0 }
        : { here, slope: slope(p), elevation: elevation(p) }
    },
    piece: id => placed.find(({ piece }) => piece.id === id),
  }
}

export function slopeOf(model: TerrainModel, { piece, height, outside, run }: Ring): Slope {
  const rise = height - outside
  return { piece, rise, run, ratio: rise / (run * model.heights.per) }
}
