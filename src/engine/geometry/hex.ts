import type { Vec } from './vec'

/**
 * Hexes with a side at the top and the bottom, so that facing 0 looks at a neighbour. Neighbouring centres are one
 * unit apart; odd columns lie half a hex lower; the first centre is half a hex inside the corner of the board.
 */
export interface Hex {
  readonly column: number
  readonly row: number
}

/** How many columns and rows a map has. */
export interface HexMap {
  readonly columns: number
  readonly rows: number
}

const ACROSS = Math.sqrt(3) / 2
/** From the middle to a corner. */
export const HEX_CORNER = 1 / Math.sqrt(3)

const lowered = (column: number): number => (column % 2 === 0 ? 0 : 0.5)

export const hexCentre = ({ column, row }: Hex): Vec => ({
  x: HEX_CORNER + column * ACROSS,
  y: 0.5 + row + lowered(column),
})

export const hexSize = ({ columns, rows }: HexMap) => ({
  width: 2 * HEX_CORNER + (columns - 1) * ACROSS,
  height: rows + (columns > 1 ? 0.5 : 0),
})

const CORNERS: readonly Vec[] = [330, 30, 90, 150, 210, 270].map(degrees => {
  const a = (degrees * Math.PI) / 180
  return { x: HEX_CORNER * Math.sin(a), y: -HEX_CORNER * Math.cos(a) }
})

/** Clockwise; the side of direction d runs from corner d to the next. */
export function hexCorners(hex: Hex): readonly Vec[] {
  const c = hexCentre(hex)
  return CORNERS.map(corner => ({ x: c.x + corner.x, y: c.y + corner.y }))
}

/** As printed on hex maps: column and row from 01. */
export const hexName = ({ column, row }: Hex): string =>
  `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`

export function hexNamed(name: string): Hex | null {
  const match = /^(\d\d)(\d\d)$/.exec(name)
  return match ? { column: Number(match[1]) - 1, row: Number(match[2]) - 1 } : null
}

export const onMap = (hex: Hex, map: HexMap): boolean =>
  hex.column >= 0 && hex.row >= 0 && hex.column < map.columns && hex.row < map.rows

/** The hex a point lies in, on the map or off it: the nearest centre. */
export function hexAt(p: Vec): Hex {
  const guess = Math.round((p.x - HEX_CORNER) / ACROSS)
  let best: Hex = { column: guess, row: 0 }
  let least = Number.POSITIVE_INFINITY
  for (let column = guess - 1; column <= guess + 1; column++) {
    const row = Math.round(p.y - 0.5 - lowered(column))
    const c = hexCentre({ column, row })
    const far = (c.x - p.x) ** 2 + (c.y - p.y) ** 2
    if (far < least) {
      least = far
      best = { column, row }
    }
  }
  return best
}

/** Steps from hex to hex. */
export const hexesBetween = (a: Hex, b: Hex): number => stepsBetween(axialOf(a), axialOf(b))

/** A hex without a map: two of its three axes. Steps and turns are plain sums here. */
export interface Axial {
  readonly q: number
  readonly r: number
}

export const axialOf = ({ column, row }: Hex): Axial => ({ q: column, r: row - Math.floor(column / 2) })
export const hexOf = ({ q, r }: Axial): Hex => ({ column: q, row: r + Math.floor(q / 2) })

/** The six hexsides, clockwise from the top; a facing is an index into them. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

/** A direction any number of hexsides round. */
export const hexside = (sides: number): number => ((sides % 6) + 6) % 6

/** The hex a number of steps away in a direction. */
export function stepped({ q, r }: Axial, direction: number, steps = 1): Axial {
  const step = DIRECTIONS[hexside(direction)]
  return step ? { q: q + step.q * steps, r: r + step.r * steps } : { q, r }
}

export function stepsBetween(a: Axial, b: Axial): number {
  const dq = a.q - b.q
  const dr = a.r - b.r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** As seen by a viewer facing that way: turned so that they look along direction 0. */
export function turnedTo({ q, r }: Axial, direction: number): Axial {
  let [x, z] = [q, r]
  // One hexside back: (q, r) becomes (q + r, -q).
  for (let sides = hexside(direction); sides > 0; sides--) [x, z] = [x + z, -x]
  return { q: x, r: z }
}

/** All hexes up to a number of steps away, including the middle. */
export function hexesWithin(middle: Axial, steps: number): Axial[] {
  const found: Axial[] = []
  for (let q = -steps; q <= steps; q++)
    for (let r = Math.max(-steps, -q - steps); r <= Math.min(steps, -q + steps); r++)
      found.push({ q: middle.q + q, r: middle.r + r })
  return found
}
