import type { Vec } from '../../engine/geometry/vec'
import type { BoardSpec } from '../../engine/scene/scene'
import type { Rect } from './camera'

/**
 * Hexes with a side at the top and the bottom, so that facing 0 looks at a neighbour. Neighbouring centres are one
 * unit apart; odd columns lie half a hex lower; the first centre is half a hex inside the corner of the board.
 */
export interface Hex {
  readonly column: number
  readonly row: number
}

const ACROSS = Math.sqrt(3) / 2
/** From the middle to a corner. */
export const HEX_CORNER = 1 / Math.sqrt(3)

const LOWERED = (column: number): number => (column % 2 === 0 ? 0 : 0.5)

export const hexCentre = ({ column, row }: Hex): Vec => ({
  x: HEX_CORNER + column * ACROSS,
  y: 0.5 + row + LOWERED(column),
})

export const hexSize = ({ columns, rows }: NonNullable<BoardSpec['hex']>) => ({
  width: 2 * HEX_CORNER + (columns - 1) * ACROSS,
  height: rows + (columns > 1 ? 0.5 : 0),
})

export function hexCorners(hex: Hex): readonly Vec[] {
  const c = hexCentre(hex)
  return [30, 90, 150, 210, 270, 330].map(degrees => {
    const a = (degrees * Math.PI) / 180
    return { x: c.x + HEX_CORNER * Math.sin(a), y: c.y - HEX_CORNER * Math.cos(a) }
  })
}

/** As printed on hex maps: column and row from 01. */
export const hexName = ({ column, row }: Hex): string =>
  `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`

export function hexNamed(name: string): Hex | null {
  const match = /^(\d\d)(\d\d)$/.exec(name)
  return match ? { column: Number(match[1]) - 1, row: Number(match[2]) - 1 } : null
}

export const onMap = (hex: Hex, map: NonNullable<BoardSpec['hex']>): boolean =>
  hex.column >= 0 && hex.row >= 0 && hex.column < map.columns && hex.row < map.rows

/** The hex a point lies in, on the map or off it: the nearest centre. */
export function hexAt(p: Vec): Hex {
  const guess = Math.round((p.x - HEX_CORNER) / ACROSS)
  let best: Hex = { column: guess, row: 0 }
  let least = Number.POSITIVE_INFINITY
  for (let column = guess - 1; column <= guess + 1; column++) {
    const row = Math.round(p.y - 0.5 - LOWERED(column))
    const c = hexCentre({ column, row })
    const far = Math.hypot(c.x - p.x, c.y - p.y)
    if (far < least) {
      least = far
      best = { column, row }
    }
  }
  return best
}

/** Steps from hex to hex. */
export function hexesBetween(a: Hex, b: Hex): number {
  const axial = ({ column, row }: Hex) => ({ q: column, r: row - Math.floor(column / 2) })
  const [p, q] = [axial(a), axial(b)]
  const dq = p.q - q.q
  const dr = p.r - q.r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** The hexes of the map that touch a rectangle. */
export function hexesIn(rect: Rect, map: NonNullable<BoardSpec['hex']>): Hex[] {
  const from = Math.max(0, Math.floor((rect.left - 2 * HEX_CORNER) / ACROSS))
  const to = Math.min(map.columns - 1, Math.ceil(rect.right / ACROSS))
  const found: Hex[] = []
  for (let column = from; column <= to; column++) {
    const top = Math.max(0, Math.floor(rect.top - 1.5))
    const bottom = Math.min(map.rows - 1, Math.ceil(rect.bottom))
    for (let row = top; row <= bottom; row++) found.push({ column, row })
  }
  return found
}
