/** The 11 dice spaces of a console, from bow to stern. */
export const SPACES = ['F1', 'F2', 'SF', 'M1', 'P1', 'SM', 'P2', 'M2', 'SR', 'B1', 'B2'] as const
export type Space = (typeof SPACES)[number]

export const KINDS = ['fire', 'boost', 'manoeuvre', 'power', 'shield'] as const
export type Kind = (typeof KINDS)[number]

export const SHIELDS = ['SF', 'SM', 'SR'] as const
export type Shield = (typeof SHIELDS)[number]

interface SpaceRow {
  readonly name: string
  readonly kind: Kind
  /** Where a hit that a Front or Rear shield stopped can be marked. */
  readonly zone: 'front' | 'rear' | 'both'
  readonly faces: readonly number[]
}

const ANY = [1, 2, 3, 4, 5, 6]

// biome-ignore format: rows of the console
export const CONSOLE: Readonly<Record<Space, SpaceRow>> = {
  F1: { name: 'Fire 1',       kind: 'fire',      zone: 'front', faces: ANY },
  F2: { name: 'Fire 2',       kind: 'fire',      zone: 'front', faces: ANY },
  SF: { name: 'Front shield', kind: 'shield',    zone: 'front', faces: [1, 2] },
  M1: { name: 'Manoeuvre 1',  kind: 'manoeuvre', zone: 'front', faces: ANY },
  P1: { name: 'Power 1',      kind: 'power',     zone: 'front', faces: ANY },
  SM: { name: 'Mid shield',   kind: 'shield',    zone: 'both',  faces: [5, 6] },
  P2: { name: 'Power 2',      kind: 'power',     zone: 'rear',  faces: ANY },
  M2: { name: 'Manoeuvre 2',  kind: 'manoeuvre', zone: 'rear',  faces: ANY },
  SR: { name: 'Rear shield',  kind: 'shield',    zone: 'rear',  faces: [3, 4] },
  B1: { name: 'Boost 1',      kind: 'boost',     zone: 'rear',  faces: ANY },
  B2: { name: 'Boost 2',      kind: 'boost',     zone: 'rear',  faces: ANY },
}

/** A ship that loses both spaces of one of these pairs is destroyed. Losing both Power spaces doesn't destroy it. */
export const VITAL_PAIRS: readonly (readonly [Space, Space])[] = [
  ['F1', 'F2'],
  ['B1', 'B2'],
  ['M1', 'M2'],
]

export const MOST_CUBES = 4
