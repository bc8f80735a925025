import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import type { Vehicle } from '../../../src/rulesets/striker/cards/vehicle'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import type { Weapon } from '../../../src/rulesets/striker/cards/weapon'
import type { Patch } from '../../../src/rulesets/striker/parts/patch'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import { closed } from '../../../src/rulesets/striker/rules'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import { patchesOf } from '../../../src/rulesets/striker/rules/missions/landing'
import { rule47 } from '../../../src/rulesets/striker/rules/r47-night'
import { aimOf } from '../../../src/rulesets/striker/rules/r47-night/lights'
import { multipleOf } from '../../../src/rulesets/striker/rules/r47-night/state'
import { needOf, sightingsOf } from '../../../src/rulesets/striker/rules/spotting/look-terms'
import { rowOf } from '../../../src/rulesets/striker/rules/spotting/spot-rows'
import { looksAt } from '../../../src/rulesets/striker/rules/spotting/spotting'
import { modules } from '../../../src/rulesets/striker/rules/systems/eyes'
import type { State } from '../../../src/rulesets/striker/state'
import { block, type FieldGiven, field, type StandGiven, stand } from './field'
import { fitted, game, looksOf, tableWith } from './senses'
import { lookFor } from './support'

beforeAll(() => plug(modules))
afterAll(() => unplug(modules))

type Fit = Readonly<Record<string, string | number | boolean>>
interface Dark extends FieldGiven {
  readonly multiple?: number
  /** What the tank of A carries by rules 47 and 46, and the APC of B. */
  readonly mine?: Fit
  readonly devices?: Fit
  readonly theirs?: Fit
  readonly ecm?: Fit
  readonly spotter?: StandGiven
  readonly target?: StandGiven
}
/** A tank of A at the left end, and so far away what B has there: an APC where nothing else is said. */
function dark(far: number, given: Dark = {}): State {
  const { multiple, mine = {}, devices = {}, theirs = {}, ecm = {}, spotter, target, options, ...more } = given
  return field({
    map: { name: 'Plain', width: 1000, height: 200, pieces: [] },
    vehicles: fitted({ MBT8: { '46': devices, '47': mine }, 'apc-9': { '46': ecm, '47': theirs } }),
    options: {
      rules: [46, 47],
      orders: 'off',
      ...(multiple !== undefined && { more: { '47.multiple': multiple } }),
      ...options,
    },
    phase: 'move1',
    stands: {
      A1: { card: 'MBT8', at: [10, 100], ...spotter },
      B1: { card: 'apc-9', at: [10 + far, 100], spotted: false, ...target },
    },
    ...more,
  })
}
const TEAM: StandGiven = { card: null, kind: 'team', men: [{}, {}, {}] }
const needAt = (state: State, far: number, sense: 'eye' | 'intensifier' = 'eye') => {
  const target = stand(state, 'B1')
  return needOf(state, lookFor(stand(state, 'A1'), target, far, sense), rowOf(state, target, false))
}
const whyNot = (state: State, sense: string) =>
  sightingsOf(state, stand(state, 'A1'), stand(state, 'B1'))
    .find(one => one.sense === sense)
    ?.refusals.map(({ rule }) => rule)
const flare = (x: number, y: number, radius: number, until = 9): Patch => ({
  id: 'illum',
  kind: 'illum',
  points: Array.from({ length: 24 }, (_, i) => ({
    x: x + radius * Math.sin((i * Math.PI) / 12),
    y: y - radius * Math.cos((i * Math.PI) / 12),
  })),
  until,
})
const hedge = [block('broken', [300, 60, 340, 140])]
/** A man of B in broken ground, lying still: the first row of the table. */
const hidden = (multiple: number, more: Dark = {}) =>
  dark(310, { multiple, map: { name: '', width: 1000, height: 200, pieces: hedge }, target: TEAM, ...more })

describe('the dark', () => {
  test('[STR.47.s1 STR.47.s2] the multiple comes from the set-up, 0.2 where nobody sets it, and the referee changes it', () => {
    expect([multipleOf(dark(10)), multipleOf(dark(10, { multiple: 0.4 }))]).toEqual([0.2, 0.4])
    const state = { ...dark(10), own: { '47': { open: { ruled: 0.1 } } } } as State
    expect(multipleOf(state)).toBe(0.1)
    const [control] = rule47.controls?.(dark(10)) ?? []
    expect(control?.fill({ multiple: 0.3 })).toEqual([{ path: ['own', '47', 'open', 'ruled'], value: 0.3 }])
    expect(rule47.hooks?.['ref.default']?.()).toMatchObject([{ rule: 'STR.47.s1' }])
  })

  test('[STR.47.s2] a multiple above 0.5 is refused, with a reason', () => {
    const first = game.setupModel.scenarios[0]
    if (!first) throw new Error('no scenario')
    const errors = (multiple: number | string) =>
      game.setupModel
        .check({
          ...first.setup,
          options: { ...first.setup.options, rules: [46, 47], more: { '47.multiple': multiple } },
        })
        .errors.map(({ rule }) => rule)
    expect([errors(0.5), errors(0.51), errors(-0.1), errors('bright')]).toEqual([
      [],
      ['STR.47.s2'],
      ['STR.47.s2'],
      ['STR.47.s2'],
    ])
    const field47 = game.setupModel
      .fields({ ...first.setup, options: { ...first.setup.options, rules: [46, 47] } })
      .find(({ name }) => name === 'more.47.multiple')
    expect(field47).toMatchObject({ kind: 'number', min: 0, max: 0.5, value: 0.2 })
    expect(closed([47])).toEqual([46, 47])
  })

  test('[STR.47.s3] the worked example: at 0.4 a stationary concealed man on 8+ at 20 cm, not at 50', () => {
    const state = hidden(0.4)
    expect(rowOf(state, stand(state, 'B1'), false)?.row).toBe(1)
    expect([2, 2.1, 10, 10.1, 20, 20.1].map(far => needAt(state, far))).toEqual([0, 6, 6, 8, 8, 10])
    expect(needAt(hidden(0.4, { options: { rules: [46] } }), 50)).toBe(8)
  })

  test('[STR.47.s4] a stationary soldier: 100 cm times the multiple, 40 cm in the example', () => {
    const state = dark(30, { multiple: 0.4, target: TEAM })
    expect([40, 40.1].map(far => needAt(state, far))).toEqual([8, null])
    expect([40, 40.1].map(far => needAt(hidden(0.4), far))).toEqual([12, null])
    expect(whyNot(dark(41, { multiple: 0.4, target: TEAM }), 'eye')).toEqual(['STR.47.s4'])
    expect(needAt(dark(30, { multiple: 0.4, target: { ...TEAM, moved: true, gait: 'crawl' } }), 40.1)).toBeNull()
  })

  test('[STR.47.s5] a moving soldier or a stationary vehicle: 200 cm times the multiple', () => {
    const walking = dark(30, { multiple: 0.4, target: { ...TEAM, moved: true, gait: 'walk' } })
    const parked = dark(30, { multiple: 0.4 })
    expect([80, 80.1].map(far => needAt(walking, far))).toEqual([8, null])
    expect([80, 80.1].map(far => needAt(parked, far))).toEqual([8, null])
    expect(whyNot(dark(81, { multiple: 0.4 }), 'eye')).toEqual(['STR.47.s5'])
  })

  test('[STR.47.s6] a moving vehicle: 400 cm times the multiple', () => {
    const state = dark(30, { multiple: 0.4, target: { moved: true } })
    expect([160, 160.1].map(far => needAt(state, far))).toEqual([8, null])
    expect(whyNot(dark(161, { multiple: 0.4, target: { moved: true } }), 'eye')).toEqual(['STR.47.s6'])
  })

  test('[STR.46.D.s1 STR.47.s4] image enhancement halves the distance for the limits of the night too', () => {
    const state = dark(30, { multiple: 0.4, target: TEAM, devices: { enhanced: true } })
    expect([80, 80.1].map(far => needAt(state, far))).toEqual([8, null])
  })

  test('[STR.47.A.6.s1] light amplification doubles the multiple: 8+ at 40 cm in the example, never above 1', () => {
    const state = hidden(0.4, { mine: { lightAmp: true } })
    expect([40, 40.1].map(far => needAt(state, far, 'intensifier'))).toEqual([8, 10])
    expect([80, 80.1].map(far => needAt(state, far, 'intensifier'))).toEqual([12, null])
    const bright = hidden(0.5, { mine: { lightAmp: true } })
    expect([50, 50.1, 100, 100.1].map(far => needAt(bright, far, 'intensifier'))).toEqual([8, 10, 12, null])
    expect(looksOf(dark(70, { multiple: 0.4, mine: { lightAmp: true }, target: TEAM }))[0]?.[0]).toBe('intensifier')
    const ruled = { ...bright, own: { '47': { open: { ruled: 0.5 } } } } as State
    expect(needAt(ruled, 100.1, 'intensifier')).toBeNull()
  })
})

describe('illumination rounds', () => {
  test('[STR.47.A.1.s1] a mission with illumination lights a circle of the radius of its calibre, for two turns', () => {
    const battery = { at: [10, 150] as const, kind: 'crew' as const, men: [{ weapons: ['mortar-8'] }, { weapons: [] }] }
    const fired = field({
      phase: 'fire2',
      step: 'check',
      stands: { A1: { at: [20, 150], men: [{ leader: 1 }] }, A2: battery },
      missions: { m1: { kind: 'illum', landed: 1, mpi: { x: 380, y: 100 } } },
    })
    const patches = patchesOf(fired)
    expect(patches).toMatchObject([{ kind: 'illum', until: 5 }])
    const lit = (far: number) => looksOf(dark(far, { multiple: 0.1, patches, target: { moved: true } }))
    expect([lit(349.9), lit(350), lit(390), lit(390.1)]).toEqual([[], [['eye', 8, 0]], [['eye', 8, 0]], []])
    const areas = game.scene(viewFor(dark(10, { patches }), 'B')).areas
    expect(areas.filter(({ texture }) => texture === 'light').map(({ name }) => name)).toEqual(['Lit by a round'])
    const seen = dark(370, { multiple: 0.1, patches, target: { moved: true }, phase: 'move2', step: 'spot' })
    const events = tableWith(seen).play('table', { type: 'lookAll' }, 6, 6)
    expect(events.flatMap(event => (event.type === 'spotted' ? event.rules : []))).toContain('STR.47.A.1.s1')
  })

  test('[STR.47.A.1.s2 STR.47.A.1.s3] who is in it is spotted as by day, by those outside it', () => {
    const look = (patches: readonly Patch[]) => looksOf(dark(350, { multiple: 0.1, patches, target: { moved: true } }))
    expect(look([])).toEqual([])
    expect(look([flare(360, 100, 20)])).toEqual([['eye', 8, 0]])
    expect(look([flare(380, 100, 20)])).toEqual([['eye', 8, 0]])
    expect(look([flare(380.5, 100, 20)])).toEqual([])
    expect(look([flare(10, 100, 20)])).toEqual([])
  })

  test('[STR.47.A.1.s2] a mover is seen where its way led through the light', () => {
    const own = {
      path: [
        { x: 300, y: 20 },
        { x: 300, y: 100 },
        { x: 300, y: 180 },
      ],
    }
    const state = dark(0, {
      multiple: 0.1,
      patches: [flare(300, 100, 10)],
      target: { at: [300, 180], moved: true, own },
    })
    const [look] = looksAt(state, stand(state, 'B1'), { spotters: [stand(state, 'A1')], fired: null })
    expect(look).toMatchObject({ sense: 'eye', need: 8, stays: true })
    expect(look?.at.y).toBeCloseTo(110)
  })
})

describe('searchlights', () => {
  const aimed = (x: number, y: number, given: Dark = {}, far = 150) => {
    const table = tableWith(dark(far, { multiple: 0.1, mine: { searchlight: true }, ...given }))
    const told = table.play('A', { type: 'r47.light', stand: 'A1', device: 'searchlight', point: { x, y } })
    return { state: table.state, table, told }
  }

  test('[STR.47.A.2.s1] lights 2 cm up to 200 cm away; farther, out of sight or off the table is refused', () => {
    const rules = (x: number, y: number, given: Dark = {}) =>
      tableWith(dark(150, { mine: { searchlight: true }, ...given }))
        .refusalsOf('A', { type: 'r47.light', stand: 'A1', device: 'searchlight', point: { x, y } })
        .map(({ rule }) => rule)
    expect([rules(210, 100), rules(210.1, 100)]).toEqual([[], ['STR.47.A.2.s1']])
    expect(rules(-1, 100)).toEqual(['STR.47.A.2.s1'])
    const map = { name: '', width: 1000, height: 200, pieces: [block('building', [50, 90, 60, 110])] }
    expect(rules(100, 100, { map })).toEqual(['STR.47.A.2.s1'])
    expect(rules(100, 100, { mine: {} })).toEqual(['STR.47.A.2.s1'])
    expect(rules(100, 100, { phase: 'fire1' })).toContain('STR.core.sequence.own-move')
    expect(rules(100, 100, { options: { rules: [46] } })).toEqual(['STR.47'])
    const [circle] = game.scene(viewFor(aimed(160, 100).state, 'A')).areas.filter(({ texture }) => texture === 'light')
    expect(circle?.area).toEqual({ kind: 'disc', at: { x: 160, y: 100 }, radius: 2 })
  })

  test('[STR.47.A.2.s2] who is in the circle is spotted as by day', () => {
    const look = (x: number) => looksOf(aimed(x, 100).state)
    expect(looksOf(dark(150, { multiple: 0.1 }))).toEqual([])
    expect([look(160), look(162), look(162.1)]).toEqual([[['eye', 8, 0]], [['eye', 8, 0]], []])
  })

  test('[STR.47.A.2.s2] a light that is off, or whose stand has moved out of reach, lights nothing', () => {
    const { table } = aimed(160, 100)
    const off = { type: 'r47.light', stand: 'A1', device: 'searchlight', point: null } as const
    table.play('A', off)
    expect(looksOf(table.state)).toEqual([])
    expect(table.refusalsOf('A', off).map(({ rule }) => rule)).toEqual(['STR.47.A.2.s1'])
    const { state } = aimed(160, 100)
    const a1 = stand(state, 'A1')
    const away = { ...a1, at: { x: 10, y: 190 } }
    const gone = { ...a1, status: 'wreck' as const }
    const withA1 = (value: typeof a1) => ({
      ...state,
      stands: { ...state.stands, A1: { $for: ['A', 'B'], ghost: true, value } },
    })
    expect(looksOf(withA1(away) as State)).toEqual([['eye', 8, 0]])
    expect(looksOf(withA1({ ...a1, at: { x: 361, y: 100 } }) as State)).toEqual([])
    expect(looksOf(withA1(gone) as State)).toEqual([])
  })

  test('[STR.47.A.2.s3] the light itself is spotted without a roll within 500 cm, in line of sight', () => {
    const byB = (far: number, pieces: NonNullable<FieldGiven['pieces']> = []) => {
      const { state } = aimed(20, 100, {}, far)
      const position = { ...state, map: { ...state.map, pieces: [...pieces] } }
      return looksAt(position, stand(position, 'A1'), { spotters: [stand(position, 'B1')], fired: null }).map(
        ({ need, rules }) => [need, rules.includes('STR.47.A.2.s3')],
      )
    }
    expect([byB(500), byB(500.1)]).toEqual([[[0, true]], []])
    expect(byB(400, [block('building', [200, 90, 210, 110])])).toEqual([])
  })

  test('[STR.47.A.2.s3] the enemy knows of a light once he has spotted its stand', () => {
    const lit = (spotted: boolean) => {
      const { state } = aimed(160, 100, { spotter: { spotted } })
      const view = viewFor(state, 'B')
      return game.scene(view).areas.some(({ texture }) => texture === 'light')
    }
    expect([lit(true), lit(false)]).toEqual([true, false])
    const told = aimed(160, 100, { spotter: { spotted: false } }).told
    expect(told).toMatchObject([{ type: 'rule', seenBy: ['A'] }])
  })
})

describe('active infrared', () => {
  const aimed = (device: 'irScope' | 'irSearchlight', x: number, given: Dark = {}, far = 40) => {
    const table = tableWith(dark(far, { multiple: 0.05, mine: { [device]: true }, target: TEAM, ...given }))
    table.play('A', { type: 'r47.light', stand: 'A1', device, point: { x, y: 100 } })
    return table.state
  }

  test('[STR.47.A.3.s1] those with infrared vision see the lit circle as by day, others nothing of it', () => {
    expect(looksOf(dark(40, { multiple: 0.05, target: TEAM }))).toEqual([])
    expect(looksOf(aimed('irScope', 50))).toEqual([['infrared', 6, 0]])
    expect(looksOf(aimed('irScope', 53))).toEqual([])
    expect(whyNot(aimed('irScope', 53), 'infrared')).toEqual(['STR.47.A.3.s1'])
    const state = aimed('irScope', 50)
    const blind = looksAt(state, stand(state, 'B1'), {
      spotters: [{ ...stand(state, 'A1'), id: 'A9', card: 'truck-5' }],
      fired: null,
    })
    expect(blind).toEqual([])
  })

  test('[STR.47.A.3.s2 STR.47.A.3.s3] a scope reaches 50 cm, an infrared searchlight 100 cm, each lights 2 cm', () => {
    const rules = (device: 'irScope' | 'irSearchlight', x: number) =>
      tableWith(dark(40, { mine: { [device]: true } }))
        .refusalsOf('A', { type: 'r47.light', stand: 'A1', device, point: { x, y: 100 } })
        .map(({ rule }) => rule)
    expect([rules('irScope', 60), rules('irScope', 60.1)]).toEqual([[], ['STR.47.A.3.s2']])
    expect([rules('irSearchlight', 110), rules('irSearchlight', 110.1)]).toEqual([[], ['STR.47.A.3.s3']])
    expect([looksOf(aimed('irSearchlight', 98, {}, 90)), looksOf(aimed('irSearchlight', 97.9, {}, 90))]).toEqual([
      [['infrared', 8, 0]],
      [],
    ])
  })

  test('[STR.47.A.3.s4] active or passive infrared or thermal imaging: each of them will do', () => {
    const state = aimed('irSearchlight', 90, {}, 80)
    const by = (gear: NonNullable<NonNullable<StandGiven['men']>[number]['gear']>) => {
      const { A2 } = field({ stands: { A2: { at: [10, 105], men: [{ gear }] } } }).stands
      const position = { ...state, stands: { ...state.stands, ...(A2 && { A2 }) } } as State
      return looksAt(position, stand(position, 'B1'), { spotters: [stand(position, 'A2')], fired: null }).map(
        ({ sense, need }) => [sense, need],
      )
    }
    expect(by({})).toEqual([])
    expect(by({ '47': { irScope: true } })).toEqual([['infrared', 8]])
    expect(by({ '46': { passiveIrTl: 6 } })).toEqual([['infrared', 8]])
    expect(by({ '46': { thermalTl: 8 } })).toEqual([['thermal', 0]])
  })

  test('[STR.47.A.3.s5] they spot the light itself to three times its range, and nobody else does', () => {
    const byB = (device: 'irScope' | 'irSearchlight', far: number, theirs: Fit = { irScope: true }) => {
      const state = aimed(device, 20, { theirs, target: { card: 'apc-9' } }, far)
      return looksAt(state, stand(state, 'A1'), { spotters: [stand(state, 'B1')], fired: null }).map(
        ({ sense, need }) => [sense, need],
      )
    }
    const found = [['infrared', 0]]
    expect([byB('irScope', 150), byB('irScope', 150.1)]).toEqual([found, []])
    expect([byB('irSearchlight', 300), byB('irSearchlight', 300.1)]).toEqual([found, []])
    expect(byB('irScope', 100, {})).toEqual([])
  })

  test('[STR.47.A.3.s1] the enemy learns nothing of infrared light', () => {
    const state = aimed('irScope', 50)
    expect(aimOf(stand(viewFor(state, 'A') as State, 'A1'), 'irScope')).toEqual({ x: 50, y: 100 })
    expect(aimOf(stand(viewFor(state, 'B') as State, 'A1'), 'irScope')).toBeNull()
    expect(game.scene(viewFor(state, 'B')).areas.some(({ texture }) => texture === 'light')).toBe(false)
  })
})

describe('devices at night', () => {
  const seen = (far: number, given: Dark) => looksOf(dark(far, { multiple: 0.05, ...given }))

  test('[STR.47.A.4.s1] passive infrared reaches its full range at night', () => {
    const devices = { passiveIrTl: 9 }
    expect([seen(150, { devices }), seen(150.1, { devices })]).toEqual([[['passiveIr', 0, 0]], []])
    expect(seen(76, { devices, options: { rules: [46] } })).toEqual([['eye', 6, 0]])
    expect(whyNot(dark(151, { devices }), 'passiveIr')).toEqual(['STR.47.A.4.s1'])
  })

  test('[STR.47.A.4.s2] what hides by day hides at night', () => {
    const devices = { passiveIrTl: 9 }
    expect(seen(100, { devices, ecm: { ecm: 'extensive', ecmTl: 8 } })).toEqual([])
    expect(seen(100, { devices, target: { ...TEAM, men: [{ armour: 'ces' }] } })).toEqual([])
    expect(seen(100, { devices, target: { ...TEAM, men: [{ armour: 'flak' }] } })).toEqual([['passiveIr', 0, 0]])
  })

  test('[STR.47.A.5.s1] radar and ladar as by day', () => {
    const target = { moved: true }
    expect(seen(900, { devices: { radarTl: 8 }, target })).toEqual([['radar', 0, 0]])
    expect(seen(900, { devices: { ladarTl: 8 }, target })).toEqual([['ladar', 0, 0]])
    expect(seen(900, { devices: { radarTl: 8 }, target, ecm: { ecm: 'basic', ecmTl: 9 } })).toEqual([['radar', 7, -1]])
    expect(seen(900, { devices: { radarTl: 8 } })).toEqual([])
  })

  test('[STR.47.A.7.s1] thermal imaging: soldiers to 300 cm, vehicles to 600 cm, with the exceptions', () => {
    const devices = { thermalTl: 9 }
    expect([seen(600, { devices }), seen(600.1, { devices })]).toEqual([[['thermal', 0, 0]], []])
    expect([seen(300, { devices, target: TEAM }), seen(300.1, { devices, target: TEAM })]).toEqual([
      [['thermal', 0, 0]],
      [],
    ])
    expect(seen(100, { devices, ecm: { ecm: 'extensive', ecmTl: 8 } })).toEqual([])
  })
})

describe('flashes', () => {
  /** B1 fires this in the dark, 700 cm away; the events of the looks that follow. */
  const fired = (weapon: string, given: Dark = {}, ...faces: number[]) => {
    const state = dark(700, {
      multiple: 0.1,
      phase: 'fire1',
      step: 'spot',
      target: { ...TEAM, men: [{ weapons: [weapon] }], own: { fired: ['0.0'] } },
      work: { $for: [], value: { ...NO_WORK, fired: ['B1'] } },
      ...given,
    })
    const table = tableWith(state)
    const events = table.play('table', { type: 'lookFirers' }, ...faces)
    return { events, state: table.state }
  }
  const rulesOf = (events: ReturnType<typeof fired>['events']) =>
    events.flatMap(event => (event.type === 'spotted' ? event.rules : []))

  test('[STR.47.B.s1] a weapon that fires at night is spotted at any range in line of sight', () => {
    const { events, state } = fired('rifle')
    expect(rulesOf(events)).toContain('STR.47.B.s1')
    const markers = game.scene(viewFor(state, 'A')).pieces.find(({ id }) => id === 'B1')?.markers
    expect(markers?.map(({ id }) => id)).toContain('flash')
    const map = { name: '', width: 1000, height: 200, pieces: [block('building', [200, 90, 210, 110])] }
    expect(rulesOf(fired('rifle', { map }).events)).toEqual([])
    expect(rulesOf(fired('rifle', { options: { rules: [46] } }).events)).toEqual([])
  })

  test('[STR.47.B.s2] mass drivers, gauss guns and meson accelerators give no flash', () => {
    expect(rulesOf(fired('gauss-rifle').events)).toEqual([])
    const flagged = (flag: 'massDriver' | 'meson') => {
      const [rifle] = WEAPONS.filter(({ id }) => id === 'rifle')
      if (!rifle) throw new Error('no rifle')
      const weapons = { rifle: { ...rifle, flags: [flag] } satisfies Weapon }
      const cards = { weapons, vehicles: Object.fromEntries(VEHICLES.map(card => [card.id, card])), armours: {} }
      return rulesOf(
        fired('rifle', { cards: { A: { $for: ['A'], value: cards }, B: { $for: ['B'], value: cards } } }).events,
      )
    }
    expect([flagged('massDriver'), flagged('meson')]).toEqual([[], []])
  })
})

describe('cards and pictures', () => {
  test('[STR.47.A.2.s1] aids stand on cards; those of another time or name are faults', () => {
    const [printed] = VEHICLES.filter(({ id }) => id === 'truck-5')
    if (!printed) throw new Error('no card')
    const card = (extra: Fit): Vehicle => ({ ...printed, extra: { '47': extra } })
    expect(rule47.cards?.vehicleBlocks?.(card({ searchlight: true }))).toMatchObject([
      { title: 'Night', values: [{ label: 'Searchlight', printed: 'lights 2 cm, up to 200 cm' }] },
    ])
    const faults = (extra: Fit) => rule47.cards?.vehicleFaults?.(card(extra)).map(({ path }) => path.at(-1))
    expect([faults({ searchlight: true }), faults({ lightAmp: true }), faults({ lamp: true })]).toEqual([
      [],
      ['lightAmp'],
      ['lamp'],
    ])
  })

  test('[STR.47.s1] a veil lies over the table and says how dark it is', () => {
    const [veil] = game.scene(viewFor(dark(10, { multiple: 0.3 }), 'A')).areas.filter(({ id }) => id === 'night')
    expect(veil?.name).toBe('Night: visibility × 0.3')
  })

  test('[STR.47] off, it adds nothing: day, no verbs, no veil', () => {
    const state = dark(150, { mine: { searchlight: true, lightAmp: true }, options: { rules: [46] } })
    expect(looksOf(state)).toEqual([['eye', 8, 0]])
    const view = viewFor(state, 'A')
    expect(game.scene(view).areas.some(({ id }) => id === 'night')).toBe(false)
    const verbs = Object.entries(game.actions).filter(([verb]) => verb.startsWith('r47.'))
    expect(verbs.flatMap(([, action]) => [...action.offers(view, 'A')])).toEqual([])
    expect(JSON.stringify(game.card(view, 'A1'))).not.toContain('Searchlight')
  })

  test('[STR.47.A.6.s1] the ruler says how each sense would do, with its chance', () => {
    const state = dark(70, { multiple: 0.4, mine: { lightAmp: true }, target: { ...TEAM, spotted: true } })
    const ends = (id: string) => ({ piece: id, at: stand(state, id).at })
    const said = game.measures?.sight?.(viewFor(state, 'A'), ends('A1'), ends('B1')).lines.map(({ why }) => why)
    expect(said).toContain('By light amplification: spotted on 8+, 42 %.')
    expect(said).toContain('A1 can spot that by eye up to 40 cm, but the target is 70 cm away.')
  })
})
