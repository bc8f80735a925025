export const SHEAVES = ['converged', 'normal', 'dispersed', 'scattered'] as const
export type Sheaf = (typeof SHEAVES)[number]

/** STR.core.indirect.to-hit */
export const SHEAF_NEED: Readonly<Record<Sheaf, number>> = { converged: 6, normal: 8, dispersed: 10, scattered: 12 }

/** STR.core.indirect.type: compares the rounds left with those of a full normal sheaf. */
export const sheafOf = (left: number, full: number): Sheaf => {
  if (left >= 2 * full) return 'converged'
  if (left >= full) return 'normal'
  return left >= full / 2 ? 'dispersed' : 'scattered'
}

/** STR.core.indirect.zone: how many burst squares fit along one side of the beaten zone. */
export const squaresOf = (rounds: number, sheaf: 'normal' | 'converged'): number =>
  Math.max(1, Math.floor(Math.sqrt(sheaf === 'normal' ? rounds : rounds / 2)))

/** STR.core.indirect.accuracy */
export const ON_POINT = 14
export const CM_SHORT = 2
export const ADJUSTED = 3
export const SHIFT_MOST = 10
export const FLIGHT_LIMIT = 200
export const DESIGNATE_REACH = 10
export const SMOKE_TURNS = 4
export const ILLUM_TURNS = 2

export const DIRECTIONS = ['over', 'short', 'left', 'right'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** STR.core.indirect.direction: relative to the line from gun to target. */
export const directionOf = (roll2d: number): Direction => {
  if (roll2d >= 11) return 'right'
  if (roll2d === 10) return 'left'
  return roll2d % 2 === 0 ? 'over' : 'short'
}

/** STR.core.indirect.illum: radius by calibre; the highest row reached counts. */
export const ILLUM: readonly (readonly [calibre: number, radius: number])[] = [
  [4, 10],
  [8, 20],
  [12, 30],
  [15, 40],
]
export const illumRadius = (calibre: number): number => ILLUM.filter(([c]) => calibre >= c).at(-1)?.[1] ?? 0
