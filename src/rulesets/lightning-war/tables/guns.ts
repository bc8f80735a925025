export const NATIONS = {
  de: 'Germany',
  gb: 'Britain',
  us: 'United States',
  ru: 'Russia',
  fr: 'France',
  it: 'Italy',
  house: 'House',
} as const
export type NationId = keyof typeof NATIONS

/** Those with units of their own. */
export const FIGHTING = ['de', 'gb', 'us', 'ru', 'fr', 'it'] as const satisfies readonly NationId[]
export type Fighting = (typeof FIGHTING)[number]

export const isFighting = (id: string): id is Fighting => FIGHTING.some(nation => nation === id)

/** Gun performance: dice at ranges to 12 and to 24 inches, and the bore in millimetres. */
// biome-ignore format: as on the printed page
const PAGE = [
  // Type                                         12"  24"   bore

  // Germany
  ['de.20mm',         '20mm',                  2,   1,    20],
  ['de.37mmL45',      '37mmL45',               3,   2,    37],
  ['de.50mmL42',      '50mmL42',               5,   4,    50],
  ['de.50mmL60',      '50mmL60',               6,   5,    50],
  ['de.75mmL24',      '75mmL24',               5,   4,    75],
  ['de.75mmL48',      '75mmL48',               9,   8,    75],
  ['de.75mmL70',      '75mmL70',              12,  10,    75],
  ['de.88mmL56',      '88mmL56',              11,  10,    88],
  ['de.88mmL71',      '88mmL71',              19,  16,    88],

  // Britain and Commonwealth
  ['gb.15mm',         '15mm',                  2,   1,    15],
  ['gb.2pdr',         '2pdr',                  5,   4,    40],
  ['gb.6pdr',         '6pdr',                  9,   8,    57],
  ['gb.77mm',         '77mm',                 12,  11,  76.2],
  ['gb.17pdr',        '17pdr',                13,  11,  76.2],

  // United States
  ['us.37mm',         '37mm',                  5,   4,    37],
  ['us.75mmM2',       '75mmM2',                6,   5,    75],
  ['us.75mmM6',       '75mmM6',                7,   6,    75],
  ['us.76mm',         '76mm',                  9,   8,  76.2],
  ['us.90mm',         '90mm',                 12,  11,    90],

  // Russia
  ['ru.45mmTankgun',  '45mm Tank gun',         6,   5,    45],
  ['ru.45mmTowed',    '45mm Towed',            8,   7,    45],
  ['ru.57mmTowed',    '57mm Towed',            6,   5,    57],
  ['ru.76mmL41',      '76mmL41',               9,   7,  76.2],
  ['ru.76mmL53',      '76mmL53',              10,   9,  76.2],
  ['ru.85mm',         '85mm',                 12,  10,    85],
  ['ru.100mm',        '100mm',                13,  12,   100],
  ['ru.122mmM1944',   '122mm M1944',          14,  13,   122],

  // France
  ['fr.25mmtowed',    '25mm towed',            3,   2,    25],
  ['fr.37mmL21',      '37mmL21',               3,   2,    37],
  ['fr.37mmL33',      '37mmL33',               3,   2,    37],
  ['fr.47mmL53',      '47mmL53',               6,   5,    47],

  // Italy
  ['it.37mm',         '37mm',                  3,   2,    37],
  ['it.47mm',         '47mm',                  4,   3,    47],
  ['it.75mmL18',      '75mmL18',               4,   3,    75],
  ['it.90mm',         '90mm',                 12,  11,    90],

  // House rows: guns of printed vehicles that the page leaves out
  ['house.25pdr',     '25pdr',                 6,   5,  87.6],
  ['house.95mm',      '95mm howitzer',         5,   4,    95],
  ['house.152mm',     '152mm howitzer',       10,   8,   152],
  ['house.mg',        'machine gun',           0,   0,     8],
] as const

export type GunId = (typeof PAGE)[number][0]

export interface Gun {
  readonly id: GunId
  readonly name: string
  readonly to12: number
  readonly to24: number
  /** Millimetres. */
  readonly bore: number
  /** Dice with high explosive; null where the gun fires none. */
  readonly he: number | null
}

/** LW.art.he: the dice of a calibre. */
export const heDice = (bore: number): number => (bore <= 50 ? 3 : bore <= 90 ? 4 : 5)

/** Machine guns fire no shell; the 15 mm Besa is one of them. */
const NO_SHELL: readonly GunId[] = ['gb.15mm', 'house.mg']

export const GUNS: readonly Gun[] = PAGE.map(([id, name, to12, to24, bore]) => ({
  id,
  name,
  to12,
  to24,
  bore,
  he: NO_SHELL.includes(id) ? null : heDice(bore),
}))

const byId = new Map(GUNS.map(gun => [gun.id, gun]))

export function gunNamed(id: GunId): Gun {
  const gun = byId.get(id)
  if (!gun) throw new Error(`there is no gun ${id}`)
  return gun
}

export const isGun = (id: string): id is GunId => GUNS.some(gun => gun.id === id)

const isNation = (id: string): id is NationId => Object.hasOwn(NATIONS, id)

/** `de.pz4hj` is German. */
export function nationOf(id: string): NationId {
  const nation = id.split('.')[0] ?? ''
  return isNation(nation) ? nation : 'house'
}
