import { type Axial, DIRECTIONS, hexCorners, hexOf } from './hex'
import type { Vec } from './vec'

/** The closed lines round a set of hexes: its rims, and the rims of its holes. */
export function outlineOf(hexes: Iterable<Axial>): Vec[][] {
  const set = new Map([...hexes].map(hex => [keyOf(hex), hex]))
  const next = new Map<string, { readonly from: Vec; readonly to: Vec }[]>()
  for (const hex of set.values()) {
    const corners = hexCorners(hexOf(hex))
    DIRECTIONS.forEach((step, side) => {
      const from = corners[side]
      const to = corners[(side + 1) % 6]
      if (!from || !to || set.has(keyOf({ q: hex.q + step.q, r: hex.r + step.r }))) return
      const edges = next.get(cornerOf(from))
      if (edges) edges.push({ from, to })
      else next.set(cornerOf(from), [{ from, to }])
    })
  }
  const loops: Vec[][] = []
  for (const start of next.keys()) {
    const loop: Vec[] = []
    for (let edge = next.get(start)?.pop(); edge; edge = next.get(cornerOf(edge.to))?.pop()) loop.push(edge.from)
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

const keyOf = ({ q, r }: Axial): string => `${q},${r}`

/** Corners of neighbours are the same point but for the last bits. */
const cornerOf = ({ x, y }: Vec): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`
