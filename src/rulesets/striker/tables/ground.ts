/** The ground types of the movement and cover tables. */
export const GROUNDS = [
  'clear',
  'road',
  'broken',
  'boulder',
  'soft',
  'mud',
  'snow',
  'sparseUndergrowth',
  'denseUndergrowth',
  'sparseTrees',
  'denseTrees',
  'stream',
  'water',
  'building',
  'crater',
  'dugout',
  'wreck',
] as const
export type Ground = (typeof GROUNDS)[number]

export const MOVERS = ['infantry', 'tracked', 'wheeled', 'acv', 'grav'] as const
export type Mover = (typeof MOVERS)[number]

export const SLOPES = ['level', 'gentle', 'moderate', 'steep', 'sheer'] as const
export type Slope = (typeof SLOPES)[number]

/** Cost per cm; 'no' means impassable. */
export type Cost = number | 'no'
type Row = Readonly<Record<Mover, Cost>>

const row = (infantry: Cost, tracked: Cost, wheeled: Cost, acv: Cost, grav: Cost): Row => ({
  infantry,
  tracked,
  wheeled,
  acv,
  grav,
})

/** MOVE-T. The air cushion column, snow and the laid bridge come from the source. The rest is ours. */
// biome-ignore format: the printed table
export const GROUND_COST: Readonly<Record<Ground, Row>> = {
  //                     infantry tracked wheeled acv   grav NOE
  clear:             row(1,       1,      1,      1,    1),
  road:              row(1,       1,      1,      1,    1),
  broken:            row(1,       1.5,    2,      2,    1),
  boulder:           row(2,       'no',   'no',   'no', 1),
  sparseUndergrowth: row(1,       1,      1.5,    2,    1),
  denseUndergrowth:  row(2,       2,      'no',   'no', 1),
  sparseTrees:       row(1,       1.5,    2,      'no', 2),
  denseTrees:        row(1.5,     'no',   'no',   'no', 'no'),
  soft:              row(1,       1.5,    2,      1,    1),
  mud:               row(1.5,     2,      3,      1,    1),
  snow:              row(1.5,     1.5,    2,      1,    1),
  stream:            row(2,       2,      3,      1,    1),
  water:             row('no',    'no',   'no',   1,    1),
  building:          row(2,       'no',   'no',   'no', 'no'),
  crater:            row(1,       1.5,    2,      2,    1),
  dugout:            row(1,       1,      1,      1,    1),
  wreck:             row(1,       1,      1,      1,    1),
}

// biome-ignore format: the printed table
export const SLOPE_COST: Readonly<Record<Slope, Row>> = {
  level:    row(1,    1,    1,    1,    1),
  gentle:   row(1,    1,    1.5,  2,    1),
  moderate: row(1.5,  2,    'no', 'no', 1),
  steep:    row(3,    'no', 'no', 'no', 1),
  sheer:    row('no', 'no', 'no', 'no', 1),
}

/** Extra cost in cm for crossing a wall or hedge. */
export const BARRIER_COST: Row = row(1, 1, 'no', 'no', 0)
export const LAID_BRIDGE_COST: Row = row(1, 4, 4, 4, 1)

/** STR.core.move.slope-class: by rise over run. */
export const slopeOf = (rise: number): Slope => {
  const steepness = Math.abs(rise)
  if (steepness < 1e-9) return 'level'
  if (steepness <= 0.15 + 1e-9) return 'gentle'
  if (steepness <= 0.4 + 1e-9) return 'moderate'
  return steepness <= 1 + 1e-9 ? 'steep' : 'sheer'
}

export const CONCEALMENTS = ['none', 'concealed', 'cover', 'hullDown'] as const
export type Concealment = (typeof CONCEALMENTS)[number]
interface CoverRow {
  readonly personnel: Concealment
  readonly vehicles: Concealment
}
const cover = (personnel: Concealment, vehicles: Concealment): CoverRow => ({ personnel, vehicles })

/** STR.core.terrain.cover */
export const COVER: Readonly<Record<Ground, CoverRow>> = {
  clear: cover('none', 'none'),
  road: cover('none', 'none'),
  broken: cover('concealed', 'none'),
  boulder: cover('cover', 'none'),
  soft: cover('none', 'none'),
  mud: cover('none', 'none'),
  snow: cover('none', 'none'),
  sparseUndergrowth: cover('concealed', 'none'),
  denseUndergrowth: cover('concealed', 'concealed'),
  sparseTrees: cover('concealed', 'concealed'),
  denseTrees: cover('cover', 'concealed'),
  stream: cover('none', 'none'),
  water: cover('none', 'none'),
  building: cover('cover', 'cover'),
  crater: cover('cover', 'none'),
  dugout: cover('cover', 'hullDown'),
  wreck: cover('cover', 'none'),
}
export const BARRIER_COVER: Readonly<Record<'wall' | 'hedge', CoverRow>> = {
  wall: cover('cover', 'none'),
  hedge: cover('concealed', 'none'),
}

/** STR.core.terrain.heights, in metres. */
export const HEIGHTS = {
  trees: 10,
  blownDown: 3,
  floor: 4,
  wall: 1.5,
  hedge: 1.5,
  undergrowth: 1.5,
  smoke: 10,
} as const

/** Armour of walls by material: wooden frame, 25 cm of masonry, 40 cm of concrete. */
export const BUILDING_ARMOUR = { frame: 4, masonry: 20, concrete: 26 } as const
