import type { Listed, Options } from '../options'
import { area, building, hill, line, mapOf, turned, zone } from './map'
import { COMMON, goTo } from './terms'

const HOUSE = { floors: 2, armour: 20 }

/** The map looks the same when turned by 180 degrees. */
export const CROSSROADS = mapOf('Crossroads', [
  hill('hW1', [40, 90, 75, 115], 10, 8),
  hill('hW2', [48, 98, 67, 107], 20, 4),
  hill('hE1', [165, 45, 200, 70], 10, 8),
  hill('hE2', [173, 53, 192, 62], 20, 4),
  area('w1', 'denseTrees', [85, 100, 105, 118], { name: 'West wood' }),
  area('w2', 'denseTrees', [135, 42, 155, 60], { name: 'East wood' }),
  area('s1', 'sparseTrees', [20, 50, 50, 68]),
  area('s2', 'sparseTrees', [190, 92, 220, 110]),
  area('g1', 'broken', [70, 40, 95, 58]),
  area('g2', 'broken', [145, 102, 170, 120]),
  area('u1', 'denseUndergrowth', [10, 100, 25, 125]),
  area('u2', 'denseUndergrowth', [215, 35, 230, 60]),
  line(
    'roadNS',
    'road',
    [
      [120, 0],
      [120, 160],
    ],
    3,
  ),
  line(
    'roadEW',
    'road',
    [
      [0, 80],
      [240, 80],
    ],
    3,
  ),
  building('b1', 'Mill', [110, 84, 116, 90], HOUSE),
  building('b2', 'Inn', [124, 84, 131, 89], HOUSE),
  building('b3', 'Store', [109, 71, 116, 76], HOUSE),
  building('b4', 'Chapel', [124, 70, 130, 76], HOUSE),
  line('k1', 'hedge', [
    [98, 64],
    [98, 77],
  ]),
  line('k2', 'hedge', [
    [142, 96],
    [142, 83],
  ]),
])

const section = (n: number, lead: string, team: string, carrier: number): Listed[] => [
  { card: lead, name: `Section ${n} lead`, unit: `Section ${n}`, aboard: carrier },
  { card: team, name: `Section ${n} rockets`, unit: `Section ${n}`, aboard: carrier },
]
const carriers = (n: number): Listed[] =>
  Array.from({ length: n }, (_, i) => ({ card: 'ATV8', name: `ATV ${i + 1}`, unit: 'ATVs', crew: 'regular' }))

/** Carriers come first because passengers name them by their place in the list. */
const BLUE: Listed[] = [
  ...carriers(4),
  { card: 'MBT8', name: 'Tank 1', unit: 'Tank 1', crew: 'veteran' },
  { card: 'MBT8', name: 'Tank 2', unit: 'Tank 2', crew: 'regular' },
  { card: 'hq-8', name: 'Headquarters', unit: 'HQ', aboard: 3 },
  ...[1, 2, 3].flatMap(n => section(n, 'lead-8', 'rockets-8', n - 1)),
  { card: 'missiles-8', name: 'Missile team', unit: 'ATGM', aboard: 3 },
]
const RED: Listed[] = [
  ...carriers(5),
  { card: 'MBT8', name: 'Tank 1', unit: 'Tank 1', crew: 'regular' },
  { card: 'MBT8', name: 'Tank 2', unit: 'Tank 2', crew: 'regular' },
  { card: 'hq-8-regular', name: 'Headquarters', unit: 'HQ', aboard: 4 },
  ...[1, 2].flatMap(n => section(n, 'lead-8-regular', 'rockets-8', n - 1)),
  ...[3, 4].flatMap(n => section(n, 'lead-8-recruit', 'rockets-8-recruit', n - 1)),
  { card: 'missiles-8', name: 'Missile team', unit: 'ATGM', aboard: 4 },
]

const centre = turned(120, 80)
export const crossroads: Options = {
  ...COMMON,
  map: CROSSROADS,
  zones: { A: zone([0, 0, 240, 15]), B: zone([0, 145, 240, 160]) },
  tl: { A: 8, B: 8 },
  types: { A: 'professional', B: 'conscript' },
  forces: { A: BLUE, B: RED },
  initial: {
    A: {
      default: goTo([turned(120, 10), centre], ['spotted']),
      'Tank 2': goTo([turned(182, 10), turned(182, 57)], ['reached'], 'vehicles'),
      ATGM: goTo([turned(182, 10), turned(182, 48)], ['reached'], 'vehicles'),
    },
    B: {
      default: goTo([turned(120, 150), centre], ['spotted']),
      'Tank 2': goTo([turned(58, 150), turned(58, 103)], ['reached'], 'vehicles'),
      ATGM: goTo([turned(58, 150), turned(58, 112)], ['reached'], 'vehicles'),
    },
  },
  victory: {
    hold: { b1: 2, b2: 2, b3: 2, b4: 2 },
    destroy: { MBT8: 4, ATV8: 1, stand: 1, HQ: 2 },
    exit: {},
    survive: {},
    breakAt: { A: 0.5, B: 0.5 },
    drawBelow: 3,
  },
  turns: 12,
  first: 'throw',
}
