import type { Listed, Options } from '../options'
import { area, building, hill, line, mapOf, turned, zone } from './map'
import { assault, COMMON, goTo, hold } from './terms'

const dugout = (id: string, x: number): ReturnType<typeof area> => area(id, 'dugout', [x - 1, 103, x + 1, 105])

export const RIDGE = mapOf('Ridge station', [
  hill('r1', [60, 95, 180, 125], 15, 6),
  hill('r2', [80, 102, 160, 118], 30, 4),
  area('w1', 'denseTrees', [20, 30, 60, 60]),
  area('w2', 'sparseTrees', [170, 25, 215, 60]),
  area('bo', 'boulder', [95, 60, 125, 75], { name: 'The boulders' }),
  area('br', 'broken', [140, 65, 175, 85]),
  area('w3', 'denseTrees', [20, 100, 50, 130]),
  area('w4', 'denseTrees', [190, 100, 220, 130]),
  line(
    'road',
    'road',
    [
      [120, 160],
      [120, 114],
    ],
    3,
  ),
  dugout('t1', 90),
  dugout('t2', 108),
  dugout('t3', 132),
  dugout('t4', 150),
  dugout('t5', 120),
  area('hd', 'dugout', [138, 110, 142, 114]),
  building('f1', 'Farm', [70, 40, 78, 48], { floors: 2, armour: 20 }),
  building('f2', 'Barn', [84, 42, 90, 48], { floors: 2, armour: 20 }),
  building('station', 'Station', [114, 108, 126, 114], { floors: 1, armour: 26 }),
])

const squad = (n: number, name: string, carrier: number): Listed => ({
  card: 'assault-13',
  name,
  unit: `Squad ${n}`,
  aboard: carrier,
})
const apc = (n: number, crew: string): Listed => ({ card: 'GAPC12', name: `Grav APC ${n}`, unit: `APC ${n}`, crew })
const BLUE: Listed[] = [
  apc(1, 'veteran'),
  apc(2, 'regular'),
  apc(3, 'regular'),
  { card: 'LGT13', name: 'Grav tank', unit: 'Tank', crew: 'veteran' },
  { card: 'hq-13', name: 'Headquarters', unit: 'HQ', aboard: 0 },
  squad(1, 'Squad 1', 0),
  squad(2, 'Squad 2 first', 1),
  squad(2, 'Squad 2 second', 1),
  squad(3, 'Squad 3 first', 2),
  squad(3, 'Squad 3 second', 2),
]

const dug = (card: string, name: string, unit: string, x: number): Listed => ({ card, name, unit, at: turned(x, 104) })
const RED: Listed[] = [
  { card: 'GAPC12', name: 'Reserve APC', unit: 'Reserve', crew: 'regular', at: turned(140, 112) },
  { card: 'hq-12', name: 'Headquarters', unit: 'HQ', at: turned(120, 111) },
  dug('rifle-12', 'Squad 1 west', 'Squad 1', 90),
  dug('rifle-12', 'Squad 1 centre', 'Squad 1', 108),
  dug('rifle-12', 'Squad 2 centre', 'Squad 2', 132),
  dug('rifle-12', 'Squad 2 east', 'Squad 2', 150),
  dug('rifle-12', 'Squad 2 middle', 'Squad 2', 120),
  { card: 'missiles-12-veteran', name: 'Missiles 1', unit: 'AT 1', at: turned(100, 105) },
  { card: 'missiles-12', name: 'Missiles 2', unit: 'AT 2', at: turned(142, 105) },
  { card: 'vrf-12', name: 'VRF gauss', unit: 'VRF', at: turned(126, 105) },
  { card: 'mortars-12', name: 'Mortars', unit: 'Mortars', at: turned(112, 124) },
]

const station = turned(120, 108)
export const ridge: Options = {
  ...COMMON,
  map: RIDGE,
  zones: { A: zone([0, 0, 240, 10]), B: zone([50, 90, 190, 160]) },
  tl: { A: 13, B: 12 },
  types: { A: 'picked', B: 'professional' },
  forces: { A: BLUE, B: RED },
  initial: {
    A: {
      default: assault([turned(120, 70), station]),
      'APC 2': goTo([turned(100, 8), turned(100, 70)], ['firedOn']),
      'APC 3': goTo([turned(150, 8), turned(150, 75)], ['firedOn']),
    },
    B: { default: hold(), 'AT 2': hold('vehicles'), Mortars: hold('missions') },
  },
  victory: {
    hold: { station: 10 },
    destroy: { LGT13: 5, GAPC12: 3, stand: 1, HQ: 2 },
    exit: {},
    survive: {},
    breakAt: { A: 0.5, B: 0.6 },
    drawBelow: 3,
    heldAtStart: 'B',
  },
  turns: 10,
  first: 'A',
  prepared: 'B',
}
