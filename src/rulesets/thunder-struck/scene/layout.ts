import { heading } from '../../../engine/geometry/angle'
import type { Vec } from '../../../engine/geometry/vec'
import type { Space } from '../tables/console'
import { type Facing, RING, type Sector, type Spot } from '../tables/ring'

// Where things are on the table. The rules give the ring and its numbers; the sizes are ours.

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** From the centre of a ring to the middle of a space. */
  readonly radius: number
  readonly centres: Readonly<Record<Sector, Vec>>
  /** One for each chair, beside the half in which its ship starts. */
  readonly consoles: readonly Box[]
  /** The distance between rows of a console, and half the distance between its columns. */
  readonly row: number
  readonly column: number
  /** Where used dice go, inside the rings. */
  readonly areas: Readonly<Record<Area, Box>>
  readonly reflex: Vec
  readonly marker: Vec
}

export type Area = 'boost' | 'token'

const DUEL: Layout = {
  width: 60,
  height: 46,
  radius: 13,
  centres: { N: { x: 30, y: 24 }, S: { x: 30, y: 24 } },
  consoles: [
    { x: 47.4, y: 3, width: 11.4, height: 38 },
    { x: 1.2, y: 3, width: 11.4, height: 38 },
  ],
  row: 4.7,
  column: 2.6,
  areas: {
    boost: { x: 23, y: 17, width: 14, height: 5.8 },
    token: { x: 23, y: 24.8, width: 14, height: 5.8 },
  },
  reflex: { x: 33.4, y: 3.4 },
  marker: { x: 26.6, y: 3.4 },
}

const TEAMS: Layout = {
  width: 62,
  height: 69.4,
  radius: 12,
  centres: { N: { x: 31, y: 19.4 }, S: { x: 31, y: 51.4 } },
  consoles: [
    { x: 49.4, y: 2, width: 11.4, height: 30 },
    { x: 1.2, y: 2, width: 11.4, height: 30 },
    { x: 49.4, y: 36.4, width: 11.4, height: 30 },
    { x: 1.2, y: 36.4, width: 11.4, height: 30 },
  ],
  row: 3.65,
  column: 2.6,
  areas: {
    boost: { x: 24.4, y: 13.4, width: 13.2, height: 11.4 },
    token: { x: 24.4, y: 45.4, width: 13.2, height: 11.4 },
  },
  reflex: { x: 35, y: 2 },
  marker: { x: 27, y: 2 },
}

export const layoutFor = (seats: number): Layout => (seats > 2 ? TEAMS : DUEL)

const STEP = 360 / RING

/** The middle of a space, or a point further in or out, by a factor of the radius. */
export function pointOf({ centres, radius }: Layout, spot: Spot, factor = 1): Vec {
  const h = heading(spot.at * STEP)
  const c = centres[spot.sector]
  return { x: c.x + h.x * radius * factor, y: c.y + h.y * radius * factor }
}

/** How much room a number has before it would be beside the wrong space. */
export const numberRoom = ({ radius }: Layout): number => 2 * radius * Math.sin(Math.PI / RING) * 1.235

/** The direction of a ship on the table, along the ring. */
export const facingOn = (at: number, facing: Facing): number => (at * STEP + facing * 90 + 360) % 360

export function consoleBox({ consoles }: Layout, chair: number): Box {
  const box = consoles[chair]
  if (!box) throw new Error(`there's no console for chair ${chair}`)
  return box
}

/** Column (left, middle, right) and row of each space on the console, bow at the top. */
const SLOTS: Readonly<Record<Space, readonly [column: -1 | 0 | 1, row: number]>> = {
  F1: [-1, 0],
  F2: [1, 0],
  SF: [0, 1],
  M1: [-1, 2],
  P1: [1, 2],
  SM: [0, 3],
  M2: [-1, 4],
  P2: [1, 4],
  SR: [0, 5],
  B1: [-1, 6],
  B2: [1, 6],
}
export const SLOT = 3.1

/** The space above the first row of a mat. */
const HEAD = 3.1

export function slotOf(layout: Layout, chair: number, space: Space): Vec {
  const { x, y, width } = consoleBox(layout, chair)
  const [column, row] = SLOTS[space]
  return { x: x + width / 2 + column * layout.column, y: y + HEAD + row * layout.row }
}

/** A shield is beside its space, so there is room for a die. */
export function shieldPlace(layout: Layout, chair: number, space: Space): Vec {
  const slot = slotOf(layout, chair, space)
  return { x: slot.x + SLOT / 2 + 1.75, y: slot.y }
}

/** The part of a mat behind rows of spaces. */
export function rowsBox(layout: Layout, chair: number, [from, to]: readonly [number, number]): Box {
  const { x, y, width } = consoleBox(layout, chair)
  const half = layout.row / 2
  return { x: x + 0.5, y: y + HEAD + from * layout.row - half, width: width - 1, height: (to - from + 1) * layout.row }
}

export function cubePlace(layout: Layout, chair: number, index: number): Vec {
  const { x, y, width, height } = consoleBox(layout, chair)
  return { x: x + width / 2 + (index - 1.5) * 2.5, y: y + height - 1.4 }
}

/** Dice in the hand are beside the mat, towards the ring. */
export function handPlace(layout: Layout, chair: number, index: number): Vec {
  const { x, y, width } = consoleBox(layout, chair)
  return { x: x > layout.width / 2 ? x - 1.7 : x + width + 1.7, y: y + 1.6 + index * 2.6 }
}

/** Used Boost and Manoeuvre dice are in their area, in a row for each seat. */
export function areaPlace({ areas }: Layout, area: Area, { row, index }: { row: number; index: number }): Vec {
  const { x, y } = areas[area]
  return { x: x + 1.8 + index * 2.5, y: y + 1.6 + row * 2.6 }
}

/** Where the sum of a row of an area is written. */
export function sumPlace({ areas }: Layout, area: Area, row: number): Vec {
  const { x, y, width } = areas[area]
  return { x: x + width - 1.4, y: y + 1.6 + row * 2.6 }
}
