import type { GunId } from './guns'

export const MODEL_CLASSES = {
  L: 'light',
  M: 'medium',
  H: 'heavy tank',
  I: 'infantry tank',
  W: 'wheeled or half-tracked',
} as const
export type Mobility = keyof typeof MODEL_CLASSES

/** A turret turns all round; a hull gun looks 45 degrees to either side of the front, a rear gun of the rear. */
export type Mount = 'turret' | 'hull' | 'rear'

export interface Mounted {
  readonly gun: GunId
  readonly mount: Mount
  /** Dice at troops, for a machine gun. */
  readonly mg?: 3 | 4
}

const turret = (gun: GunId): Mounted => ({ gun, mount: 'turret' })
const hull = (gun: GunId): Mounted => ({ gun, mount: 'hull' })
const rear = (gun: GunId): Mounted => ({ gun, mount: 'rear' })
const MG: Mounted = { gun: 'house.mg', mount: 'turret', mg: 3 }
const HMG: Mounted = { gun: 'house.mg', mount: 'turret', mg: 4 }
const HULL_MG: Mounted = { gun: 'house.mg', mount: 'hull', mg: 3 }

/** Men who serve the gun: in the turret, or in the fighting compartment. A half-track has none of them to spare. */
type Crew = number | null

/**
 * Defence values as printed. Guns, crews, classes and years are general knowledge; the crew decides who must
 * either move or fire.
 */
// biome-ignore format: as on the printed page
const PAGE = [
  //                                        front side   guns                                       crew class  years          type

  // Germany
  ['de.pz2',      'PzII',                    3,  2,  [turret('de.20mm')],                             1, 'L', 1939, 1943, 'light tank'],
  ['de.pz3hj',    'Pz III H-J',              4,  3,  [turret('de.50mmL42')],                          3, 'M', 1940, 1942, 'medium'],
  ['de.pz3lm',    'Pz III L-M',              6,  3,  [turret('de.50mmL60')],                          3, 'M', 1942, 1944, 'medium'],
  ['de.pz4e',     'PzIV E',                  4,  2,  [turret('de.75mmL24')],                          3, 'M', 1940, 1942, 'medium'],
  ['de.pz4f1',    'PzIV F1',                 5,  3,  [turret('de.75mmL24')],                          3, 'M', 1941, 1943, 'medium'],
  ['de.pz4hj',    'PzIV H-J',                8,  3,  [turret('de.75mmL48')],                          3, 'M', 1943, 1945, 'medium'],
  ['de.panD',     'Panther D',              12,  4,  [turret('de.75mmL70')],                          3, 'M', 1943, 1944, 'medium'],
  ['de.panG',     'Panther G',               9,  4,  [turret('de.75mmL70')],                          3, 'M', 1944, 1945, 'medium'],
  ['de.tiger1',   'Tiger 1',                10,  8,  [turret('de.88mmL56')],                          3, 'H', 1942, 1945, 'heavy'],
  ['de.tiger2',   'Tiger 2',                17,  8,  [turret('de.88mmL71')],                          3, 'H', 1944, 1945, 'heavy'],
  ['de.hetzer',   'Hetzer',                  6,  2,  [hull('de.75mmL48')],                            3, 'L', 1944, 1945, 'tank destroyer, casemate'],
  ['de.stug3g',   'StuG III G',              8,  3,  [hull('de.75mmL48')],                            3, 'M', 1942, 1945, 'assault gun, casemate'],
  ['de.jpz4',     'JgdpzIV/70',              8,  4,  [hull('de.75mmL70')],                            3, 'M', 1944, 1945, 'tank destroyer, casemate'],
  ['de.jpanther', 'Jgdpanther',              8,  5,  [hull('de.88mmL71')],                            4, 'M', 1944, 1945, 'tank destroyer, casemate'],
  ['de.sd251',    'Sdkfz 251',               1,  1,  [MG],                                         null, 'W', 1939, 1945, 'open half-track APC'],
  ['de.puma',     'Sdkfz234 Puma',           3,  2,  [turret('de.50mmL60')],                          2, 'W', 1943, 1945, 'armoured car'],
  ['de.sd222',    'Sdkfz222',                1,  1,  [turret('de.20mm')],                             2, 'W', 1939, 1945, 'armoured car, open top'],

  // Britain and Commonwealth
  ['gb.a9',       'Cruiser A9',              1,  1,  [turret('gb.2pdr')],                             3, 'M', 1939, 1941, 'cruiser'],
  ['gb.a13',      'Cruiser A13',             3,  2,  [turret('gb.2pdr')],                             3, 'M', 1939, 1941, 'cruiser'],
  ['gb.crus2',    'Crusader Mk2',            4,  3,  [turret('gb.2pdr')],                             3, 'M', 1941, 1942, 'cruiser'],
  ['gb.crus3',    'Crusader Mk3',            5,  3,  [turret('gb.6pdr')],                             2, 'M', 1942, 1943, 'cruiser'],
  ['gb.comet',    'Comet A34',               9,  5,  [turret('gb.77mm')],                             3, 'M', 1945, 1945, 'cruiser'],
  ['gb.crom7',    'Cromwell VII',            7,  5,  [turret('us.75mmM6')],                           3, 'M', 1944, 1945, 'cruiser'],
  ['gb.mat2',     'Matilda 2',               8,  6,  [turret('gb.2pdr')],                             3, 'I', 1940, 1943, 'infantry'],
  ['gb.val7',     'Valentine VII',           6,  6,  [turret('gb.2pdr')],                             2, 'I', 1942, 1944, 'infantry'],
  ['gb.chur8',    'Churchill VIII',         15, 10,  [turret('house.95mm')],                          3, 'I', 1944, 1945, 'infantry, close support'],
  ['gb.vick6',    'Vickers MkVI',            2,  1,  [turret('gb.15mm')],                             2, 'L', 1939, 1941, 'light'],
  ['gb.chall',    'Challenger',              8,  5,  [turret('gb.17pdr')],                            4, 'M', 1944, 1945, 'cruiser'],
  ['gb.mat1',     'Matilda Mk1',             6,  6,  [HMG],                                           1, 'I', 1939, 1940, 'infantry'],
  ['gb.archer',   'Archer',                  2,  2,  [rear('gb.17pdr')],                              3, 'M', 1944, 1945, 'tank destroyer, open'],
  ['gb.bishop',   'Bishop',                  6,  4,  [hull('house.25pdr')],                           3, 'I', 1942, 1943, 'SP artillery'],
  ['gb.sexton',   'Sexton',                  2,  1,  [hull('house.25pdr')],                           5, 'M', 1943, 1945, 'SP artillery, open'],

  // United States
  ['us.stuart',   'Stuart M3',               4,  3,  [turret('us.37mm')],                             2, 'L', 1941, 1945, 'light'],
  ['us.chaffee',  'Chaffee M24',             4,  3,  [turret('us.75mmM6')],                           3, 'L', 1944, 1945, 'light'],
  ['us.lee',      'Lee/Grant M3',            5,  4,  [hull('us.75mmM2'), turret('us.37mm')],          3, 'M', 1941, 1943, 'medium'],
  ['us.sherman',  'Sherman M4',              6,  4,  [turret('us.75mmM6')],                           3, 'M', 1942, 1945, 'medium'],
  ['us.hellcat',  'Hellcat M18',             2,  1,  [turret('us.76mm')],                             3, 'L', 1944, 1945, 'tank destroyer, open'],
  ['us.m36',      'Jackson M36',             5,  4,  [turret('us.90mm')],                             3, 'M', 1944, 1945, 'tank destroyer, open'],
  ['us.m10',      'M10',                     5,  4,  [turret('us.76mm')],                             3, 'M', 1942, 1945, 'tank destroyer, open'],
  ['us.pershing', 'Pershing M26',           11,  8,  [turret('us.90mm')],                             3, 'H', 1945, 1945, 'heavy'],

  // Russia
  ['ru.bt7',      'BT7',                     2,  1,  [turret('ru.45mmTankgun')],                      2, 'L', 1939, 1942, 'light'],
  ['ru.t26',      'T26',                     5,  2,  [turret('ru.45mmTankgun')],                      2, 'L', 1939, 1942, 'light'],
  ['ru.t3476',    'T34/76',                  6,  4,  [turret('ru.76mmL41')],                          2, 'M', 1941, 1944, 'medium'],
  ['ru.t3485',    'T34/85',                  8,  7,  [turret('ru.85mm')],                             3, 'M', 1944, 1945, 'medium'],
  ['ru.kv1',      'KV1',                    12,  9,  [turret('ru.76mmL41')],                          3, 'H', 1941, 1943, 'heavy'],
  ['ru.js2',      'JS2',                    11,  9,  [turret('ru.122mmM1944')],                       3, 'H', 1944, 1945, 'heavy'],
  ['ru.isu122',   'ISU122',                 15,  9,  [hull('ru.122mmM1944')],                         3, 'H', 1944, 1945, 'assault gun, casemate'],
  ['ru.isu152',   'ISU152',                 15,  9,  [hull('house.152mm')],                           3, 'H', 1943, 1945, 'assault gun, casemate'],
  ['ru.su85',     'SU85',                    8,  4,  [hull('ru.85mm')],                               3, 'M', 1943, 1945, 'tank destroyer, casemate'],
  ['ru.su100',    'SU100',                   9,  4,  [hull('ru.100mm')],                              3, 'M', 1944, 1945, 'tank destroyer, casemate'],

  // France
  ['fr.ft17',     'FT17',                    2,  2,  [turret('fr.37mmL21')],                          1, 'I', 1939, 1940, 'infantry (very slow)'],
  ['fr.amr34',    'AMR34',                   2,  2,  [MG],                                            1, 'L', 1939, 1940, 'light recce'],
  ['fr.pan178',   'Panhard 178',             3,  2,  [turret('fr.25mmtowed')],                        2, 'W', 1939, 1940, 'armoured car'],
  ['fr.h35',      'H35',                     4,  3,  [turret('fr.37mmL21')],                          1, 'L', 1939, 1940, 'light'],
  ['fr.r35',      'R35',                     4,  4,  [turret('fr.37mmL21')],                          1, 'I', 1939, 1940, 'infantry'],
  ['fr.h3839',    'H38/39',                  4,  3,  [turret('fr.37mmL33')],                          1, 'L', 1939, 1940, 'light'],
  ['fr.s35',      'Somua S35',               5,  5,  [turret('fr.47mmL53')],                          1, 'M', 1939, 1940, 'medium (cavalry)'],
  ['fr.amc',      'AMC 34/35',               2,  2,  [turret('fr.47mmL53')],                          2, 'L', 1939, 1940, 'light cavalry tank'],
  ['fr.b1bis',    'Char B1 bis',             5,  5,  [turret('fr.47mmL53'), hull('it.75mmL18')],      1, 'H', 1939, 1940, 'heavy'],

  // Italy
  ['it.cv33',     'CV33/35',                 1,  1,  [HULL_MG],                                       2, 'L', 1939, 1943, 'tankette'],
  ['it.m11',      'M11/39',                  3,  1,  [hull('it.37mm')],                               1, 'M', 1940, 1941, 'medium'],
  ['it.m13',      'M13/40',                  4,  2,  [turret('it.47mm')],                             2, 'M', 1940, 1942, 'medium'],
  ['it.m14',      'M14/41',                  4,  2,  [turret('it.47mm')],                             2, 'M', 1941, 1943, 'medium'],
  ['it.sem75',    'M14/75L18',               4,  2,  [hull('it.75mmL18')],                            2, 'M', 1942, 1943, 'assault gun, casemate'],
  ['it.ab40',     'AB40',                    2,  1,  [MG],                                            2, 'W', 1941, 1943, 'armoured car'],
  ['it.ab41',     'AB41',                    2,  1,  [turret('de.20mm')],                             2, 'W', 1941, 1943, 'armoured car'],
] as const satisfies readonly (readonly [
  string,
  string,
  number,
  number,
  readonly Mounted[],
  Crew,
  Mobility,
  number,
  number,
  string,
])[]

export type VehicleId = (typeof PAGE)[number][0]

export interface Vehicle {
  readonly id: string
  /** The printed line it stands on; a variant shares its armour. */
  readonly row: VehicleId
  readonly printed: string
  readonly front: number
  readonly side: number
  readonly guns: readonly Mounted[]
  readonly crew: Crew
  readonly mobility: Mobility
  readonly from: number
  readonly to: number
  readonly type: string
}

export const VEHICLES: readonly Vehicle[] = PAGE.map(
  ([id, printed, front, side, guns, crew, mobility, from, to, type]) => ({
    id,
    row: id,
    printed,
    front,
    side,
    guns,
    crew,
    mobility,
    from,
    to,
    type,
  }),
)

/** Other marks of printed vehicles: the same armour, another gun. */
export const VARIANTS: readonly Vehicle[] = [
  variant('de.pz3jl60', 'de.pz3hj', 'Pz III J late', [turret('de.50mmL60')]),
  variant('de.sd25110', 'de.sd251', 'Sdkfz 251/10', [hull('de.37mmL45')]),
  variant('gb.chur7', 'gb.chur8', 'Churchill VII', [turret('us.75mmM6')]),
  variant('fr.amr35', 'fr.amr34', 'AMR35', [HMG]),
  variant('it.cv33twin', 'it.cv33', 'CV33/35, twin guns', [{ ...HULL_MG, mg: 4 }]),
]

function variant(id: string, of: VehicleId, printed: string, guns: readonly Mounted[]): Vehicle {
  const row = VEHICLES.find(vehicle => vehicle.row === of)
  if (!row) throw new Error(`there is no vehicle ${of}`)
  return { ...row, id, printed, guns }
}

/** LW.armour.turret2; the Archer too, whose driver must clear out before the gun fires. */
export const moveOrFire = ({ row, crew }: Pick<Vehicle, 'row' | 'crew'>): boolean =>
  (crew !== null && crew <= 2) || row === 'gb.archer'

/** LW.move.heavy: the others may move at double rate and dash. */
export const maySpeed = ({ mobility }: Pick<Vehicle, 'mobility'>): boolean => mobility !== 'H' && mobility !== 'I'

/** Fires its shells as artillery does, not as a tank. */
export const isArtillery = ({ row }: Pick<Vehicle, 'row'>): boolean => row === 'gb.bishop' || row === 'gb.sexton'

/** Has room for a squad. */
export const isCarrier = ({ row }: Pick<Vehicle, 'row'>): boolean => row === 'de.sd251'
