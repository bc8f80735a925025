import { describe, expect, test } from 'vitest'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { firePlanOf } from '../../../src/rulesets/striker/rules/fire/direct'
import { toHit } from '../../../src/rulesets/striker/rules/fire/hits'
import { cornersOf, gapBetween, overlaps } from '../../../src/rulesets/striker/rules/movement/footprint'
import { gaitRefusals } from '../../../src/rulesets/striker/rules/movement/may-move'
import { costOfWay } from '../../../src/rulesets/striker/rules/movement/movement'
import { rateOf } from '../../../src/rulesets/striker/rules/movement/rates'
import { eyeOf } from '../../../src/rulesets/striker/rules/spotting/sight'
import { endFire, enterPhase } from '../../../src/rulesets/striker/rules/turn/phases'
import type { State } from '../../../src/rulesets/striker/state'
import { GROUND_COST, MOVERS, SLOPE_COST, slopeOf } from '../../../src/rulesets/striker/tables/ground'
import { animalRates, cmPerTurn, ENCUMBERED, gravMaximum, NOE_KMH } from '../../../src/rulesets/striker/tables/movement'
import { block, type FieldGiven, field, type StandGiven, stand } from './field'
import { battle, drive, goTo, moving, shoot, VETERAN_CREW, VETERANS, walk } from './support'

const men = { at: [50, 50], ...VETERANS } as const
const tank = { card: 'MBT8', at: [50, 50], ...VETERAN_CREW(4) } as const
const grav = { card: 'LGT13', at: [50, 80], ...VETERAN_CREW(3) } as const
const atv = { card: 'ATV8', at: [50, 50], ...VETERAN_CREW(1) } as const

describe('on foot', () => {
  test('[STR.core.move.walk STR.core.move.fraction STR.core.scale.allowance] a walk is five centimetres, all of the phase', () => {
    const table = moving({ stands: { A1: men } })
    expect(table.forbiddenBy('A', walk('A1', [[50, 44.9]]))).toEqual(['STR.core.move.fraction'])
    table.play('A', walk('A1', [[50, 47]]))
    expect(stand(table.state, 'A1').own.value?.spent).toBeCloseTo(0.6)
    table.settle()
    expect(table.forbiddenBy('A', walk('A1', [[50, 44.5]]))).toEqual(['STR.core.move.fraction'])
    table.play('A', walk('A1', [[50, 45]]))
  })

  test('[STR.core.move.run STR.core.direct.need] a run is ten; who ran does not fire, the lightly wounded do not run', () => {
    const table = moving({ stands: { A1: men, B1: { at: [50, 20] } } })
    table.play('A', walk('A1', [[50, 40]], { gait: 'run' }))
    expect(table.state.stands.A1?.value).toMatchObject({ gait: 'run', at: { x: 50, y: 40 } })
    const wounded = moving({ stands: { A1: { ...men, men: [{ quality: 'veteran', light: 1 }] } } })
    expect(wounded.forbiddenBy('A', walk('A1', [[50, 44]], { gait: 'run' }))).toEqual(['STR.core.move.run'])
    const fire = battle({ sealed: ['B'], stands: { A1: { ...men, moved: true, gait: 'run' }, B1: { at: [50, 40] } } })
    expect(
      fire.forbiddenBy('A', {
        type: 'fire',
        stand: 'A1',
        man: 0,
        weapon: 0,
        target: 'B1',
        point: null,
        kind: 'solid',
        spread: [],
      }),
    ).toEqual(['STR.core.move.run', 'STR.core.direct.need'])
  })

  test('[STR.core.move.evade STR.core.move.crawl] evading is a walk, crawling half of one', () => {
    const state = field({ stands: { A1: men } })
    const rate = (gait: 'evade' | 'crawl' | 'walk') =>
      rateOf(state, stand(state, 'A1'), { gait, flight: 'ground', path: [] }).rate
    expect([rate('evade'), rate('crawl'), rate('walk')]).toEqual([5, 2.5, 5])
  })

  test('[STR.core.move.encumbered STR.core.move.animal] encumbered men 2.5 and 6, animals 7.5 and 30', () => {
    expect(ENCUMBERED).toEqual({ walk: 2.5, run: 6 })
    expect(animalRates(3)).toEqual({ walk: 7.5, run: 30 })
    const state = field({ stands: { A1: { ...men, kind: 'animal' } } })
    expect(rateOf(state, stand(state, 'A1'), { gait: 'run', flight: 'ground', path: [] }).rate).toBe(30)
  })

  test('[STR.core.move.battledress STR.core.move.gravbelt] battle dress walks; grav belts fly 100 NOE and 250 high', () => {
    const dressed = field({ stands: { A1: { ...men, men: [{ quality: 'veteran', armour: 'dress-13' }] } } })
    expect(rateOf(dressed, stand(dressed, 'A1'), { gait: 'walk', flight: 'ground', path: [] }).rate).toBe(5)
    const state = field({ stands: { A1: { ...men, men: [{ quality: 'veteran', role: 'gravbelt' }] } } })
    const rate = (flight: 'noe' | 'high') => rateOf(state, stand(state, 'A1'), { gait: 'walk', flight, path: [] }).rate
    expect([rate('noe'), rate('high')]).toEqual([100, 250])
    const plain = field({ stands: { A1: men } })
    expect(
      gaitRefusals(plain, stand(plain, 'A1'), { gait: 'walk', flight: 'noe', path: [] }).map(({ rule }) => rule),
    ).toEqual(['STR.core.move.noe'])
  })
})

describe('ground', () => {
  test('[STR.core.move.table] the cost of every ground for every mover', () => {
    const row = (kind: keyof typeof GROUND_COST) => MOVERS.map(mover => GROUND_COST[kind][mover])
    expect(row('broken')).toEqual([1, 1.5, 2, 2, 1])
    expect(row('boulder')).toEqual([2, 'no', 'no', 'no', 1])
    expect(row('denseUndergrowth')).toEqual([2, 2, 'no', 'no', 1])
    expect(row('sparseTrees')).toEqual([1, 1.5, 2, 'no', 2])
    expect(row('mud')).toEqual([1.5, 2, 3, 1, 1])
    expect(row('snow')).toEqual([1.5, 1.5, 2, 1, 1])
    expect(row('building')).toEqual([2, 'no', 'no', 'no', 'no'])
    const table = moving({ stands: { A1: tank }, pieces: [block('boulder', [40, 30, 60, 45])] })
    expect(table.forbiddenBy('A', drive('A1', [[50, 40]]))).toEqual(['STR.core.move.table'])
  })

  test('[STR.core.move.multiply] of several grounds the dearest counts, times slope and snow', () => {
    const pieces = [block('soft', [0, 0, 240, 160]), block('mud', [0, 0, 240, 160]), block('snow', [0, 0, 240, 160])]
    const state = field({ stands: { A1: tank }, pieces })
    const { cost } = costOfWay(state, stand(state, 'A1'), { gait: 'drive', flight: 'ground', path: [{ x: 50, y: 40 }] })
    expect(cost).toBeCloseTo((10 * 2 * 1.5) / 42)
  })

  test('[STR.core.move.slope-class STR.core.move.slope-dir] classes by rise and run; only climbing costs, walls of rock bar both ways', () => {
    expect([0, 0.15, 0.16, 0.4, 0.41, 1, 1.01].map(slopeOf)).toEqual([
      'level',
      'gentle',
      'moderate',
      'moderate',
      'steep',
      'steep',
      'sheer',
    ])
    expect(SLOPE_COST.moderate).toMatchObject({ infantry: 1.5, tracked: 2, wheeled: 'no' })
    const hill = block('contour', [0, 0, 240, 40], { height: 10, run: 4 })
    const up = field({ stands: { A1: { ...men, at: [50, 42] } }, pieces: [hill] })
    const cost = (state: typeof up, y: number) =>
      costOfWay(state, stand(state, 'A1'), { gait: 'walk', flight: 'ground', path: [{ x: 50, y }] }).cost
    // Two centimetres on the flat, two on a slope of a quarter: moderate.
    expect(cost(up, 38)).toBeCloseTo((2 + 2 * 1.5) / 5)
    const down = field({ stands: { A1: { ...men, at: [50, 38] } }, pieces: [hill] })
    expect(cost(down, 42)).toBeCloseTo(4 / 5)
    const sheer = block('contour', [0, 0, 240, 40], { height: 100, run: 4 })
    expect(cost(field({ stands: { A1: { ...men, at: [50, 38] } }, pieces: [sheer] }), 42)).toBeNull()
  })

  test('[STR.core.move.road STR.core.move.ground] a road gives its rate and cancels soil, growth and gentle slopes', () => {
    const pieces = [
      block('mud', [0, 0, 240, 160]),
      block('contour', [0, 0, 240, 30], { height: 10, run: 8 }),
      {
        id: 'r',
        kind: 'road',
        points: [
          { x: 50, y: 0 },
          { x: 50, y: 160 },
        ],
        width: 3,
      },
    ]
    const state = field({ stands: { A1: tank }, pieces })
    const cost = (x: number, y: number) =>
      costOfWay(state, stand(state, 'A1'), { gait: 'drive', flight: 'ground', path: [{ x, y }] }).cost
    expect(cost(50, 10)).toBeCloseTo(40 / 60)
    expect(cost(70, 50)).toBeCloseTo(1.5 / 60 + (18.5 * 2) / 42)
  })

  test('[STR.core.move.bridge STR.core.move.water] only a bridge that bears it leads a tank over water; laid bridges cost four', () => {
    const water = block('water', [0, 30, 240, 40])
    expect(moving({ stands: { A1: tank }, pieces: [water] }).forbiddenBy('A', drive('A1', [[50, 25]]))).toEqual([
      'STR.core.move.water',
    ])
    const bridge = (values: Record<string, number | boolean>) => ({
      id: 'br',
      kind: 'bridge',
      points: [
        { x: 50, y: 28 },
        { x: 50, y: 42 },
      ],
      width: 3,
      values,
    })
    const over = moving({ stands: { A1: tank }, pieces: [water, bridge({ load: 60, laid: false })] })
    expect(over.forbiddenBy('A', drive('A1', [[50, 27]]))).toEqual([])
    const laid = field({ stands: { A1: tank }, pieces: [water, bridge({ laid: true })] })
    // Ends of a line reach half its width farther.
    expect(
      costOfWay(laid, stand(laid, 'A1'), { gait: 'drive', flight: 'ground', path: [{ x: 50, y: 28 }] }).cost,
    ).toBeCloseTo(6.5 / 42 + (15.5 * 4) / 60)
    const heavy = VEHICLES.map(card => (card.id === 'MBT8' ? { ...card, tons: 50 } : card))
    const weak = moving({
      stands: { A1: tank },
      pieces: [water, bridge({ load: 20 })],
      vehicles: heavy,
    })
    expect(
      weak.forbiddenBy(
        'A',
        drive('A1', [
          [50, 41],
          [50, 27],
        ]),
      ),
    ).toEqual(['STR.core.move.bridge'])
  })

  test('[STR.core.move.over-trees] NOE does not pass woods; terrain following does', () => {
    const table = moving({ stands: { A1: grav }, pieces: [block('denseTrees', [40, 60, 60, 70])] })
    expect(table.forbiddenBy('A', drive('A1', [[50, 55]], { flight: 'noe' }))).toEqual(['STR.core.move.over-trees'])
    expect(table.forbiddenBy('A', drive('A1', [[50, 55]], { flight: 'terrainFollowing' }))).toEqual([])
  })
})

describe('vehicles', () => {
  test('[STR.core.move.reverse] backing up costs double and keeps the facing', () => {
    const table = moving({ stands: { A1: tank } })
    expect(table.forbiddenBy('A', drive('A1', [[50, 72]], { gait: 'reverse' }))).toEqual(['STR.core.move.fraction'])
    table.play('A', drive('A1', [[50, 60]], { gait: 'reverse' }))
    expect(stand(table.state, 'A1').facing).toBe(0)
  })

  test('[STR.core.move.facing] it faces along its last step; a final turn over 90 costs a tenth on tracks and is refused on wheels', () => {
    const table = moving({ stands: { A1: tank, A2: { card: 'armoured-car-9', at: [90, 90], ...VETERAN_CREW(3) } } })
    expect(table.forbiddenBy('A', drive('A2', [[90, 80]], { facing: 180 }))).toEqual(['STR.core.move.facing'])
    table.play('A', drive('A1', [[60, 50]], { facing: 270 }))
    expect(stand(table.state, 'A1')).toMatchObject({ facing: 270 })
    expect(stand(table.state, 'A1').own.value?.spent).toBeCloseTo(10 / 42 + 0.1)
    table.settle()
    table.play('A', drive('A2', [[95, 90]]))
    expect(stand(table.state, 'A2').facing).toBeCloseTo(90)
  })

  test('[STR.core.move.noe STR.core.move.terrain-following STR.core.move.high STR.core.scale.turn] modes of flight and their rates', () => {
    const state = field({ stands: { A1: grav, A2: { card: 'g-carrier-9', at: [90, 90], ...VETERAN_CREW(2) } } })
    const rate = (id: string, flight: 'noe' | 'terrainFollowing' | 'high', steps = 1) =>
      rateOf(state, stand(state, id), {
        gait: 'drive',
        flight,
        path: Array.from({ length: steps }, () => ({ x: 0, y: 0 })),
      }).rate
    expect([rate('A1', 'noe'), rate('A1', 'terrainFollowing'), rate('A1', 'high'), rate('A1', 'high', 2)]).toEqual([
      125, 125, 750, 560,
    ])
    expect(rate('A2', 'terrainFollowing')).toBe(92)
    const radar = VEHICLES.map(card => ({ ...card, terrainRadar: true }))
    const seeing = field({ vehicles: radar, stands: { A1: grav } })
    const following = { gait: 'drive', flight: 'terrainFollowing', path: [] } as const
    expect(rateOf(seeing, stand(seeing, 'A1'), following).rate).toBe(560)
    expect(cmPerTurn(600)).toBe(500)
    expect(NOE_KMH[12]).toBe(140)
  })

  test('[STR.core.move.mode-change] the mode is chosen at the start of the phase', () => {
    const table = moving({ stands: { A1: grav } })
    table.play('A', drive('A1', [[50, 70]], { flight: 'noe' }))
    table.settle()
    expect(table.forbiddenBy('A', drive('A1', [[50, 60]], { flight: 'high' }))).toContain('STR.core.move.mode-change')
  })

  test('[STR.core.move.popup] from NOE it rises to the end of its friendly fire phase', () => {
    const table = moving({ stands: { A1: grav, A2: tank, B1: { at: [200, 20] } } })
    expect(table.forbiddenBy('A', drive('A2', [], { popup: true }))).toContain('STR.core.move.popup')
    table.play('A', drive('A1', [], { flight: 'noe', popup: true }))
    expect(stand(table.state, 'A1')).toMatchObject({ popup: true, moved: true })
  })

  test('[STR.core.move.grav-max] maximum by net G, cruise three quarters; dense halves, thin half more', () => {
    expect(gravMaximum(0.1).max).toBe(100)
    expect(gravMaximum(1)).toEqual({ max: 750, cruise: 562.5 })
    expect(gravMaximum(3).max).toBe(1000)
    expect([gravMaximum(1, 'dense').max, gravMaximum(1, 'thin').max]).toEqual([375, 1125])
    expect(gravMaximum(0.05).max).toBe(0)
  })

  test('[STR.core.move.speed STR.core.move.moved-flag] what it moved is kept, and it counts as moved until its own fire phase is over', () => {
    const table = moving({ stands: { A1: tank, B1: { at: [200, 150] } }, options: { orders: 'off' } })
    table.play('A', drive('A1', [[50, 30]]))
    table.settle()
    expect(stand(table.state, 'A1')).toMatchObject({ speed: 20, moved: true })
    table.play('A', { type: 'done' })
    table.settle()
    if (table.state.phase === 'fire1') {
      table.play('B', { type: 'seal' })
      table.play('A', { type: 'seal' })
      table.settle()
    }
    expect(stand(table.state, 'A1')).toMatchObject({ speed: 20, moved: false })
  })
})

describe('riders', () => {
  const riders = { A1: atv, A2: { at: [52, 50], men: [{ quality: 'veteran' }, { quality: 'veteran' }] } } as const

  test('[STR.core.move.mount STR.core.stand.contact] men in contact mount for half of both their movements', () => {
    const table = moving({ stands: riders })
    table.play('A', { type: 'mount', stand: 'A2', vehicle: 'A1' })
    expect(stand(table.state, 'A2')).toMatchObject({ aboard: 'A1', at: { x: 50, y: 50 } })
    expect([stand(table.state, 'A1').own.value?.spent, stand(table.state, 'A2').own.value?.spent]).toEqual([0.5, 0.5])
    const apart = moving({ stands: { ...riders, A2: { ...riders.A2, at: [53, 50] } } })
    expect(apart.forbiddenBy('A', { type: 'mount', stand: 'A2', vehicle: 'A1' })).toEqual(['STR.core.move.mount'])
    const tired = moving({ stands: { ...riders, A1: { ...atv, own: { spent: 0.6 } } } })
    expect(tired.forbiddenBy('A', { type: 'mount', stand: 'A2', vehicle: 'A1' })).toEqual(['STR.core.move.mount'])
    const full = moving({
      stands: {
        ...riders,
        A3: { at: [50, 50], aboard: 'A1', men: [{}, {}, {}, {}] },
        A4: { at: [50, 50], aboard: 'A1', men: [{}] },
      },
    })
    expect(full.forbiddenBy('A', { type: 'mount', stand: 'A2', vehicle: 'A1' })).toEqual(['STR.core.move.mount'])
  })

  test('[STR.core.move.mount-mode] nobody mounts or leaves what is in the air', () => {
    const stands = {
      A1: { card: 'GAPC12', at: [50, 50], flight: 'high', height: 200, ...VETERAN_CREW(2) },
      A2: { ...riders.A2, aboard: 'A1', at: [50, 50] },
    } as const
    expect(moving({ stands }).forbiddenBy('A', { type: 'dismount', stand: 'A2', at: { x: 52, y: 50 } })).toEqual([
      'STR.core.move.mount-mode',
    ])
  })

  test('[STR.core.move.passengers] passengers move with the carrier and do not fire from inside', () => {
    const stands = { A1: atv, A2: { ...riders.A2, at: [50, 50], aboard: 'A1' }, B1: { at: [50, 20] } } as const
    const table = moving({ stands })
    table.play('A', drive('A1', [[50, 40]]))
    expect(stand(table.state, 'A2').at).toEqual({ x: 50, y: 40 })
    const fire = battle({ sealed: ['B'], stands })
    expect(
      fire.forbiddenBy('A', {
        type: 'fire',
        stand: 'A2',
        man: 0,
        weapon: 0,
        target: 'B1',
        point: null,
        kind: 'solid',
        spread: [],
      }),
    ).toContain('STR.core.move.passengers')
    expect(fire.offered('A')).not.toContain('fire.A2.0.0.solid')
  })

  test('[STR.core.move.passengers STR.core.direct.dm-vehicle-move] from an open vehicle its riders fire, worse while it moves', () => {
    const riding = { at: [50, 50], aboard: 'A1', men: [{ quality: 'veteran' }] } as const
    const open = (moved: boolean) =>
      battle({
        sealed: ['B'],
        stands: { A1: { card: 'truck-5', at: [50, 50], moved }, A2: riding, B1: { at: [50, 30] } },
      })
    expect(open(false).offered('A')).toContain('fire.A2.0.0.solid')
    const dm = (moved: boolean) => {
      const { state } = open(moved)
      const plan = firePlanOf(state, shoot('A2', 'B1'))
      return plan && toHit(state, plan).dm
    }
    expect([dm(false), dm(true)]).toEqual([1, -2])
  })

  test('[STR.core.move.crew-weapon] a crew weapon that was moved is not set up', () => {
    const stands = {
      A1: {
        kind: 'crew',
        at: [50, 50],
        moved: true,
        gait: 'walk',
        men: [
          { quality: 'veteran', weapons: ['hmg'] },
          { quality: 'veteran', weapons: [] },
        ],
      },
      B1: { at: [50, 30] },
    } as const
    expect(
      battle({ sealed: ['B'], stands }).forbiddenBy('A', {
        type: 'fire',
        stand: 'A1',
        man: 0,
        weapon: 0,
        target: 'B1',
        point: null,
        kind: 'solid',
        spread: [],
      }),
    ).toEqual(['STR.core.move.crew-weapon'])
  })
})

describe('barred', () => {
  test('[STR.core.move.barred] the suppressed, the routed and busy leaders stay', () => {
    const table = moving({
      stands: {
        A1: { ...men, status: 'suppressed', until: 3 },
        A2: { ...men, at: [60, 50], status: 'routed' },
        A3: { ...men, at: [70, 50], own: { task: 'order' } },
      },
    })
    for (const id of ['A1', 'A2'])
      expect(table.forbiddenBy('A', walk(id, [[stand(table.state, id).at.x, 47]]))).toEqual(['STR.core.move.barred'])
    expect(table.forbiddenBy('A', walk('A3', [[70, 47]]))).toEqual(['STR.core.orders.busy', 'STR.core.leader.one-job'])
  })

  test('[STR.core.leader.one-job STR.core.indirect.busy] nor does a leader move who has rallied or observes', () => {
    const task = (one: 'rally' | 'observe') =>
      moving({ stands: { A1: { ...men, own: { task: one } } } }).forbiddenBy('A', walk('A1', [[50, 47]]))
    expect(task('rally')).toEqual(['STR.core.leader.one-job'])
    expect(task('observe')).toEqual(['STR.core.indirect.busy', 'STR.core.leader.one-job'])
  })

  test('[STR.core.move.enemy-contact] who runs into somebody unseen is stopped, and both are spotted', () => {
    const table = moving({ stands: { A1: { ...men, spotted: false }, B1: { at: [50, 42], spotted: false } } })
    table.play('A', walk('A1', [[50, 40]], { gait: 'run' }))
    expect([stand(table.state, 'A1').spotted, stand(table.state, 'B1').spotted]).toEqual([true, true])
    expect(stand(table.state, 'A1').own.value?.spent).toBe(1)
  })

  /** Where a stand is stopped by a hidden one, and how far apart their edges are. */
  const met = (mover: StandGiven, hidden: StandGiven, action: ReturnType<typeof walk>) => {
    const table = moving({ stands: { A1: mover, B1: { spotted: false, ...hidden } } })
    const events = table.play('A', action)
    const [one, other] = [stand(table.state, 'A1'), stand(table.state, 'B1')]
    const bases = [cornersOf(table.state, one), cornersOf(table.state, other)] as const
    return {
      stopped: events.some(({ type }) => type === 'met'),
      at: one.at,
      gap: gapBetween(...bases),
      overlapping: overlaps(...bases),
    }
  }

  test.each([
    ['a team', {}],
    ['a single man', { men: [{}] }],
    ['a vehicle', { card: 'MBT8' }],
  ] as const)(
    '[STR.core.move.enemy-contact STR.core.stand.overlap] men who run into %s end in contact',
    (_, hidden) => {
      const straight = met(men, { at: [50, 43], ...hidden }, walk('A1', [[50, 40]], { gait: 'run' }))
      expect(straight).toMatchObject({ stopped: true, overlapping: false })
      expect(straight.gap).toBeLessThanOrEqual(0.05)
      const aslant = met(men, { at: [53, 46], ...hidden }, walk('A1', [[56, 43]], { gait: 'run' }))
      expect(aslant).toMatchObject({ stopped: true, overlapping: false })
      expect(aslant.gap).toBeLessThanOrEqual(0.05)
    },
  )

  test.each([
    ['a team', {}],
    ['a tank', { card: 'MBT8', facing: 90 }],
    ['a tank athwart', { card: 'MBT8', facing: 0 }],
  ] as const)('[STR.core.move.enemy-contact] a vehicle stops 1 cm from %s, edge to edge', (_, hidden) => {
    for (const action of [
      drive('A1', [[50, 20]]),
      drive('A1', [
        [60, 35],
        [40, 25],
      ]),
    ]) {
      const { stopped, gap } = met(tank, { at: [50, 30], ...hidden }, action)
      expect(stopped).toBe(true)
      expect(gap).toBeCloseTo(1, 3)
    }
  })

  test('[STR.core.move.enemy-contact] who passes an unseen enemy without touching it goes on', () => {
    const { stopped, at } = met(tank, { at: [52.5, 35] }, drive('A1', [[50, 20]]))
    expect({ stopped, at }).toEqual({ stopped: false, at: { x: 50, y: 20 } })
    const grav = { card: 'GAPC12', at: [50, 50], men: VETERAN_CREW(2).men } as const
    const over = met(grav, { at: [50, 35] }, drive('A1', [[50, 20]], { flight: 'high' }))
    expect(over).toMatchObject({ stopped: false, at: { x: 50, y: 20 } })
  })

  test('[STR.core.move.enemy-contact] nobody moves through men in sight; a move may end at them', () => {
    const given = { A1: { ...men, at: [50, 50] }, B1: { at: [50, 45] } } as const
    const table = moving({ stands: given })
    expect(table.forbiddenBy('A', walk('A1', [[50, 41]], { gait: 'run' }))).toEqual(['STR.core.move.enemy-contact'])
    expect(table.forbiddenBy('A', walk('A1', [[50, 47]]))).toEqual([])
    expect(
      table.forbiddenBy(
        'A',
        walk(
          'A1',
          [
            [52.5, 50],
            [52.5, 45],
          ],
          { gait: 'run' },
        ),
      ),
    ).toEqual([])
    const past = moving({ stands: { ...given, B1: { at: [50, 45], card: 'ATV8' } } })
    expect(past.forbiddenBy('A', walk('A1', [[50, 41]], { gait: 'run' }))).toEqual([])
    const over = moving({ stands: { ...given, A1: { card: 'GAPC12', at: [50, 50], men: VETERAN_CREW(2).men } } })
    expect(over.forbiddenBy('A', drive('A1', [[50, 30]], { flight: 'noe' }))).toEqual(['STR.core.move.enemy-contact'])
    expect(over.forbiddenBy('A', drive('A1', [[50, 30]], { flight: 'terrainFollowing' }))).toEqual([])
  })

  test('[STR.core.move.enemy-contact] who stands at the very edge of enemy men may not go through them either', () => {
    const table = moving({ stands: { A1: { ...men, at: [50, 46.75] }, B1: { at: [50, 45] } } })
    expect(table.forbiddenBy('A', walk('A1', [[50, 41]], { gait: 'run' }))).toContain('STR.core.move.enemy-contact')
  })

  test('[STR.core.terrain.state STR.core.move.table] a crater made in the battle costs what a crater costs', () => {
    const holes = [{ id: 'hole', kind: 'crater', points: block('crater', [45, 40, 55, 45]).points, until: 99 }] as const
    const cost = (given: FieldGiven) => {
      const state = field({ ...given, stands: { A1: tank, A2: { ...men, at: [50, 50] } } })
      const way = (id: string, action: ReturnType<typeof walk>) => costOfWay(state, stand(state, id), action).cost
      return [
        way('A1', drive('A1', [[50, 29]])),
        way(
          'A2',
          walk('A2', [
            [50, 46],
            [50, 45.5],
          ]),
        ),
      ]
    }
    const patches = holes.map(hole => ({ ...hole, points: [...hole.points] }))
    expect(cost({})[0]).toBeCloseTo(21 / 42)
    // Five centimetres at 1.5 for tracks; men pay nothing more.
    expect(cost({ patches })[0]).toBeCloseTo((21 + 2.5) / 42)
    expect(cost({ patches })[1]).toBeCloseTo(4.5 / 5)
    expect(cost({ pieces: [block('crater', [45, 40, 55, 45])] })).toEqual(cost({ patches }))
    // On a road it cuts the road.
    const points = [
      { x: 50, y: 0 },
      { x: 50, y: 160 },
    ]
    const pieces = [{ id: 'road', kind: 'road', points, width: 3 }]
    expect(cost({ pieces })[0]).toBeCloseTo(21 / 60)
    expect(cost({ pieces, patches })[0]).toBeCloseTo(16 / 60 + (5 * 1.5) / 42)
  })

  test('[STR.core.move.over-trees] a wood on soft ground is a wood', () => {
    const crew = { card: 'GAPC12', at: [50, 50], men: VETERAN_CREW(2).men } as const
    const soft = block('soft', [40, 30, 60, 45])
    const wood = block('denseTrees', [40, 30, 60, 45])
    for (const pieces of [[soft, wood], [wood, soft], [wood]])
      expect(
        moving({ stands: { A1: crew }, pieces }).forbiddenBy('A', drive('A1', [[50, 40]], { flight: 'noe' })),
      ).toEqual(['STR.core.move.over-trees'])
  })

  test('[STR.core.move.high] the owner sets his height between 60 and 1000 m', () => {
    const table = moving({ stands: { A1: grav } })
    const at = (height: number) => drive('A1', [], { flight: 'high', height })
    expect([at(50), at(1010)].map(move => table.forbiddenBy('A', move))).toEqual([
      ['STR.core.move.high'],
      ['STR.core.move.high'],
    ])
    expect(table.forbiddenBy('A', drive('A1', [], { flight: 'noe', height: 100 }))).toEqual(['STR.core.move.high'])
    table.play('A', at(300))
    expect(eyeOf(table.state, stand(table.state, 'A1'))).toBe(300)
    table.settle()
    expect(table.offered('A')).toContain('height.A1')
  })

  test('[STR.core.move.evade STR.core.move.moved-flag] who evades evades through the enemy’s half of the turn; who walked has stopped', () => {
    const draft: State = JSON.parse(
      JSON.stringify(
        field({ phase: 'fire1', stands: { A1: { gait: 'evade', moved: true }, A2: { gait: 'walk', moved: true } } }),
      ),
    )
    endFire(draft)
    const pace = (id: string) => [stand(draft, id).gait, stand(draft, id).moved]
    expect([pace('A1'), pace('A2')]).toEqual([
      ['evade', false],
      ['still', false],
    ])
    enterPhase(draft, 'move1', () => {})
    expect(pace('A1')).toEqual(['still', false])
  })

  test('[STR.core.move.exit] over any edge, and it is offered where it may be done', () => {
    const west = { stands: { A1: { ...men, at: [1, 80] } } } as const
    const go = moving({
      ...west,
      units: { 'A.A1': { order: { ...goTo(1, 80), move: { ...goTo(1, 80).move, verb: 'withdraw' } } } },
    })
    expect(go.offered('A')).toContain('exit.A1')
    const victory = { hold: {}, destroy: {}, exit: { A: 1 }, survive: {}, breakAt: { A: 0.5, B: 0.5 }, drawBelow: 3 }
    expect(moving({ ...west, options: { victory } }).offered('A')).toContain('exit.A1')
    expect(moving(west).offered('A')).not.toContain('exit.A1')
  })

  test('[STR.core.move.high] the maximum only straight on: who turns in the same phase flies at cruise', () => {
    const table = moving({
      stands: { A1: { card: 'LGT13', at: [10, 80], flight: 'high', height: 200, men: VETERAN_CREW(3).men } },
      options: {},
    })
    const spent = () => stand(table.state, 'A1').own.value?.spent ?? 0
    table.play('A', drive('A1', [[110, 80]], { flight: 'high' }))
    expect(spent()).toBeCloseTo(100 / 750)
    table.settle()
    table.play('A', drive('A1', [[110, 24]], { flight: 'high' }))
    expect(spent()).toBeCloseTo(100 / 750 + 56 / 560)
  })

  test('[STR.core.move.mount STR.core.orders.busy] a leader who gives an order neither mounts nor dismounts', () => {
    const given = {
      A1: { men: [{ quality: 'veteran', leader: 1 }, {}], at: [50, 50], own: { task: 'order' } },
      A9: { card: 'ATV8', at: [50, 52.5] },
    } as const
    expect(moving({ stands: given }).forbiddenBy('A', { type: 'mount', stand: 'A1', vehicle: 'A9' })).toEqual([
      'STR.core.orders.busy',
      'STR.core.leader.one-job',
    ])
    const riding = moving({ stands: { ...given, A1: { ...given.A1, aboard: 'A9', at: [50, 52.5] } } })
    expect(riding.forbiddenBy('A', { type: 'dismount', stand: 'A1', at: { x: 50, y: 50 } })).toEqual([
      'STR.core.orders.busy',
      'STR.core.leader.one-job',
    ])
  })

  test('[STR.core.move.exit STR.core.terrain.edges] the table is left only with an order to withdraw', () => {
    const edge = { ...men, at: [50, 159] } as const
    const stay = moving({ stands: { A1: edge } })
    expect(stay.forbiddenBy('A', { type: 'exit', stand: 'A1' })).toEqual(['STR.core.move.exit'])
    expect(stay.forbiddenBy('A', walk('A1', [[50, 161]]))).toEqual(['STR.core.terrain.edges'])
    const go = moving({
      stands: { A1: edge },
      units: { 'A.A1': { order: { ...goTo(50, 159), move: { ...goTo(50, 159).move, verb: 'withdraw' } } } },
    })
    go.play('A', { type: 'exit', stand: 'A1' })
    expect(stand(go.state, 'A1').status).toBe('offTable')
  })

  test('[STR.core.stand.overlap] no two bases overlap but in one house', () => {
    const table = moving({ stands: { A1: men, A2: { ...men, at: [50, 47] } } })
    expect(table.forbiddenBy('A', walk('A1', [[50, 48]]))).toEqual(['STR.core.stand.overlap'])
    const house = moving({
      stands: { A1: { ...men, at: [50, 49] }, A2: { ...men, at: [50, 47] } },
      pieces: [block('building', [45, 40, 55, 52])],
    })
    expect(house.forbiddenBy('A', walk('A1', [[50, 48]]))).toEqual([])
  })
})
