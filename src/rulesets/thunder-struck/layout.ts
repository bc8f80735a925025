import { heading } from '../../engine/geometry/angle'
import type { Vec } from '../../engine/geometry/vec'
import type { Seat } from '../../engine/seats'
import type { Space } from './tables/console'
import type { Facing, Sector, Spot } from './tables/ring'

// Where things lie on the table. The ring and its numbering are the rule; the measures are ours.

const RADIUS = 12
const STEP = 22.5
const CENTRE: Readonly<Record<Sector, Vec>> = { N: { x: 32, y: 20 }, S: { x: 32, y: 53 } }

export const tableSize = (seats: number): { width: number; height: number } => ({
  width: 64,
  height: seats > 2 ? 69 : 36,
})

export const centreOf = (sector: Sector): Vec => CENTRE[sector]

/** A space of a ring, or the point above or below it by a factor of the radius. */
export function pointOf(spot: Spot, factor = 1): Vec {
  const h = heading(spot.at * STEP)
  const c = CENTRE[spot.sector]
  return { x: c.x + h.x * RADIUS * factor, y: c.y + h.y * RADIUS * factor }
}

/** The way a ship looks on the table: along the ring. */
export const facingOn = (at: number, facing: Facing): number => (at * STEP + facing * 90 + 360) % 360

/** Consoles stand beside the half in which their ship starts. */
const CORNER: Readonly<Record<'A' | 'B' | 'C' | 'D', Vec>> = {
  A: { x: 49, y: 5 },
  B: { x: 3, y: 5 },
  C: { x: 49, y: 38 },
  D: { x: 3, y: 38 },
}
export const CONSOLE_SIZE = { width: 12, height: 28 }

const isCorner = (seat: Seat): seat is keyof typeof CORNER => seat in CORNER
export const cornerOf = (seat: Seat): Vec => (isCorner(seat) ? CORNER[seat] : CORNER.A)

/** Column and row of each space on the console, bow at the top. */
const SLOTS: Readonly<Record<Space, readonly [column: number, row: number]>> = {
  F1: [0, 0],
  F2: [1, 0],
  SF: [0.5, 1],
  M1: [0, 2],
  P1: [1, 2],
  SM: [0.5, 3],
  M2: [0, 4],
  P2: [1, 4],
  SR: [0.5, 5],
  B1: [0, 6],
  B2: [1, 6],
}
export const SLOT = 3

export function slotOf(seat: Seat, space: Space): Vec {
  const corner = cornerOf(seat)
  const [column, row] = SLOTS[space]
  return { x: corner.x + 3.2 + column * 5.6, y: corner.y + 2.2 + row * 3.5 }
}

export const cubePlace = (seat: Seat, index: number): Vec => {
  const corner = cornerOf(seat)
  return { x: corner.x + 2.1 + index * 2.6, y: corner.y + 26.4 }
}

/** Dice in the hand lie in a row under the console's edge, towards the ring. */
export const handPlace = (seat: Seat, index: number): Vec => {
  const corner = cornerOf(seat)
  const inward = corner.x > 32 ? -2 : CONSOLE_SIZE.width + 2
  return { x: corner.x + inward, y: corner.y + 4 + index * 3 }
}

/** Used Boost and Manoeuvre dice lie inside the northern ring, a row to each seat. */
export function areaPlace(area: 'boost' | 'token', row: number, index: number): Vec {
  const c = CENTRE.N
  return { x: c.x + (area === 'boost' ? -6.4 : 1.4) + index * 2.4, y: c.y - 3.6 + row * 2.6 }
}

export const reflexPlace: Vec = { x: CENTRE.N.x, y: CENTRE.N.y - 7 }
export const markerPlace: Vec = { x: CENTRE.N.x, y: 2.6 }
