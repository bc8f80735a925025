import type { LwRule } from '../rulebook'
import type { GunId, NationId } from './guns'

/** Infantry: dice and range in inches, as printed. */
// biome-ignore format: a table
export const SQUADS = [
  { id: 'rifle', name: 'Rifle squad', kind: 'rifle', dice: 3, range:  6, rule: 'LW.inf.rifle' },
  { id: 'smg',   name: 'SMG squad',   kind: 'smg',   dice: 4, range:  3, rule: 'LW.inf.smg' },
  { id: 'mmg',   name: 'MMG team',    kind: 'mmg',   dice: 3, range: 12, rule: 'LW.inf.mmg' },
  { id: 'hmg',   name: 'HMG team',    kind: 'hmg',   dice: 4, range: 12, rule: 'LW.inf.hmg' },
] as const satisfies readonly { rule: LwRule; id: string; name: string; kind: string; dice: number; range: number }[]

/** Pieces that only fire high explosive; their dice follow from the bore. */
// biome-ignore format: a table
export const HEAVY_WEAPONS = [
  { id: 'mortar50',  name: '50 mm mortar',     kind: 'mortar',    bore: 50 },
  { id: 'mortar60',  name: '60 mm mortar',     kind: 'mortar',    bore: 60 },
  { id: 'mortar81',  name: '81 mm mortar',     kind: 'mortar',    bore: 81 },
  { id: 'mortar120', name: '120 mm mortar',    kind: 'mortar',    bore: 120 },
  { id: 'field75',   name: '75 mm field gun',  kind: 'artillery', bore: 75 },
  { id: 'gun25pdr',  name: '25pdr',            kind: 'artillery', bore: 87.6 },
  { id: 'how105',    name: '105 mm howitzer',  kind: 'artillery', bore: 105 },
  { id: 'how150',    name: '150 mm howitzer',  kind: 'artillery', bore: 150 },
] as const

/** Towed anti-tank guns and the printed row each fires by. */
// biome-ignore format: a table
export const TOWED: readonly {
  readonly id: string; readonly name: string; readonly nation: NationId; readonly gun: GunId; readonly from: number; readonly to: number
}[] = [
  { id: 'pak36',     name: 'PaK 36',        nation: 'de', gun: 'de.37mmL45',   from: 1939, to: 1943 },
  { id: 'pak38',     name: 'PaK 38',        nation: 'de', gun: 'de.50mmL60',   from: 1941, to: 1945 },
  { id: 'pak40',     name: 'PaK 40',        nation: 'de', gun: 'de.75mmL48',   from: 1942, to: 1945 },
  { id: 'flak88',    name: 'Flak 88',       nation: 'de', gun: 'de.88mmL56',   from: 1939, to: 1945 },
  { id: 'pak43',     name: 'PaK 43',        nation: 'de', gun: 'de.88mmL71',   from: 1943, to: 1945 },
  { id: 'at2pdr',    name: '2pdr',          nation: 'gb', gun: 'gb.2pdr',      from: 1939, to: 1943 },
  { id: 'at6pdr',    name: '6pdr',          nation: 'gb', gun: 'gb.6pdr',      from: 1942, to: 1945 },
  { id: 'at17pdr',   name: '17pdr',         nation: 'gb', gun: 'gb.17pdr',     from: 1943, to: 1945 },
  { id: 'at37us',    name: '37 mm M3',      nation: 'us', gun: 'us.37mm',      from: 1941, to: 1944 },
  { id: 'at57us',    name: '57 mm M1',      nation: 'us', gun: 'gb.6pdr',      from: 1943, to: 1945 },
  { id: 'at3in',     name: '3-inch M5',     nation: 'us', gun: 'us.76mm',      from: 1943, to: 1945 },
  { id: 'at45ru',    name: '45 mm M1937',   nation: 'ru', gun: 'ru.45mmTowed', from: 1939, to: 1945 },
  { id: 'zis2',      name: '57 mm ZiS-2',   nation: 'ru', gun: 'ru.57mmTowed', from: 1941, to: 1945 },
  { id: 'zis3',      name: '76 mm ZiS-3',   nation: 'ru', gun: 'ru.76mmL53',   from: 1942, to: 1945 },
  { id: 'at25fr',    name: '25 mm SA 34',   nation: 'fr', gun: 'fr.25mmtowed', from: 1939, to: 1940 },
  { id: 'at47fr',    name: '47 mm SA 37',   nation: 'fr', gun: 'fr.47mmL53',   from: 1939, to: 1940 },
  { id: 'at47it',    name: '47/32',         nation: 'it', gun: 'it.47mm',      from: 1939, to: 1943 },
  { id: 'at90it',    name: '90/53',         nation: 'it', gun: 'it.90mm',      from: 1941, to: 1943 },
]

export const SOFT = [
  { id: 'truck', name: 'Truck' },
  { id: 'jeep', name: 'Jeep' },
] as const
