import type { Frame } from './ink'
import { boxOf, type Placed } from './pack'
import type { Leaf, Turn } from './paper'

export const EDGES = ['long', 'short'] as const
/** The edge over which the printer turns the paper. */
export type Edge = (typeof EDGES)[number]

/** How backs come onto the other side of the paper. */
export interface Backs {
  readonly edge: Edge
  /** How far the printer is off there, to the right and down, in millimetres. */
  readonly dx: number
  readonly dy: number
}

/** Where a piece is on one side of the paper, and how far it is turned there. */
export interface Stand extends Frame {
  readonly degrees: 0 | 90 | 180 | 270
}

export function frontOf(placed: Placed): Stand {
  return { x: placed.x, y: placed.y, ...boxOf(placed), degrees: placed.turned ? 90 : 0 }
}

/** Turned like a page of a book, left and right change places; turned over its upper edge, top and bottom do. */
export const mirrorOf = (turn: Turn, edge: Edge): 'sideways' | 'upward' =>
  (turn === 'portrait') === (edge === 'long') ? 'sideways' : 'upward'

/** The same piece seen from behind: a back is upright when the cut piece is turned like a page of a book. */
export function backOf(placed: Placed, { side }: Leaf, backs: Backs & { readonly turn: Turn }): Stand {
  const { x, y, width, height } = frontOf(placed)
  const { turn, edge, dx, dy } = backs
  if (mirrorOf(turn, edge) === 'sideways')
    return { x: side.width - x - width + dx, y: y + dy, width, height, degrees: placed.turned ? 270 : 0 }
  return { x: x + dx, y: side.height - y - height + dy, width, height, degrees: placed.turned ? 90 : 180 }
}
