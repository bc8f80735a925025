// Where a mover gets to, and how: `reachFrom(ground, going, { from, limit })`. The grid proposes; `wayCost` decides, and
// `wayTo` never proposes what it would refuse.
import type { Area } from '../geometry/area'
import { below, same } from '../geometry/units'
import { distance, type Vec } from '../geometry/vec'
import type { Shape } from '../scene/shapes'
import { affordable, type Paid } from './affordable'
import type { Going } from './going'
import { GridCosts } from './grid-costs'
import { GridSearch } from './grid-search'
import type { TerrainIndex } from './index'
import { outlinesOf } from './outlines'
import { pointOf, type Raster, rasterOf } from './raster'

export interface ReachQuery {
  readonly from: Vec
  /** What may be spent. */
  readonly limit: number
  /** Where the mover's middle may not be: enemy bases grown by its own size. */
  readonly blocked?: readonly Area[]
  /** Where the mover may end, if not everywhere: only that is painted. */
  ends?(at: Vec): boolean
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
  /** The region, with holes. */
  shapes(label?: string): readonly Shape[]
}

export function reachFrom(index: TerrainIndex, going: Going, query: ReachQuery): TerrainReach {
  const { from, limit, blocked = [] } = query
  const raster = rasterOf(index, query.cell ?? Math.max(index.map.width, index.map.height) / 144)
  const costs = new GridCosts(index, going, { raster, blocked })
  const search = new GridSearch(costs, { from, limit })
  search.run()
  return {
    from,
    limit,
    cost: to => search.best(to)?.cost ?? null,
    wayTo(to) {
      const best = search.best(to) ?? search.best(search.nearest(to))
      const points = best ? [...search.wayOf(best.node), ...(best.end ? [best.end] : [])] : [from]
      const round = affordable(index, going, { points, limit })
      const straight = affordable(index, going, { points: [from, to], limit })
      const missed = (way: Paid): number => distance(way.points.at(-1) ?? from, to)
      const [far, near] = [missed(round), missed(straight)]
      // The grid falls short of the very edge of the region, where a straight way still gets to.
      const isBetter = below(near, far) || (same(near, far) && straight.cost <= round.cost)
      return isBetter && !costs.hits(from, straight.points.at(-1) ?? from) ? straight : round
    },
    shapes: label => [
      {
        kind: 'patch',
        tone: 'reach',
        loops: outlinesOf(raster, ending(raster, search.costs, query), limit),
        ...(label ? { label } : {}),
      },
    ],
  }
}

/** The costs of the points where the mover may end; it may pass through all the others. */
function ending(raster: Raster, costs: Float32Array, { ends, limit }: ReachQuery): Float32Array {
  if (!ends) return costs
  return costs.map((cost, node) => (cost <= limit && ends(pointOf(raster, node)) ? cost : Number.POSITIVE_INFINITY))
}
