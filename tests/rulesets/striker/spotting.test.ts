import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { total } from '../../../src/engine/rolls/ledger'
import { bearingWord } from '../../../src/rulesets/striker/actions/shoot'
import { striker } from '../../../src/rulesets/striker/index'
import { concealmentOf, groundOf, groundsAt } from '../../../src/rulesets/striker/rules/ground/ground'
import { lookDm, needOf } from '../../../src/rulesets/striker/rules/spotting/look-terms'
import { eyeOf, isHullDown, isOpen, sees, sightRefusals } from '../../../src/rulesets/striker/rules/spotting/sight'
import { BY_EYE } from '../../../src/rulesets/striker/rules/spotting/sight-lines'
import { rowOf } from '../../../src/rulesets/striker/rules/spotting/spot-rows'
import { inSight, looksAt } from '../../../src/rulesets/striker/rules/spotting/spotting'
import { scene } from '../../../src/rulesets/striker/scene'
import { HEIGHTS } from '../../../src/rulesets/striker/tables/ground'
import type { Sense } from '../../../src/rulesets/striker/tables/senses'
import { needFor, SPOTTING, type SpotRow } from '../../../src/rulesets/striker/tables/spotting'
import { sightOf } from '../../support/sight'
import { block, type FieldGiven, field, type StandGiven, stand } from './field'
import { battle, drive, lookFor, moving, shoot, VETERAN_CREW, VETERANS, walk } from './support'

const sight = (pieces: FieldGiven['pieces'], a: StandGiven = {}, b: StandGiven = {}, more: FieldGiven = {}) => {
  const state = field({
    ...more,
    ...(pieces ? { pieces } : {}),
    stands: { A1: { at: [50, 100], ...a }, B1: { at: [50, 40], ...b } },
  })
  return sees(state, stand(state, 'A1'), stand(state, 'B1'))
}

describe('line of sight', () => {
  test('[STR.core.los.eye] two metres, three in NOE, twenty in popup, thirty terrain following, floors of a house', () => {
    const eye = (given: StandGiven, pieces: FieldGiven['pieces'] = []) => {
      const state = field({ stands: { A1: { at: [50, 50], ...given } }, ...(pieces ? { pieces } : {}) })
      return eyeOf(state, stand(state, 'A1'))
    }
    const tank = { card: 'LGT13' }
    expect([
      eye({}),
      eye({ card: 'MBT8' }),
      eye(tank),
      eye({ ...tank, popup: true }),
      eye({ ...tank, flight: 'terrainFollowing' }),
      eye({ ...tank, flight: 'high', height: 200 }),
    ]).toEqual([2, 2, 3, 20, 30, 200])
    expect(eye({}, [block('building', [45, 45, 55, 55], { values: { floors: 3, armour: 20 } })])).toBe(10)
  })

  test('[STR.core.los.line STR.core.los.ground] a crest above the straight line hides, and dead ground behind it', () => {
    const hill = [block('contour', [0, 60, 240, 80], { height: 20, run: 2 })]
    expect([sight([]), sight(hill)]).toEqual([true, false])
    expect(sight(hill, {}, { at: [50, 70] })).toBe(false)
    expect(sight(hill, { at: [50, 79.5] }, { at: [50, 70] })).toBe(true)
    expect(sight(hill, {}, { card: 'LGT13', flight: 'high', height: 200 })).toBe(true)
  })

  test('[STR.core.los.building] a house blocks unless it holds an end', () => {
    const house = block('building', [45, 60, 55, 70], { values: { floors: 2, armour: 20 } })
    expect([sight([house]), sight([house], {}, { at: [50, 65] })]).toEqual([false, true])
  })

  test('[STR.core.los.trees] three of dense and six of open wood, added up; exactly one still sees', () => {
    const dense = (cm: number) => block('denseTrees', [0, 60, 240, 60 + cm])
    const open = (cm: number) => block('sparseTrees', [0, 70, 240, 70 + cm])
    expect([sight([dense(3)]), sight([dense(3.1)]), sight([open(6)]), sight([open(6.1)])]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([sight([dense(1.5), open(3)]), sight([dense(1.6), open(3)])]).toEqual([true, false])
  })

  test('[STR.core.los.low STR.core.terrain.heights] hedges, walls and undergrowth never block', () => {
    const low = [
      block('denseUndergrowth', [0, 50, 240, 90]),
      {
        id: 'w',
        kind: 'wall',
        points: [
          { x: 0, y: 70 },
          { x: 240, y: 70 },
        ],
      },
    ]
    expect(sight(low)).toBe(true)
    expect(HEIGHTS).toMatchObject({
      trees: 10,
      blownDown: 3,
      floor: 4,
      wall: 1.5,
      hedge: 1.5,
      undergrowth: 1.5,
      smoke: 10,
    })
  })

  test('[STR.core.los.smoke] any smoke blinds the eye, not heat', () => {
    const patches = [
      {
        id: 's',
        kind: 'smoke' as const,
        points: [
          { x: 40, y: 60 },
          { x: 60, y: 60 },
          { x: 60, y: 61 },
          { x: 40, y: 61 },
        ],
        until: 9,
      },
    ]
    expect(sight([], {}, {}, { patches })).toBe(false)
    const state = field({ patches, stands: { A1: { at: [50, 100] } } })
    const line = { from: { x: 50, y: 100 }, to: { x: 50, y: 40 }, eye: 2, target: 2 }
    const isSeen = (sense: Sense) => isOpen(state, line, { ...BY_EYE, sense })
    expect((['eye', 'ladar', 'thermal', 'radar'] as const).map(isSeen)).toEqual([false, false, true, true])
    expect(sightRefusals(state, line).map(({ rule }) => rule)).toEqual(['STR.core.los.smoke'])
  })

  test('[STR.core.los.units STR.core.los.mutual STR.core.los.horizon] stands do not block, sight is mutual, there is no horizon', () => {
    const state = field({
      stands: { A1: { at: [50, 159] }, A2: { at: [50, 80], card: 'MBT8' }, B1: { at: [50, 1] } },
      pieces: [block('denseTrees', [48, 100, 52, 101])],
    })
    expect([
      sees(state, stand(state, 'A1'), stand(state, 'B1')),
      sees(state, stand(state, 'B1'), stand(state, 'A1')),
    ]).toEqual([true, true])
  })

  test('[STR.core.los.hull-down] what hides the lowest metre and not the eye: a crest, a wall, a dugout', () => {
    const hullDown = (pieces: NonNullable<FieldGiven['pieces']>, more: FieldGiven = {}) => {
      const state = field({ ...more, pieces, stands: { A1: { at: [50, 100] }, B1: { at: [50, 40], card: 'MBT8' } } })
      return isHullDown(state, stand(state, 'A1'), stand(state, 'B1'))
    }
    expect([hullDown([]), hullDown([block('dugout', [48, 38, 52, 42])])]).toEqual([false, true])
    expect(
      hullDown([
        {
          id: 'w',
          kind: 'wall',
          points: [
            { x: 40, y: 42 },
            { x: 60, y: 42 },
          ],
        },
      ]),
    ).toBe(true)
    const wall = {
      id: 'w',
      kind: 'wall',
      points: [
        { x: 40, y: 42 },
        { x: 60, y: 42 },
      ],
    }
    const plateau = block('contour', [0, 0, 240, 160], { height: 20 })
    expect(hullDown([plateau, wall])).toBe(true)
    expect(hullDown([block('contour', [0, 42, 240, 44], { height: 1.5 })])).toBe(true)
    expect(hullDown([], { rulings: [{ rule: 'STR.core.los.hull-down', subject: 'B1', value: 'yes' }] })).toBe(true)
  })

  test('[STR.core.los.trees STR.core.los.building] sight from any point names the house and the wood on the line', () => {
    const state = field({
      stands: { A1: { at: [10, 40] } },
      pieces: [
        block('building', [30, 35, 34, 45], { values: { floors: 2, armour: 20 } }),
        block('denseTrees', [30, 60, 31, 70]),
      ],
    })
    const look = (y: number) => striker.measures.sight(viewFor(state, 'A'), { at: { x: 20, y } }, { at: { x: 50, y } })
    const secret = { rule: 'STR.core.los.secret' }
    expect(look(20)).toMatchObject({ clear: true, lines: [secret] })
    expect(look(40)).toMatchObject({ clear: false, lines: [{ rule: 'STR.core.los.building' }, secret] })
    expect(look(65)).toMatchObject({ clear: true, lines: [{ rule: 'STR.core.los.trees' }, secret] })
    expect(look(65).lines[0]?.why).toMatch(/^The line crosses 1 cm of Wood/)
  })

  test('[STR.core.los.secret] asking a view says nothing of who is hidden', () => {
    const state = field({ stands: { A1: {}, B1: { at: [60, 40], spotted: false } } })
    const hidden = { ...state, stands: { ...state.stands, B1: { ...state.stands.B1, $for: ['B' as const] } } }
    const view = viewFor(hidden as typeof state, 'A')
    expect(sightOf(striker, view, 'A1', 'B1')).toEqual(sightOf(striker, view, 'A1', 'B2'))
  })
})

describe('terrain', () => {
  test('[STR.core.terrain.pieces STR.core.terrain.centre STR.core.terrain.contour] the top piece at the centre, the highest contour', () => {
    const state = field({
      pieces: [
        block('contour', [0, 0, 100, 100], { height: 10, run: 8 }),
        block('contour', [40, 40, 60, 60], { height: 20, run: 4 }),
        block('mud', [0, 0, 50, 50]),
        block('broken', [20, 20, 40, 40]),
      ],
    })
    expect(groundsAt(state, { x: 30, y: 30 })).toEqual(['broken', 'mud', 'clear'])
    expect([
      groundOf(state).elevation({ x: 50, y: 50 }),
      groundOf(state).elevation({ x: 10, y: 90 }),
      groundOf(state).elevation({ x: 150, y: 50 }),
    ]).toEqual([20, 10, 0])
    expect(groundOf(state).slope({ x: 4, y: 50 })?.ratio).toBeCloseTo(10 / 80)
  })

  test.each([
    ['broken', 'concealed', 'none'],
    ['boulder', 'cover', 'none'],
    ['sparseUndergrowth', 'concealed', 'none'],
    ['denseUndergrowth', 'concealed', 'concealed'],
    ['sparseTrees', 'concealed', 'concealed'],
    ['denseTrees', 'cover', 'concealed'],
    ['building', 'cover', 'cover'],
    ['crater', 'cover', 'none'],
    ['dugout', 'cover', 'hullDown'],
  ])('[STR.core.terrain.cover] %s gives men %s and vehicles %s', (kind, personnel, vehicles) => {
    const state = field({
      stands: { A1: { at: [50, 50] }, A2: { at: [54, 50], card: 'MBT8' } },
      pieces: [block(kind, [40, 40, 60, 60])],
    })
    expect([concealmentOf(state, stand(state, 'A1')), concealmentOf(state, stand(state, 'A2'))]).toEqual([
      personnel,
      vehicles,
    ])
  })

  test('[STR.core.terrain.cover] a wall covers who stands within a centimetre of it on the line; a hedge conceals', () => {
    const behind = (kind: string, y: number) => {
      const state = field({
        stands: { A1: { at: [50, 50] } },
        pieces: [
          {
            id: 'w',
            kind,
            points: [
              { x: 40, y },
              { x: 60, y },
            ],
          },
        ],
      })
      return [
        concealmentOf(state, stand(state, 'A1'), { x: 50, y: 10 }),
        concealmentOf(state, stand(state, 'A1'), { x: 50, y: 90 }),
      ]
    }
    expect([behind('wall', 49.2), behind('hedge', 49.2), behind('wall', 45)]).toEqual([
      ['cover', 'none'],
      ['concealed', 'none'],
      ['none', 'none'],
    ])
  })

  test('[STR.core.terrain.building STR.core.terrain.state] only men enter; patches override the ground', () => {
    const state = field({
      patches: [
        { id: 'c', kind: 'crater', points: block('x', [45, 45, 55, 55]).points.map(p => ({ ...p })), until: 99 },
      ],
    })
    expect(groundsAt(state, { x: 50, y: 50 })).toEqual(['crater'])
    const house = moving({
      stands: { A1: { at: [50, 50], card: 'MBT8', ...VETERAN_CREW(4) }, A2: { at: [60, 47], ...VETERANS } },
      pieces: [block('building', [40, 35, 70, 45])],
    })
    expect(house.forbiddenBy('A', drive('A1', [[50, 40]]))).toEqual(['STR.core.move.table'])
    expect(house.forbiddenBy('A', walk('A2', [[60, 44]]))).toEqual([])
  })

  test('[STR.core.terrain.building STR.core.stand.overlap] two teams on four square centimetres, as far as the mover can see', () => {
    const house = (stands: FieldGiven['stands'] = {}) =>
      moving({
        stands: { A1: { at: [51, 56], ...VETERANS }, A2: { at: [51, 52], ...VETERANS }, ...stands },
        pieces: [block('building', [50, 51, 52, 53])],
      }).forbiddenBy('A', walk('A1', [[51, 52.5]]))
    const there = { at: [51, 52] as const, ...VETERANS }
    expect(house()).toEqual([])
    expect(house({ A3: there })).toEqual(['STR.core.terrain.building'])
    expect(house({ B3: { ...there, spotted: true } })).toEqual(['STR.core.terrain.building'])
    expect(house({ B3: { ...there, spotted: false } })).toEqual([])
  })
})

describe('spotting', () => {
  test.each(Object.entries(SPOTTING))('[STR.core.spot.table] row %s', (row, { limits }) => {
    const number = Number(row) as SpotRow
    expect(limits.map(limit => needFor(number, limit))).toEqual([0, 6, 8, 10, 12])
    expect(limits.map(limit => needFor(number, limit + 0.01))).toEqual([6, 8, 10, 12, null])
  })

  test('[STR.core.spot.table] the one printed cell: a stationary concealed man at 50 cm on 8 or more', () => {
    expect([needFor(1, 50), needFor(1, 50.1)]).toEqual([8, 10])
  })

  const rowFor = (given: StandGiven, fired = false, pieces: NonNullable<FieldGiven['pieces']> = []) => {
    const state = field({ stands: { B1: { at: [50, 50], ...given } }, pieces })
    return rowOf(state, stand(state, 'B1'), fired)
  }
  const wood = [block('sparseTrees', [40, 40, 60, 60])]

  test('[STR.core.spot.row-move] stationary or moving, open or concealed; crawling is stationary', () => {
    expect(
      [
        rowFor({}, false, wood),
        rowFor({}),
        rowFor({ moved: true, gait: 'walk' }, false, wood),
        rowFor({ moved: true, gait: 'walk' }),
        rowFor({ moved: true, gait: 'crawl' }),
      ].map(found => found?.row),
    ).toEqual([1, 2, 2, 3, 2])
    const tank = { card: 'MBT8' }
    expect(
      [
        rowFor(tank, false, wood),
        rowFor(tank),
        rowFor({ ...tank, moved: true, gait: 'drive' }),
        rowFor({ card: 'LGT13', popup: true, moved: true }),
      ].map(found => found?.row),
    ).toEqual([4, 6, 7, 5])
  })

  test('[STR.core.spot.row-fire] firing shows one row further down in the class, the last row two easier', () => {
    expect([rowFor({}, true, wood), rowFor({}, true), rowFor({ moved: true, gait: 'walk' }, true)]).toEqual([
      { row: 2, dm: 0 },
      { row: 3, dm: 0 },
      { row: 3, dm: 2 },
    ])
    expect([rowFor({ card: 'MBT8' }, true, wood), rowFor({ card: 'MBT8', moved: true, gait: 'drive' }, true)]).toEqual([
      { row: 6, dm: 0 },
      { row: 7, dm: 2 },
    ])
  })

  test('[STR.core.spot.air] flyers above the ground at 400 by themselves, to 800 on 8', () => {
    const state = field({ stands: { B1: { card: 'LGT13', flight: 'high', height: 200 } } })
    const target = stand(state, 'B1')
    expect(
      [400, 401, 800, 801].map(far => needOf(state, lookFor(target, target, far), rowOf(state, target, false))),
    ).toEqual([0, 8, 8, null])
  })

  test('[STR.core.spot.dm] suppressed or running spotters see worse, the routed not at all', () => {
    const dm = (given: StandGiven) => {
      const state = field({ stands: { A1: given, B1: {} } })
      return total(lookDm(state, lookFor(stand(state, 'A1'), stand(state, 'B1'), 10)))
    }
    expect([dm({}), dm({ status: 'suppressed' }), dm({ gait: 'run', moved: true }), dm({ kind: 'drone' })]).toEqual([
      0, -2, -2, -1,
    ])
    expect(dm({ status: 'rallied' })).toBe(-2)
    const rallied = field({ stands: { A1: { at: [50, 55], status: 'rallied' }, B1: { at: [50, 50] } } })
    expect(inSight(rallied, stand(rallied, 'B1'))).toBe(true)
    const state = field({ stands: { A1: { at: [50, 55], status: 'routed' }, B1: { at: [50, 50] } } })
    expect(inSight(state, stand(state, 'B1'))).toBe(false)
  })

  const hidden = { at: [50, 50], spotted: false } as const
  test('[STR.core.spot.who] one throw for each unit, by the stand with the best odds; or one for each stand', () => {
    const given = {
      stands: { A1: { at: [50, 120], own: { unit: 'A.X' } }, A2: { at: [50, 90], own: { unit: 'A.X' } }, B1: hidden },
    } satisfies FieldGiven
    const looks = (options: FieldGiven['options']) => {
      const state = field({ ...given, ...(options ? { options } : {}) })
      return looksAt(state, stand(state, 'B1'), {
        spotters: [stand(state, 'A1'), stand(state, 'A2')],
        fired: null,
      }).map(({ spotter, need }) => [spotter, need])
    }
    expect(looks({})).toEqual([['A2', 6]])
    expect(looks({ spotting: 'perStand' })).toEqual([
      ['A1', 8],
      ['A2', 6],
    ])
  })

  test('[STR.core.spot.auto STR.core.spot.contact] close by no dice are needed, but sight is', () => {
    const looks = (at: readonly [number, number], pieces: NonNullable<FieldGiven['pieces']> = []) => {
      const state = field({ stands: { A1: { at }, B1: hidden }, pieces })
      return looksAt(state, stand(state, 'B1'), { spotters: [stand(state, 'A1')], fired: null }).map(({ need }) => need)
    }
    expect([looks([50, 70]), looks([50, 70.5]), looks([50, 70], [block('building', [40, 55, 60, 60])])]).toEqual([
      [0],
      [6],
      [],
    ])
    expect(looks([51, 50], [block('denseTrees', [40, 40, 60, 60])])).toEqual([0])
  })

  test('[STR.core.spot.when-move STR.core.spot.start STR.core.spot.dice-hidden] a mover’s unit looks at once, all others when the phase ends', () => {
    const table = moving({
      stands: {
        A1: { at: [50, 110], ...VETERANS, spotted: false },
        A2: { at: [90, 110], ...VETERANS, spotted: false },
        B1: { at: [50, 30], spotted: false },
      },
    })
    table.play('A', walk('A1', [[50, 108]]))
    // 78 cm, stationary in the open: 8 or more.
    const events = table.settle(4, 3)
    expect(events).toEqual([expect.objectContaining({ type: 'looked', seenBy: [] })])
    expect(stand(table.state, 'B1').spotted).toBe(false)
    table.play('A', { type: 'done' })
    // A1 has tried; A2 tries on 8 and B1 looks at the mover and at who stood still.
    const after = table.settle(4, 4, 1, 1, 1, 1)
    expect(after).toContainEqual(expect.objectContaining({ type: 'spotted', by: 'A' }))
    expect([stand(table.state, 'B1').spotted, stand(table.state, 'A1').spotted]).toEqual([true, false])
  })

  test('[STR.core.spot.path] a mover is seen where its way shows it best; out of sight at its end it leaves a memory where it was last seen', () => {
    const houses = [block('building', [30, 60, 48, 70]), block('building', [56, 60, 80, 70])]
    const state = field({
      stands: {
        A1: { at: [52, 100] },
        B1: {
          at: [70, 45],
          card: 'MBT8',
          moved: true,
          gait: 'drive',
          spotted: false,
          own: {
            path: [
              { x: 40, y: 45 },
              { x: 70, y: 45 },
            ],
          },
        },
      },
      pieces: houses,
    })
    const [look] = looksAt(state, stand(state, 'B1'), { spotters: [stand(state, 'A1')], fired: null })
    expect(look).toMatchObject({ need: 0, stays: false })
    expect(look?.at.x).toBeGreaterThan(54)
    expect(look?.at.x).toBeLessThan(58)
  })

  test('[STR.core.spot.when-fire] who fired unseen is looked for on the shifted row', () => {
    const table = battle({
      sealed: ['B'],
      stands: {
        A1: { at: [50, 100], men: [{ quality: 'veteran', weapons: ['rifle'] }], spotted: false },
        B1: { at: [50, 40] },
      },
    })
    table.play('A', shoot('A1', 'B1'))
    table.play('A', { type: 'seal' })
    // A miss; at 60 cm a man who fired in the open is found on 6.
    table.settle(1, 1, 3, 3)
    expect(stand(table.state, 'A1').spotted).toBe(true)
  })

  test('[STR.core.spot.when-fire] guns that fire a mission are looked for too', () => {
    const mortars = { at: [100, 50], spotted: false, kind: 'crew', men: [{ weapons: ['mortar-8'] }, {}] } as const
    const table = battle({
      phase: 'fire2',
      step: 'arrive',
      stands: { A1: { at: [100, 130] }, A2: mortars, B1: { at: [100, 140] } },
      missions: { m: { kind: 'smoke', lands: 3, point: { x: 160, y: 60 } } },
    })
    table.settle(6, 6)
    table.play('A', { type: 'seal' })
    table.play('B', { type: 'seal' })
    expect(table.settle(5, 3)).toContainEqual(
      expect.objectContaining({ type: 'spotted', stand: { id: 'A2', name: 'A2' } }),
    )
  })

  test('[STR.core.spot.keep] out of everybody’s sight it becomes a memory of the last place', () => {
    const table = moving({
      stands: { A1: { at: [50, 90], ...VETERANS }, B1: { at: [50, 40] } },
      pieces: [block('building', [40, 60, 60, 70])],
    })
    table.play('A', { type: 'done' })
    table.settle()
    expect(stand(table.state, 'B1').spotted).toBe(false)
    expect(table.state.ghosts.A?.value).toEqual([{ stand: 'B1', name: 'B1', at: { x: 50, y: 40 }, turn: 3 }])
  })

  test('[STR.core.spot.share] the whole side knows, but a firer needs its own sight', () => {
    const house = [block('building', [40, 60, 60, 70])]
    const given = {
      sealed: ['B'],
      pieces: house,
      stands: { A1: { at: [50, 90], men: [{ quality: 'veteran' }] }, A2: { at: [90, 50] }, B1: { at: [50, 40] } },
    } satisfies FieldGiven
    expect(battle(given).forbiddenBy('A', shoot('A1', 'B1'))).toEqual(['STR.core.los.building'])
  })

  const apart = {
    sealed: ['B'],
    stands: {
      A1: { at: [50, 90], men: [{ quality: 'veteran' }] },
      A2: { at: [60, 90], men: [{ quality: 'veteran' }] },
      A3: { at: [70, 90], men: [{ quality: 'veteran' }] },
      B1: { at: [50, 60] },
    },
    units: { 'A.A1': { parent: 'A.HQ' }, 'A.A2': { parent: 'A.HQ' }, 'A.A3': { parent: 'A.Other' } },
    known: { A: { $for: ['A'], value: { B1: ['A2'] } }, B: { $for: ['B'], value: {} } },
  } satisfies FieldGiven

  test.each([
    ['side', true, true, true],
    ['net', true, true, false],
    ['stand', false, true, false],
  ] as const)(
    '[STR.core.spot.share STR.core.unit.net] shared by %s: who sees a stand may fire at it where he knows of it',
    (share, net, self, other) => {
      const mayFire = (id: string, more: Partial<FieldGiven> = {}) =>
        battle({ ...apart, ...more, options: { share } }).forbiddenBy('A', shoot(id, 'B1')).length === 0
      expect([mayFire('A1'), mayFire('A2'), mayFire('A3')]).toEqual([net, self, other])
      const silent = { A: { $for: ['A' as const], value: ['A.A1', 'A.A2'] }, B: { $for: ['B' as const], value: [] } }
      const far = { ...apart.stands, A2: { ...apart.stands.A2, at: [90, 90] as const } }
      expect(mayFire('A1', { jammed: silent, stands: far })).toBe(share === 'side')
    },
  )

  test('[STR.core.spot.share STR.core.spot.who] who shares nothing throws for himself at what a comrade has found', () => {
    const given = (share: 'side' | 'stand') => ({
      phase: 'move2' as const,
      step: 'spot' as const,
      options: { share },
      stands: {
        A1: { at: [50, 150] as const, spotted: true },
        A2: { at: [60, 150] as const, spotted: true },
        B1: { at: [50, 50] as const, spotted: false },
      },
      known: { A: { $for: ['A' as const], value: {} }, B: { $for: ['B' as const], value: { A1: ['B1'], A2: ['B1'] } } },
    })
    const shared = battle(given('side'))
    shared.settle(6, 6)
    const alone = battle(given('stand'))
    alone.settle(6, 6, 1, 1)
    expect(stand(alone.state, 'B1').spotted).toBe(true)
    expect(alone.state.known?.A?.value).toEqual({ B1: ['A1'] })
  })

  test('[STR.core.spot.seen-info STR.core.spot.unseen-info] of a spotted stand the enemy sees its kind and place, not its quality; of others nothing', () => {
    const state = field({ stands: { A1: {}, A2: { at: [60, 50], spotted: false } } })
    const position = {
      ...state,
      stands: { ...state.stands, A2: { $for: ['A' as const], ghost: true, value: stand(state, 'A2') } },
    } as typeof state
    const view = viewFor(position, 'B')
    expect(Object.keys(view.stands)).toEqual(['A1'])
    expect(view.stands.A1?.value?.own.value).toBeUndefined()
    expect(view.stands.A1?.value?.men[0]?.file.value).toBeUndefined()
    expect(view.stands.A1?.value?.figures).toBe(3)
    expect(scene(view).pieces.map(({ id }) => id)).toEqual(['A1'])
    expect(scene(viewFor(position, 'A')).pieces.map(({ id }) => id)).toEqual(['A1', 'A2'])
    expect(bearingWord({ x: 50, y: 10 }, { x: 50, y: 90 })).toBe('north')
    expect(bearingWord({ x: 90, y: 90 }, { x: 50, y: 50 })).toBe('south-east')
  })
})
