import type { Vec } from '../../engine/geometry/vec'
import type { Size } from './camera'

/** A badge on the screen, in pixels. */
export interface Placed {
  /** The middle of its piece. */
  readonly piece: Vec
  readonly size: Size
  /** Where it would best be, from the middle of its piece. */
  readonly best: Vec
  /** Smaller ranks get their best place first. */
  readonly rank: number
}

interface Box {
  readonly at: Vec
  readonly size: Size
}

/** Badges may touch at their rounded ends. */
const LAP = 2
/** Farther up than this, in its own heights, a badge would seem to belong to another piece. */
const HIGHEST = 3

/**
 * Where each badge goes, from the middle of its piece: over it to the right, else to the left, else just above what is
 * in its way, else below. Where all are taken it stays at its best place.
 */
export function placeBadges(all: readonly Placed[]): readonly Vec[] {
  const places = all.map(({ best }) => best)
  const taken: Box[] = []
  const order = all.map((badge, i) => ({ badge, i })).sort((a, b) => a.badge.rank - b.badge.rank)
  for (const { badge, i } of order) {
    const { piece, size, best } = badge
    const boxAt = (offset: Vec): Box => ({ at: { x: piece.x + offset.x, y: piece.y + offset.y }, size })
    const inTheWay = (offset: Vec) => taken.find(other => meet(other, boxAt(offset)))
    const lifted = (from: Vec): Vec => {
      const other = inTheWay(from)
      return other ? lifted({ x: from.x, y: other.at.y - reach(other, size) - piece.y }) : from
    }
    const tries = [
      best,
      { x: -best.x, y: best.y },
      ...[lifted(best), lifted({ x: -best.x, y: best.y })]
        .filter(({ y }) => best.y - y <= HIGHEST * size.height)
        .sort((a, b) => b.y - a.y),
      { x: best.x, y: -best.y },
      { x: -best.x, y: -best.y },
    ]
    const offset = tries.find(one => !inTheWay(one)) ?? best
    places[i] = offset
    taken.push(boxAt(offset))
  }
  return places
}

/** How far two badges must be apart, middle from middle, to lie one over the other. */
const reach = (box: Box, { height }: Size): number => (box.size.height + height) / 2 - LAP

/** Ignores tiny overlaps from rounding. */
const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.at.x - b.at.x) < (a.size.width + b.size.width) / 2 - LAP &&
  Math.abs(a.at.y - b.at.y) < reach(a, b.size) - 1e-6
