/** A picture for a counter: SVG path data in a box of 100 by 100, filled even-odd, the front at the top. */
export interface Silhouette {
  readonly path: string
  /** The same with fewer parts, for a counter too small to show them all. */
  readonly small?: string
  /** Seen from above, so it turns with the piece; a picture seen from the front stays upright. */
  readonly turns: boolean
}

/** Points as they read on squared paper, joined into closed outlines. */
const outline = (...loops: readonly string[]): string => loops.map(loop => `M${loop}Z`).join('')

/** The same on the left and on the right of the middle line x = 50. */
const pair = (loop: string): string[] => [loop, mirror(loop)]

/** Only for loops written as plain "x,y" corners. */
const mirror = (loop: string): string =>
  loop
    .split(' ')
    .map(corner => {
      const [x = '0', y = '0'] = corner.split(',')
      return `${100 - Number(x)},${y}`
    })
    .join(' ')

const circle = (x: number, y: number, r: number): string =>
  `${x - r},${y} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0`

const box = (x: number, y: number, w: number, h: number): string =>
  `${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`

/** An armoured suit with shoulder plates, thruster fins and a rifle. */
const EXO = outline(
  '50,10 42,3 45,12 41,17 41,24 45,29 55,29 59,24 59,17 55,12 58,3',
  '45,18 55,18 54,22 46,22',
  ...pair('33,24 13,7 17,27'),
  ...pair('16,29 35,26 39,33 36,43 21,45 12,38'),
  '41,31 59,31 65,37 62,51 57,56 43,56 38,51 35,37',
  '46,37 54,37 52,45 48,45',
  '17,47 31,46 32,58 28,71 20,71 15,59',
  '69,46 83,47 85,59 80,68 72,68 68,58',
  '84,30 88,30 88,50 91,54 91,72 87,78 83,78 83,69 87,60 85,46',
  '42,58 58,58 61,64 39,64',
  ...pair('38,66 49,66 48,77 35,77'),
  ...pair('34,79 48,79 49,90 47,97 27,97 30,88'),
)

const EXO_SMALL = outline(
  '40,7 60,7 63,25 37,25',
  '44,13 56,13 55,18 45,18',
  ...pair('31,25 12,4 17,27'),
  '20,30 38,28 62,28 80,30 88,38 86,66 74,68 71,50 63,59 37,59 29,50 26,68 14,66 12,38',
  '46,36 54,36 52,45 48,45',
  ...pair('36,63 48,63 47,97 26,97'),
)

/** Swept wings, a canopy, two guns, two engines. */
const FIGHTER = outline(
  '50,3 54,18 57,35 61,42 90,63 95,76 64,69 62,79 72,88 72,94 57,91 55,97 52,97 51,92 49,92 48,97 45,97 43,91 28,94 28,88 38,79 36,69 5,76 10,63 39,42 43,35 46,18',
  '50,20 53,33 52,43 48,43 47,33',
  ...pair('86,42 89,42 89,60 86,58'),
)

/** A warship: long bow, shoulders with batteries, engine block. */
const SHIP = outline(
  '50,2 55,12 58,30 67,37 69,57 62,64 62,72 73,80 73,92 64,90 61,97 55,97 54,93 46,93 45,97 39,97 36,90 27,92 27,80 38,72 38,64 31,57 33,37 42,30 45,12',
  box(47, 22, 6, 10),
  '50,40 56,46 56,54 50,60 44,54 44,46',
  box(45, 70, 10, 5),
  box(45, 80, 10, 5),
)

/** Tracks, hull, and a turret standing free of it. */
const TANK = outline(
  ...pair('17,20 20,17 29,17 32,20 32,88 29,91 20,91 17,88'),
  '34,22 45,22 45,40 37,46 37,69 42,75 58,75 63,69 63,46 55,40 55,22 66,22 66,87 34,87',
  '46,3 54,3 54,10 52,10 52,42 60,48 60,66 56,71 44,71 40,66 40,48 48,42 48,10 46,10',
  circle(54, 58, 4),
)

const APC = outline(
  ...pair('16,26 19,23 27,23 30,26 30,88 27,91 19,91 16,88'),
  '40,10 60,10 68,24 68,90 32,90 32,24',
  '42,16 58,16 62,24 38,24',
  circle(50, 44, 9),
  circle(50, 44, 5),
  box(40, 66, 20, 3),
  box(40, 74, 20, 3),
)

const INFANTRY = outline(
  '36,20 37,12 43,6 50,4 57,6 63,12 64,20 68,23 32,23',
  '39,25 61,25 58,33 50,37 42,33',
  '33,40 42,38 50,42 58,38 67,40 74,58 68,66 60,60 60,72 40,72 40,60 32,66 26,58',
  ...pair('39,74 49,74 48,97 34,97 37,92'),
  '78,18 82,18 82,40 86,46 86,62 82,66 82,80 78,80',
)

/** Two soldiers behind a gun on a tripod. */
const MACHINE_GUN = outline(
  '47,4 53,4 53,40 58,44 58,56 42,56 42,44 47,40',
  ...pair('40,50 44,56 24,84 18,80'),
  '46,58 54,58 54,70 46,70',
  circle(32, 34, 10),
  circle(68, 34, 10),
  ...pair('20,48 38,48 40,54 36,70 22,70 16,60'),
)

/** A tube on its plate, seen from above, with its bipod. */
const MORTAR = outline(
  circle(50, 74, 18),
  circle(50, 74, 8),
  '44,10 56,10 56,54 44,54',
  ...pair('42,28 46,32 22,62 16,58'),
  circle(50, 10, 8),
)

/** A hull with its gun in the front plate and no turret. */
const ASSAULT_GUN = outline(
  ...pair('17,26 20,23 29,23 32,26 32,90 29,93 20,93 17,90'),
  '34,28 45,28 45,38 38,44 36,62 38,84 62,84 64,62 62,44 55,38 55,28 66,28 66,90 34,90',
  '46,3 54,3 54,11 52,11 52,42 48,42 48,11 46,11',
  '41,46 59,46 61,62 59,80 41,80 39,62',
  circle(56, 68, 4),
)

/** Four wheels, a small turret. */
const ARMOURED_CAR = outline(
  '40,12 60,12 66,24 66,82 60,92 40,92 34,82 34,24',
  ...pair('22,24 31,24 31,42 22,42'),
  ...pair('22,66 31,66 31,84 22,84'),
  circle(50, 54, 12),
  '48,8 52,8 52,44 48,44',
  circle(50, 54, 5),
)

/** A towed gun: barrel, shield, wheels, split trail. */
const GUN = outline(
  '45,2 55,2 55,9 53,9 53,46 47,46 47,9 45,9',
  '26,42 45,42 45,48 55,48 55,42 74,42 74,50 26,50',
  ...pair('14,40 23,40 23,66 14,66'),
  '42,52 58,52 60,62 84,93 77,98 54,70 46,70 23,98 16,93 40,62',
)

const TRUCK = outline(
  '34,6 66,6 70,10 71,31 29,31 30,10',
  '35,15 65,15 66,23 34,23',
  '27,35 73,35 73,95 27,95',
  ...[44, 56, 68, 80].map(y => box(33, y, 34, 4)),
  ...pair('20,14 26,14 26,28 20,28'),
  ...pair('19,46 25,46 25,60 19,60'),
  ...pair('19,72 25,72 25,86 19,86'),
)

const GRAV = outline(
  '50,12 62,20 78,26 84,44 84,72 74,88 26,88 16,72 16,44 22,26 38,20',
  '48,2 52,2 52,40 60,46 60,62 55,68 45,68 40,62 40,46 48,40',
  ...pair('24,50 30,46 30,76 24,70'),
  box(42, 76, 16, 4),
)

const VTOL = outline(
  '50,4 56,14 58,40 56,62 53,80 53,90 62,94 62,97 38,97 38,94 47,90 47,80 44,62 42,40 44,14',
  '50,12 53,20 53,30 47,30 47,20',
  '10,32 40,42 40,50 10,52',
  '90,32 60,42 60,50 90,52',
  circle(10, 42, 8),
  circle(90, 42, 8),
)

const TORPEDO = outline(
  '50,3 57,14 58,70 70,86 70,95 57,89 55,97 45,97 43,89 30,95 30,86 42,70 43,14',
  box(44, 24, 12, 4),
  box(44, 34, 12, 4),
)

const MINE = outline(
  circle(50, 50, 24),
  circle(50, 50, 9),
  ...[0, 45, 90, 135, 180, 225, 270, 315].map(degrees => {
    const at = (r: number, by: number) => {
      const a = ((degrees + by) * Math.PI) / 180
      return `${(50 + r * Math.sin(a)).toFixed(1)},${(50 - r * Math.cos(a)).toFixed(1)}`
    }
    return `${at(28, -9)} ${at(42, 0)} ${at(28, 9)}`
  }),
)

const FLAG = outline('26,8 32,8 32,94 26,94', '35,10 60,16 84,10 78,30 84,52 60,46 35,52')

const WRECK = outline(
  '18,70 30,46 26,30 40,38 48,18 56,40 74,26 68,48 86,58 70,66 80,84 56,76 48,90 40,76',
  '46,48 58,50 56,62 44,60',
)

/** A die is its own outline; the board puts the pips on it. */
const DIE = outline('24,8 76,8 Q92,8 92,24 L92,76 Q92,92 76,92 L24,92 Q8,92 8,76 L8,24 Q8,8 24,8')

const CUBE = outline('50,8 88,27 50,46 12,27', '10,32 47,51 47,93 10,74', '90,32 53,51 53,93 90,74')

/** Signs for the purpose of a place: seen from the front, they stay upright. */
const FIRE = outline(
  circle(50, 50, 30),
  circle(50, 50, 22),
  box(46, 6, 8, 26),
  box(46, 68, 8, 26),
  box(6, 46, 26, 8),
  box(68, 46, 26, 8),
  circle(50, 50, 6),
)

const BOOST = outline('50,10 86,44 86,58 50,26 14,58 14,44', '50,38 86,72 86,86 50,54 14,86 14,72')

/** Two arrows that chase each other. */
const MANOEUVRE = outline(
  '50,16 A34,34 0 0 1 84,50 L94,50 L78,70 L62,50 L72,50 A22,22 0 0 0 50,28',
  '50,84 A34,34 0 0 1 16,50 L6,50 L22,30 L38,50 L28,50 A22,22 0 0 0 50,72',
)

const POWER = outline('58,4 20,56 46,56 38,96 80,40 53,40')

const SHIELD = outline(
  '50,6 88,18 86,50 78,70 64,85 50,95 36,85 22,70 14,50 12,18',
  '50,17 78,26 76,50 70,65 60,76 50,83',
)

const DAMAGE = outline(
  '50,4 59,30 80,12 73,38 97,38 77,54 94,76 67,70 66,96 50,76 34,96 33,70 6,76 23,54 3,38 27,38 20,12 41,30',
)

/** The pennant of the side that goes first. */
const MARKER = outline('22,6 30,6 30,94 22,94', '33,10 90,32 33,54', '40,22 66,32 40,42')

const WARP = outline('50,4 58,42 96,50 58,58 50,96 42,58 4,50 42,42', circle(50, 50, 7))

const GATE = outline(
  '20,92 20,44 A30,30 0 0 1 80,44 L80,92 L66,92 L66,46 A16,16 0 0 0 34,46 L34,92',
  '50,52 62,68 54,68 54,90 46,90 46,68 38,68',
)

/** The stand-in for a picture that doesn't exist yet. */
const TOKEN = outline('50,12 84,50 50,88 16,50', '50,30 68,50 50,70 32,50')

export const SILHOUETTES = {
  exo: { path: EXO, small: EXO_SMALL, turns: false },
  fighter: { path: FIGHTER, turns: true },
  ship: { path: SHIP, turns: true },
  tank: { path: TANK, turns: true },
  'tank-casemate': { path: ASSAULT_GUN, turns: true },
  apc: { path: APC, turns: true },
  'apc-wheeled': { path: ARMOURED_CAR, turns: true },
  grav: { path: GRAV, turns: true },
  vtol: { path: VTOL, turns: true },
  infantry: { path: INFANTRY, turns: false },
  'infantry-mg': { path: MACHINE_GUN, turns: true },
  gun: { path: GUN, turns: true },
  'gun-mortar': { path: MORTAR, turns: true },
  truck: { path: TRUCK, turns: true },
  torpedo: { path: TORPEDO, turns: true },
  mine: { path: MINE, turns: false },
  flag: { path: FLAG, turns: false },
  wreck: { path: WRECK, turns: false },
  die: { path: DIE, turns: false },
  cube: { path: CUBE, turns: false },
  fire: { path: FIRE, turns: false },
  boost: { path: BOOST, turns: false },
  manoeuvre: { path: MANOEUVRE, turns: false },
  power: { path: POWER, turns: false },
  shield: { path: SHIELD, turns: false },
  damage: { path: DAMAGE, turns: false },
  marker: { path: MARKER, turns: false },
  warp: { path: WARP, turns: false },
  gate: { path: GATE, turns: false },
  token: { path: TOKEN, turns: false },
} as const satisfies Readonly<Record<string, Silhouette>>

export type ArtName = keyof typeof SILHOUETTES

const isArt = (art: string): art is ArtName => Object.hasOwn(SILHOUETTES, art)

/** `exo-scout` falls back on `exo`, an unknown name on the token. */
export function artOf(art: string): ArtName {
  if (isArt(art)) return art
  const family = art.split('-')[0] ?? art
  return isArt(family) ? family : 'token'
}

export const silhouette = (art: string): Silhouette => SILHOUETTES[artOf(art)]
