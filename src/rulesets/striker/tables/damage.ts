export const WOUNDS = ['none', 'light', 'serious', 'dead'] as const
export type Wound = (typeof WOUNDS)[number]

type Limits = readonly [light: number, serious: number, dead: number]

/** STR.core.damage.personnel.table: the lowest total for each wound. */
export const WOUND_TABLES: Readonly<Record<'striker' | 'ahl', Limits>> = { striker: [3, 7, 11], ahl: [4, 8, 12] }

const gradeOf = ([a, b, c]: Limits, total: number): 0 | 1 | 2 | 3 => (total < a ? 0 : total < b ? 1 : total < c ? 2 : 3)
export const woundOf = (table: keyof typeof WOUND_TABLES, total: number): Wound =>
  WOUNDS[gradeOf(WOUND_TABLES[table], total)]

export const HITS = ['none', 'surface', 'minor', 'major'] as const
export type Penetration = (typeof HITS)[number]
const VEHICLE_LIMITS: Limits = [3, 7, 11]

/** STR.core.damage.vehicle.throw */
export const penetrationOf = (total: number): Penetration => HITS[gradeOf(VEHICLE_LIMITS, total)]

export const HIT_HEIGHTS = ['high', 'low'] as const
export type HitHeight = (typeof HIT_HEIGHTS)[number]

/** What a row of the sub-tables does. `crew` is how many men are hit; with `all`, passengers can be among them. */
export interface VehicleResult {
  readonly system?: 'electronics' | 'optics' | 'suspension' | 'transmission' | 'power' | 'main' | 'secondary' | 'jam'
  readonly crew?: number | 'half'
  readonly among?: 'crew' | 'all'
  readonly check?: true
  readonly fire?: true
  readonly catastrophic?: true
}

const NONE: VehicleResult = {}
const system = (name: NonNullable<VehicleResult['system']>): VehicleResult => ({ system: name })
const CATASTROPHIC: VehicleResult = { catastrophic: true }

type Rows = readonly [VehicleResult, VehicleResult, VehicleResult, VehicleResult, VehicleResult, VehicleResult]
export type SubTable = `${Exclude<Penetration, 'none'>}-${HitHeight}`

/** STR.core.damage.vehicle.surface-high and the others: one die, 1 to 6. */
export const SUB_TABLES: Readonly<Record<SubTable, Rows>> = {
  'surface-high': [NONE, NONE, system('electronics'), system('secondary'), system('optics'), system('jam')],
  'surface-low': [NONE, NONE, system('electronics'), system('suspension'), system('suspension'), system('suspension')],
  'minor-high': [
    system('secondary'),
    system('main'),
    system('main'),
    { crew: 1 },
    system('electronics'),
    { crew: 1, check: true },
  ],
  'minor-low': [
    system('suspension'),
    system('suspension'),
    system('transmission'),
    system('power'),
    { crew: 1, among: 'all' },
    { fire: true },
  ],
  'major-high': [
    { system: 'main', crew: 1 },
    { system: 'main', crew: 2 },
    { system: 'electronics', crew: 2 },
    { crew: 'half' },
    CATASTROPHIC,
    CATASTROPHIC,
  ],
  'major-low': [
    { system: 'transmission', crew: 1 },
    { system: 'power', crew: 1 },
    { system: 'power', crew: 2 },
    { crew: 'half', among: 'all' },
    CATASTROPHIC,
    CATASTROPHIC,
  ],
}

/** STR.core.damage.vehicle.crew: the penetration left over is at least this. */
export const LEFT_OVER = 3

export type WeaponHit = 'none' | 'crew' | 'damaged' | 'destroyed'
/** STR.core.damage.weapon.table: 2D + penetration − 6. */
export const WEAPON_HARDNESS = 6
export const weaponHitOf = (total: number): WeaponHit =>
  total <= 5 ? 'none' : total <= 8 ? 'crew' : total <= 10 ? 'damaged' : 'destroyed'
