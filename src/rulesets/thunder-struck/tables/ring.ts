export const SECTORS = ['N', 'S'] as const
export type Sector = (typeof SECTORS)[number]

/** A Sector is a closed ring of 16 spaces, numbered clockwise from the top. */
export const RING = 16

export interface Spot {
  readonly sector: Sector
  readonly at: number
}

/** +1 clockwise, -1 counter-clockwise. */
export type Facing = 1 | -1

export const onRing = (at: number): number => ((at % RING) + RING) % RING

export const half = (at: number): 'east' | 'west' => (at < RING / 2 ? 'east' : 'west')

/** The two spots that a ship in this half can Warp to. */
export const WARP_SPOTS: Readonly<Record<'east' | 'west', readonly number[]>> = {
  east: [10, 14],
  west: [2, 6],
}

/** Pairs of spaces between which a ship can Warp to the other Sector. */
export const GATES: readonly (readonly [north: number, south: number])[] = [
  [7, 1],
  [8, 0],
  [9, 15],
]

export function gatePartner(spot: Spot): Spot | null {
  const north = spot.sector === 'N'
  const gate = GATES.find(([n, s]) => (north ? n : s) === spot.at)
  return gate ? { sector: north ? 'S' : 'N', at: north ? gate[1] : gate[0] } : null
}

export const isGate = (sector: Sector, at: number): boolean => GATES.some(([n, s]) => (sector === 'N' ? n : s) === at)

/** Where each ship starts, facing clockwise. */
export const STARTS: readonly Spot[] = [
  { sector: 'N', at: 4 },
  { sector: 'N', at: 12 },
  { sector: 'S', at: 4 },
  { sector: 'S', at: 12 },
]

/** Steps from one space to another in one direction; a full ring if they are the same. */
export const stepsTo = (from: number, to: number, facing: Facing): number => onRing((to - from) * facing) || RING
