import { type Axial, axialOf, hexAt, hexSize, stepped, stepsBetween } from '../../engine/geometry/hex'
import type { Vec } from '../../engine/geometry/vec'
import { type Berth, wayTo } from './rules/search'
import { isOnMap } from './rules/ship'
import { firstFree, type Step } from './rules/walk'
import type { Ship, State } from './state'

const HALF = 0.5

/**
 * ARC.board.exit: the hex off the map that a point means; null for one on it. Keys and numbers go no further than the
 * rim, so on the rim the hex beyond is meant.
 */
export function beyondMap(state: State, { x, y }: Vec): Axial | null {
  const { width, height } = hexSize(state.options)
  const outward = (at: number, most: number): number => (at <= 0 ? at - HALF : at >= most ? at + HALF : at)
  const hex = axialOf(hexAt({ x: outward(x, width), y: outward(y, height) }))
  return isOnMap(state, hex) ? null : hex
}

/** The way off the map that ends nearest to a hex beyond it; null where the ship gets no nearer by leaving. */
export function wayOff(
  state: State,
  ship: Ship,
  { berths, goal }: { berths: readonly Berth[]; goal: Axial },
): Step[] | null {
  let least = Math.min(...berths.map(({ at }) => stepsBetween(at, goal)))
  let best: Step[] | null = null
  // Berths come with the most points left first: the first of equals is the cheapest.
  for (const berth of berths) {
    const hexes = firstFree(state, ship, berth)
    const at = stepped(berth.at, berth.facing, hexes)
    if (hexes > berth.left || isOnMap(state, at) || stepsBetween(at, goal) >= least) continue
    least = stepsBetween(at, goal)
    best = [...wayTo(berth), ...Array.from({ length: hexes }, () => 'F')]
  }
  return best
}
