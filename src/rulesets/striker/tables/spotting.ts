/** SPOT-T: the distance in cm for automatic spotting, then for 6+, 8+, 10+ and 12+. Only the 50 in the first row comes from the source. */
export const NEEDS = [0, 6, 8, 10, 12] as const

// biome-ignore format: the printed table
export const SPOTTING = {
  1: { name: 'stationary concealed personnel',                    limits: [5,   25,  50,  75,  100] },
  2: { name: 'stationary open or moving concealed personnel',     limits: [20,  50,  100, 150, 200] },
  3: { name: 'moving open personnel',                             limits: [50,  100, 200, 300, 400] },
  4: { name: 'stationary concealed vehicle or gun',               limits: [10,  50,  100, 150, 200] },
  5: { name: 'popped-up vehicle or drone missile',                limits: [15,  75,  150, 225, 300] },
  6: { name: 'stationary open or moving concealed vehicle',       limits: [50,  100, 200, 300, 400] },
  7: { name: 'moving open vehicle',                               limits: [100, 200, 400, 600, 800] },
} as const
export type SpotRow = keyof typeof SPOTTING

/** STR.core.spot.row-fire: one row down within the class. The last row gets a modifier instead. */
export const AFTER_FIRING: Readonly<Record<SpotRow, SpotRow>> = { 1: 2, 2: 3, 3: 3, 4: 6, 5: 6, 6: 7, 7: 7 }
export const LAST_ROW_DM = 2

/** STR.core.spot.air */
export const AIR_SPOTTING = { automatic: 400, throw: 800, need: 8 } as const

/** The roll needed to spot a target of this row at this distance: 0 is automatic, null is out of range. */
export function needFor(row: SpotRow, distance: number): number | null {
  const column = SPOTTING[row].limits.findIndex(limit => distance <= limit + 1e-6)
  return NEEDS[column] ?? null
}
