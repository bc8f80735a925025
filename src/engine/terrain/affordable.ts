// How far one gets on a way: `affordable(ground, going, { points, limit })`.
import { EPSILON } from '../geometry/units'
import type { Vec } from '../geometry/vec'
import { type Going, priceOf, wayCost } from './going'
import type { TerrainIndex } from './index'

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
