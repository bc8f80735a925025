import { expect, test } from 'vitest'
import type { Vec } from '../../../src/engine/geometry/vec'
import type { TerrainPiece } from '../../../src/engine/terrain/model'
import { TROOPS } from '../../../src/rulesets/striker/cards/troops'
import type { Listed, Options } from '../../../src/rulesets/striker/options'
import { scenarios } from '../../../src/rulesets/striker/scenarios'

// The two ready battles as they are written: y points north from the south edge, while the table's points south.

const optionsOf = (id: string): Options => {
  const found = scenarios.find(one => one.id === id)
  if (!found) throw new Error(id)
  return found.setup.options
}
const north = ({ x, y }: Vec): string => `${x},${160 - y}`
/** "denseTrees 85,100,105,118", corners south-west and north-east; lines by their points. */
const written = ({ id, kind, points, width, height, run, values }: TerrainPiece): string => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => 160 - y)]
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].join(',')
  const place = points.length === 4 ? box : points.map(north).join(' ')
  const more = [width && `w${width}`, height && `h${height}`, run && `run${run}`]
  const walls = [values?.floors && `floors${values.floors}`, values?.armour && `armour${values.armour}`]
  return [id, kind, place, ...more, ...walls].filter(Boolean).join(' ')
}
const sorted = (pieces: readonly TerrainPiece[]) => pieces.map(written).toSorted()

test('[STR.core.editor.export STR.core.scale.board] the map of the meeting at the crossroads', () => {
  const { map } = optionsOf('STR-S1')
  expect([map.width, map.height]).toEqual([240, 160])
  expect(sorted(map.pieces)).toEqual(
    [
      'roadNS road 120,0 120,160 w3',
      'roadEW road 0,80 240,80 w3',
      'b1 building 110,84,116,90 floors2 armour20',
      'b2 building 124,84,131,89 floors2 armour20',
      'b3 building 109,71,116,76 floors2 armour20',
      'b4 building 124,70,130,76 floors2 armour20',
      'hW1 contour 40,90,75,115 h10 run8',
      'hW2 contour 48,98,67,107 h20 run4',
      'hE1 contour 165,45,200,70 h10 run8',
      'hE2 contour 173,53,192,62 h20 run4',
      'w1 denseTrees 85,100,105,118',
      'w2 denseTrees 135,42,155,60',
      's1 sparseTrees 20,50,50,68',
      's2 sparseTrees 190,92,220,110',
      'g1 broken 70,40,95,58',
      'g2 broken 145,102,170,120',
      'u1 denseUndergrowth 10,100,25,125',
      'u2 denseUndergrowth 215,35,230,60',
      'k1 hedge 98,64 98,77',
      'k2 hedge 142,96 142,83',
    ].toSorted(),
  )
})

test('[STR.core.editor.export] the map of the assault on the ridge station', () => {
  const { map } = optionsOf('STR-S2')
  expect([map.width, map.height]).toEqual([240, 160])
  expect(sorted(map.pieces)).toEqual(
    [
      'r1 contour 60,95,180,125 h15 run6',
      'r2 contour 80,102,160,118 h30 run4',
      'station building 114,108,126,114 floors1 armour26',
      'w1 denseTrees 20,30,60,60',
      'w2 sparseTrees 170,25,215,60',
      'bo boulder 95,60,125,75',
      'br broken 140,65,175,85',
      'f1 building 70,40,78,48 floors2 armour20',
      'f2 building 84,42,90,48 floors2 armour20',
      'w3 denseTrees 20,100,50,130',
      'w4 denseTrees 190,100,220,130',
      'road road 120,160 120,114 w3',
      't1 dugout 89,103,91,105',
      't2 dugout 107,103,109,105',
      't3 dugout 131,103,133,105',
      't4 dugout 149,103,151,105',
      't5 dugout 119,103,121,105',
      'hd dugout 138,110,142,114',
    ].toSorted(),
  )
})

/** "veteran nco assault-rifle flak" for every man of a card. */
const menOf = (card: string): string[] =>
  TROOPS.find(({ id }) => id === card)?.men.map(({ quality, leader, observer, radio, weapons, armour }) =>
    [
      quality,
      ['', 'nco', 'officer2'][leader],
      observer && 'observer',
      radio && 'radio',
      weapons.join('+') || 'unarmed',
      armour,
    ]
      .filter(Boolean)
      .join(' '),
  ) ?? []
/** "Section 1: veteran nco …; … in ATV8 1": unit, men or card and crew, and the carrier by its place among the vehicles. */
const forceOf = (list: readonly Listed[]): string[] =>
  list
    .map(({ card, unit, crew, aboard, at }) => {
      const who = TROOPS.some(({ id }) => id === card) ? menOf(card).join('; ') : `${card} ${crew}`
      const carrier = aboard === undefined ? '' : ` in ${list[aboard]?.card} ${aboard + 1}`
      return `${unit}: ${who}${carrier}${at ? ` at ${north(at)}` : ''}`
    })
    .toSorted()

const AR = 'assault-rifle flak'
const lead = (nco: string, men: string) => `${nco} nco ${AR}; ${men} ${AR}; ${men} lmg flak`
const rockets = (men: string) => `${men} ${AR}; ${men} ${AR}; ${men} assault-rifle+rocket+rocket flak`
const missiles = 'regular tac-light flak; regular unarmed flak; regular unarmed flak'
const section = (n: number, nco: string, men: string): string[] => [
  `Section ${n}: ${lead(nco, men)} in ATV8 ${n}`,
  `Section ${n}: ${rockets(men)} in ATV8 ${n}`,
]
const atvs = (n: number): string[] => Array.from({ length: n }, () => 'ATVs: ATV8 regular')

test('[STR.core.defaults.size STR.core.unit.tree STR.core.cards.troop] who fights at the crossroads', () => {
  const { forces, tl, types } = optionsOf('STR-S1')
  expect([tl, types]).toEqual([
    { A: 8, B: 8 },
    { A: 'professional', B: 'conscript' },
  ])
  expect(forceOf(forces.A)).toEqual(
    [
      `HQ: veteran officer2 observer ${AR}; regular radio ${AR} in ATV8 4`,
      ...section(1, 'veteran', 'regular'),
      ...section(2, 'veteran', 'regular'),
      ...section(3, 'veteran', 'regular'),
      `ATGM: ${missiles} in ATV8 4`,
      ...atvs(4),
      'Tank 1: MBT8 veteran',
      'Tank 2: MBT8 regular',
    ].toSorted(),
  )
  expect(forceOf(forces.B)).toEqual(
    [
      `HQ: regular officer2 observer ${AR}; regular radio ${AR} in ATV8 5`,
      ...section(1, 'regular', 'regular'),
      ...section(2, 'regular', 'regular'),
      ...section(3, 'regular', 'recruit'),
      ...section(4, 'regular', 'recruit'),
      `ATGM: ${missiles} in ATV8 5`,
      ...atvs(5),
      'Tank 1: MBT8 regular',
      'Tank 2: MBT8 regular',
    ].toSorted(),
  )
})

const G = (armour: string, quality: string) => `${quality} gauss-rifle ${armour}`
const four = (armour: string, first: string, rest: string, last = G(armour, rest)) =>
  [first, G(armour, rest), G(armour, rest), last].join('; ')
const served = (quality: string, weapon: string) =>
  `${quality} ${weapon} ces; ${quality} unarmed ces; ${quality} unarmed ces`

test('[STR.core.defaults.size STR.core.unit.tree STR.core.cards.troop] who fights for the ridge station', () => {
  const { forces, tl, types } = optionsOf('STR-S2')
  expect([tl, types]).toEqual([
    { A: 13, B: 12 },
    { A: 'picked', B: 'professional' },
  ])
  const team = four('combat-12', `veteran nco gauss-rifle combat-12`, 'regular', 'regular pgmp-12 combat-12')
  expect(forceOf(forces.A)).toEqual(
    [
      `HQ: ${four('combat-12', 'veteran officer2 observer gauss-rifle combat-12', 'veteran')} in GAPC12 1`,
      `Squad 1: ${team} in GAPC12 1`,
      `Squad 2: ${team} in GAPC12 2`,
      `Squad 2: ${team} in GAPC12 2`,
      `Squad 3: ${team} in GAPC12 3`,
      `Squad 3: ${team} in GAPC12 3`,
      'APC 1: GAPC12 veteran',
      'APC 2: GAPC12 regular',
      'APC 3: GAPC12 regular',
      'Tank: LGT13 veteran',
    ].toSorted(),
  )
  const rifles = four('ces', 'regular nco gauss-rifle ces', 'regular', 'regular pgmp-12 ces')
  const placed = forceOf(forces.B).map(line => line.replace(/(AT \d|VRF|Mortars)(.*) at .*/, '$1$2'))
  expect(placed.toSorted()).toEqual(
    [
      `HQ: ${four('ces', 'veteran officer2 observer gauss-rifle ces', 'regular')} at 120,111`,
      `Squad 1: ${rifles} at 90,104`,
      `Squad 1: ${rifles} at 108,104`,
      `Squad 2: ${rifles} at 132,104`,
      `Squad 2: ${rifles} at 150,104`,
      `Squad 2: ${rifles} at 120,104`,
      `AT 1: ${served('veteran', 'tac-10')}`,
      `AT 2: ${served('regular', 'tac-10')}`,
      `VRF: ${served('regular', 'vrf-gauss')}`,
      'Mortars: regular mortar-8 ces; regular mortar-8 ces; regular unarmed ces; regular unarmed ces',
      'Reserve: GAPC12 regular at 140,112',
    ].toSorted(),
  )
  // Where the rules name no place, they stand inside their own zone, and none on another.
  const places = forces.B.flatMap(({ at }) => (at ? [north(at)] : []))
  expect(new Set(places).size).toBe(forces.B.length)
  for (const { at } of forces.B) expect(at && at.x >= 50 && at.x <= 190 && at.y <= 70).toBe(true)
})

/** "goto 120,80 halt spotted fire atWill". */
const ordersOf = (orders: Options['initial']['A']) =>
  Object.fromEntries(
    Object.entries(orders).map(([unit, { move, fire }]) => [
      unit,
      [move.verb, move.point && north(move.point), ...move.halt, fire.verb].filter(Boolean).join(' '),
    ]),
  )

test('[STR.core.orders.initial STR.core.defaults.orders] the free orders of both battles', () => {
  expect(ordersOf(optionsOf('STR-S1').initial.A)).toEqual({
    default: 'goto 120,80 spotted atWill',
    'Tank 2': 'goto 182,57 reached vehicles',
    ATGM: 'goto 182,48 reached vehicles',
  })
  expect(ordersOf(optionsOf('STR-S1').initial.B)).toEqual({
    default: 'goto 120,80 spotted atWill',
    'Tank 2': 'goto 58,103 reached vehicles',
    ATGM: 'goto 58,112 reached vehicles',
  })
  expect(ordersOf(optionsOf('STR-S2').initial.A)).toEqual({
    default: 'assault 120,108 reached atWill',
    'APC 2': 'goto 100,70 firedOn atWill',
    'APC 3': 'goto 150,75 firedOn atWill',
  })
  expect(ordersOf(optionsOf('STR-S2').initial.B)).toEqual({
    default: 'hold atWill',
    'AT 2': 'hold vehicles',
    Mortars: 'hold missions',
  })
  for (const id of ['STR-S1', 'STR-S2'])
    for (const orders of Object.values(optionsOf(id).initial))
      for (const { move } of Object.values(orders))
        expect([move.gait, move.stand, move.distance]).toEqual([null, null, 0])
  // The way to the crossroads is the road; the others drive straight north or south.
  for (const side of ['A', 'B'] as const)
    for (const id of ['STR-S1', 'STR-S2'])
      for (const { move } of Object.values(optionsOf(id).initial[side]))
        for (const { x } of move.route) expect(x).toBe(move.point?.x)
})

test('[STR.core.victory.points STR.core.victory.length STR.core.defaults.stop] zones, turns, points and options', () => {
  const [one, two] = [optionsOf('STR-S1'), optionsOf('STR-S2')]
  const zones = ({ A, B }: Options['zones']) => [A, B].map(([x1, y1 = 0, x2, y2 = 0]) => [x1, 160 - y2, x2, 160 - y1])
  expect(zones(one.zones)).toEqual([
    [0, 0, 240, 15],
    [0, 145, 240, 160],
  ])
  expect(zones(two.zones)).toEqual([
    [0, 0, 240, 10],
    [50, 90, 190, 160],
  ])
  expect([one.turns, one.first, two.turns, two.first, two.prepared]).toEqual([12, 'throw', 10, 'A', 'B'])
  expect(one.victory).toEqual({
    hold: { b1: 2, b2: 2, b3: 2, b4: 2 },
    destroy: { MBT8: 4, ATV8: 1, stand: 1, HQ: 2 },
    exit: {},
    survive: {},
    breakAt: { A: 0.5, B: 0.5 },
    drawBelow: 3,
  })
  expect(two.victory).toEqual({
    hold: { station: 10 },
    destroy: { LGT13: 5, GAPC12: 3, stand: 1, HQ: 2 },
    exit: {},
    survive: {},
    breakAt: { A: 0.5, B: 0.6 },
    drawBelow: 3,
    heldAtStart: 'B',
  })
  for (const { orders, natural212, woundTable, twoLight, heMan, spotting, share, variableEnd } of [one, two])
    expect({ orders, natural212, woundTable, twoLight, heMan, spotting, share, variableEnd }).toEqual({
      orders: 'strict',
      natural212: false,
      woundTable: 'striker',
      twoLight: true,
      heMan: false,
      spotting: 'perUnit',
      share: 'side',
      variableEnd: false,
    })
})
