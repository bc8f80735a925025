import { describe, expect, test } from 'vitest'
import { offersFor } from '../../../src/engine/record/offering'
import { anyRuleset } from '../../../src/engine/ruleset'
import type { z } from '../../../src/engine/schema'
import { striker } from '../../../src/rulesets/striker'
import { weaponTables } from '../../../src/rulesets/striker/card-weapons'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import { weaponParts } from '../../../src/rulesets/striker/cards/editor-kit'
import type { Troop } from '../../../src/rulesets/striker/cards/troop'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { weaponSchema } from '../../../src/rulesets/striker/cards/weapon'
import { troopStand, vehicleStand } from '../../../src/rulesets/striker/fresh-stands'
import type { Listed } from '../../../src/rulesets/striker/options'
import { panicFlight } from '../../../src/rulesets/striker/rules/morale/panic'
import { type FieldGiven, field, missionFrom, type StandGiven, stand } from './field'
import { moving, VETERAN_CREW } from './support'

// What is written or shown exactly as it is said: by the referee, in offers, on fresh stands, on cards.

const printed = (id: string) => {
  const found = WEAPONS.find(weapon => weapon.id === id)
  if (!found) throw new Error(`no weapon ${id}`)
  return found
}

describe('each control of the referee writes exactly what it says', () => {
  const state = field({
    turn: 3,
    stands: {
      A1: { at: [50.123, 40], facing: 30 },
      A2: { kind: 'crew', men: [{ weapons: ['mortar-8'] }] },
      B1: { at: [9, 9], card: 'ATV8' },
      B2: { aboard: 'B1' },
    },
  })
  const control = (id: string) => {
    const found = striker.refereeControls(state).find(one => one.id === id)
    if (!found) throw new Error(`no control ${id}`)
    return found
  }
  const ruled = (rule: string, subject: string, value: string) => [
    { path: ['rulings', 0], value: { rule: `STR.core.${rule}`, subject, value } },
  ]

  test.each<[string, Record<string, string | number | boolean>, unknown]>([
    ['light', { light: 'night' }, [{ path: ['light'], value: 'night' }]],
    ['light', { light: 'day' }, [{ path: ['light'], value: 'day' }]],
    ['rethrow', {}, [{ path: ['rethrow'], value: true }]],
    ['end', {}, [{ path: ['phase'], value: 'over' }]],
    ['wire', { a: 'B1', b: 'A1', laid: true }, ruled('unit.wire', 'A1-B1', 'laid')],
    ['wire', { a: 'A1', b: 'B1', laid: false }, ruled('unit.wire', 'A1-B1', 'cut')],
    ['sight', { a: 'B1', b: 'A1', sight: 'closed' }, ruled('los.line', 'A1-B1', 'closed')],
    ['mapbox', { battery: 'A2', dm: '-2' }, ruled('indirect.dm-fc', 'A2', '-2')],
    ['hulldown.A1', { is: true }, ruled('los.hull-down', 'A1', 'yes')],
    ['hulldown.A1', { is: false }, ruled('los.hull-down', 'A1', 'no')],
    ['cover.A1', { cover: 'concealed' }, ruled('terrain.cover', 'A1', 'concealed')],
    ['status.A1', { status: 'routed' }, [{ path: ['stands', 'A1', 'value', 'status'], value: 'routed' }]],
    [
      'place.B1',
      { x: 20, y: 30, facing: 90 },
      [
        { path: ['stands', 'B1', 'value', 'at'], value: { x: 20, y: 30 } },
        { path: ['stands', 'B1', 'value', 'facing'], value: 90 },
        { path: ['stands', 'B2', 'value', 'at'], value: { x: 20, y: 30 } },
      ],
    ],
  ])('[STR.core.referee.decides] %s %j', (id, values, patches) => {
    expect(control(id).fill(values)).toEqual(patches)
  })

  test('[STR.core.referee.decides] smoke of four turns from turn 3 lasts through turn 6, in a square about its point', () => {
    const [only, ...more] = control('smoke').fill({ x: 100, y: 80, size: 10, turns: 4 })
    expect(more).toEqual([])
    if (!only) throw new Error('no smoke')
    const { points, ...rest } = only.value as unknown as { points: { x: number; y: number }[] }
    expect(only.path).toEqual(['patches', 0])
    expect(rest).toEqual({ id: 'event.3.0', kind: 'smoke', until: 6 })
    expect(points.map(({ x, y }) => `${x} ${y}`).sort()).toEqual(['105 75', '105 85', '95 75', '95 85'])
  })

  test('[STR.core.referee.decides] its forms begin with what holds now and go as far as the table', () => {
    const fields = (id: string) =>
      control(id).fields.map(one =>
        one.kind === 'number' ? [one.name, one.min, one.max, one.value] : [one.name, one.value],
      )
    expect(fields('place.A1')).toEqual([
      ['x', 0, 240, 50.12],
      ['y', 0, 160, 40],
      ['facing', 0, 359, 30],
    ])
    expect(fields('smoke')).toEqual([
      ['x', 0, 240, 120],
      ['y', 0, 160, 80],
      ['size', 1, 60, 10],
      ['turns', 1, 20, 4],
    ])
    expect(fields('light')).toEqual([['light', 'day']])
    expect(fields('wire')).toEqual([
      ['a', 'A1'],
      ['b', 'A1'],
      ['laid', true],
    ])
    expect(fields('mapbox')).toEqual([
      ['battery', 'A2'],
      ['dm', '2'],
    ])
    expect(fields('spotted.A1')).toEqual([['spotted', false]])
    expect(fields('cover.A1')).toEqual([['cover', 'ground']])
    expect(fields('status.A1')).toEqual([['status', 'fresh']])
    const ids = striker.refereeControls(state).map(({ id }) => id)
    expect(ids.filter(id => id.startsWith('free.'))).toEqual(['free.B1'])
    expect(striker.refereeControls(field({ stands: { A1: {} } })).map(({ id }) => id)).not.toContain('mapbox')
  })
})

describe('places in offers', () => {
  const region = (given: FieldGiven, id: string) => {
    const found = offersFor(anyRuleset(striker), field(given), 'A').find(one => one.id === id)
    if (found?.kind !== 'region') throw new Error(`no place ${id}`)
    const { facing, ghost } = found
    return { facing, ghost, start: found.start() }
  }
  const crew: StandGiven = {
    at: [50, 90],
    kind: 'crew',
    men: [{ weapons: ['mortar-8'] }, { weapons: [] }],
    own: { unit: 'A.S' },
  }
  const observer: StandGiven = { at: [60, 80], men: [{ observer: true, quality: 'veteran' }], own: { unit: 'A.S' } }
  const battery: FieldGiven = {
    phase: 'command',
    units: { 'A.S': { leader: 'A1' } },
    stands: { A1: observer, A2: crew, B1: { at: [100, 70] } },
  }
  const token = { art: 'token', radius: 2 }

  test('[STR.core.spot.start STR.core.stand.base] only vehicles choose a facing when they are placed', () => {
    const given: FieldGiven = {
      phase: 'deploy',
      stands: { A1: { at: [30, 30], facing: 40 }, A2: { at: [60, 30], card: 'MBT8', facing: 10 } },
    }
    expect(region(given, 'deploy.A1')).toEqual({
      facing: 'none',
      ghost: { art: 'infantry', radius: 1 },
      start: { at: { x: 30, y: 30 }, facing: 40 },
    })
    expect(region(given, 'deploy.A2')).toEqual({
      facing: 'free',
      ghost: { art: 'infantry', radius: 1.5 },
      start: { at: { x: 60, y: 30 }, facing: 10 },
    })
  })

  test('[STR.core.indirect.order STR.core.indirect.adjust] fire begins at an enemy in sight, and is adjusted from where it lies', () => {
    expect(region(battery, 'mission.A1.A2.point')).toEqual({
      facing: 'none',
      ghost: token,
      start: { at: { x: 100, y: 70 }, facing: 0 },
    })
    const running = {
      ...battery,
      missions: { m1: missionFrom('m1', { lands: 2, turns: 5, landed: 1, point: { x: 100, y: 60 } }) },
    }
    expect(region(running, 'adjust.m1')).toEqual({
      facing: 'none',
      ghost: token,
      start: { at: { x: 100, y: 60 }, facing: 0 },
    })
  })

  test('[STR.core.defaults.batch] a march begins with its first stand', () => {
    const own = { unit: 'A.S' }
    const march = (card: string | null) =>
      region(
        { phase: 'move1', stands: { A1: { at: [30, 30], facing: 40, card, own }, A2: { at: [60, 30], card, own } } },
        'march.A.S',
      )
    const start = { at: { x: 30, y: 30 }, facing: 40 }
    expect(march(null)).toEqual({ facing: 'none', ghost: { art: 'infantry', radius: 1 }, start })
    expect(march('ATV8')).toEqual({ facing: 'none', ghost: { art: 'apc', radius: 1 }, start })
  })
})

describe('panic at the edges of the table', () => {
  const flight = (id: string, at: readonly [number, number], status: 'routed' | 'forcedBack' = 'routed') => {
    const state = field({ stands: { [id]: { at, status } } })
    return panicFlight(state, stand(state, id))
  }
  test('[STR.core.morale.rout STR.core.morale.panic-path] the routed leave over their own base line only', () => {
    // Men run 10 cm; the table is 160 cm high.
    expect(flight('A1', [120, 155])).toEqual({ path: [{ x: 120, y: 160 }], left: true })
    expect(flight('B1', [120, 5])).toEqual({ path: [{ x: 120, y: 0 }], left: true })
    expect(flight('A1', [120, 5])).toEqual({ path: [{ x: 120, y: 15 }], left: false })
    expect(flight('B1', [120, 155])).toEqual({ path: [{ x: 120, y: 145 }], left: false })
    expect(flight('B1', [120, 12])).toEqual({ path: [{ x: 120, y: 2 }], left: false })
  })
  test('[STR.core.morale.forced-back] who is forced back stays on the table', () => {
    expect(flight('A1', [120, 155], 'forcedBack').left).toBe(false)
    expect(flight('B1', [120, 5], 'forcedBack').left).toBe(false)
  })
})

describe('stands at the start of a battle', () => {
  const base = { id: 'A1', seat: 'A', name: 'One', at: { x: 1, y: 2 }, facing: 90 } as const
  const listed = { unit: 'S', crew: 'veteran' } as Listed
  const untouched = {
    suspension: 0,
    transmission: false,
    power: false,
    electronics: false,
    optics: false,
    weaponsOut: [],
    jamUntil: 0,
    unsealed: false,
  }
  const man = { weapons: ['rifle'], armour: 'none', quality: 'regular', leader: 0, observer: false }
  const troop = (...men: object[]) =>
    ({ id: 't', name: 'T', men: men.map(more => ({ ...man, ...more })) }) as unknown as Troop
  const arms = new Map(WEAPONS.map(weapon => [weapon.id, weapon]))
  const made = (card: Troop, aboard: string | null = null) => troopStand(base, card, { listed, aboard, arms })

  test('[STR.core.stand.kinds] a crew has a crew-served weapon among others, one man is single, the rest are teams', () => {
    const gunner = { weapons: ['rifle', 'mortar-8'] }
    expect([made(troop(gunner, {})), made(troop({})), made(troop({}, {}))].map(({ kind }) => kind)).toEqual([
      'crew',
      'single',
      'team',
    ])
    expect(made({ ...troop(gunner), animal: true } as unknown as Troop).kind).toBe('animal')
  })

  test('[STR.core.stand.status] unhurt, still, unspotted, with nothing spent', () => {
    const one = made(troop({ radio: true }, { belt: true }, {}), 'A9')
    expect(one).toMatchObject({
      ...base,
      kind: 'team',
      card: null,
      figures: 3,
      aboard: 'A9',
      flight: 'ground',
      status: 'fresh',
      until: 0,
      moved: false,
      gait: 'still',
      height: 0,
      popup: false,
      speed: 0,
      spotted: false,
      burning: 0,
    })
    expect(one.men.map(({ role }) => role)).toEqual(['radio', 'gravbelt', 'man'])
    expect(one.men[0]?.file).toEqual({
      $for: ['A'],
      value: {
        quality: 'regular',
        light: 0,
        serious: false,
        dead: false,
        leader: 0,
        observer: false,
        used: {},
        ablated: 0,
      },
    })
    expect(one.own).toEqual({
      $for: ['A'],
      value: {
        unit: 'A.S',
        damage: untouched,
        broken: [],
        spent: 0,
        loaded: false,
        path: [],
        fired: [],
        firedOnBy: [[], []],
        task: null,
        near: { armed: true, last: 0 },
        lasting: 0,
        commander: null,
      },
    })
  })

  test('[STR.core.stand.kinds] vehicles have their crew; grav vehicles begin near the ground', () => {
    const vehicle = (id: string, more: object = {}) => {
      const card = VEHICLES.find(one => one.id === id)
      if (!card) throw new Error(`no vehicle ${id}`)
      return { card, made: vehicleStand(base, { ...card, ...more }, listed) }
    }
    const { card, made: tank } = vehicle('MBT8')
    expect(tank).toMatchObject({ kind: 'vehicle', card: 'MBT8', figures: 0, aboard: null, flight: 'ground' })
    expect(tank.men.map(({ role, file }) => [role, file.value?.quality])).toEqual(
      card.crew.map(role => [role, 'veteran']),
    )
    expect(tank.own.value?.commander).toBe(card.crew.indexOf('commander'))
    expect(vehicle('MBT8', { crew: ['driver', 'gunner'] }).made.own.value?.commander).toBe(0)
    expect(vehicle('LGT13').made.flight).toBe('noe')
    expect(vehicle('MBT8', { motion: 'aircraft' }).made).toMatchObject({ kind: 'aircraft', flight: 'noe' })
  })
})

describe('merging', () => {
  const own = { unit: 'A.S' }
  const two: StandGiven = { men: [{ quality: 'veteran' }, { quality: 'veteran' }], own }
  test.each<[string, StandGiven, StandGiven]>([
    ['into the dead', two, { ...two, status: 'destroyed' }],
    ['a vehicle into men', { ...VETERAN_CREW(2), own, card: 'ATV8' }, two],
    ['men into a vehicle', two, { ...two, card: 'ATV8' }],
  ])('[STR.core.stand.split] nobody merges %s', (_what, mine, other) => {
    const table = moving({ stands: { A1: { ...mine, at: [50, 50] }, A2: { ...other, at: [50, 50] } } })
    expect(table.forbiddenBy('A', { type: 'merge', stand: 'A1', into: 'A2' })).toEqual(['STR.core.stand.split'])
  })
})

describe('cards of weapons', () => {
  test('[STR.core.cards.weapon] a bonus of 0 is written with a plus, one below 0 with a minus', () => {
    const rifle = printed('rifle')
    const bands = [
      { cm: 10, pen: 3, auto: 1 },
      { cm: 20, pen: 2, auto: 0 },
      { cm: 30, pen: 1, auto: -1 },
    ]
    const [table] = weaponTables([{ ...rifle, bands }])
    const cells = table?.kind === 'table' ? table.rows[0]?.cells.slice(1, 4).map(cell => cell.printed) : []
    expect(cells).toEqual(['10/3 +1', '20/2 +0', '30/1 −1'])
  })

  const mortar = printed('mortar-8')
  const accepts = (change: object) => (weaponSchema as z.ZodMiniType).safeParse({ ...mortar, ...change }).success
  const band = (more: object) => ({ bands: [{ cm: 10, pen: 1, ...more }] })
  test.each<[string, (value: number) => object, number]>([
    ['targets', targets => ({ targets }), 1000],
    ['rate of fire', rof => ({ rof }), 1000],
    ['crew', crew => ({ crew }), 100],
    ['rounds carried', shots => ({ shots }), 10_000],
    ['automatic fire', auto => band({ auto }), 20],
    ['burst', burst => ({ kinds: [{ kind: 'HE', burst }] }), 1000],
  ])('[STR.core.cards.weapon-valid] %s of a card from a file: the most that is read', (_what, change, most) => {
    expect([accepts(change(most)), accepts(change(most + 1))]).toEqual([true, false])
    expect([accepts(change(-most)), accepts(change(-most - 1))]).toEqual([true, false])
  })
  test.each<[string, (many: number) => object]>([
    ['range classes', many => ({ bands: Array(many).fill({ cm: 10, pen: 1 }) })],
    ['rounds', many => ({ kinds: Array(many).fill({ kind: 'HE' }) })],
    ['penetrations', many => ({ kinds: [{ kind: 'HE', pens: Array(many).fill(1) }] })],
    ['flags', many => ({ flags: Array(many).fill('laser') })],
  ])('[STR.core.cards.weapon-valid] at most twenty %s are read', (_what, change) => {
    expect([accepts(change(20)), accepts(change(21))]).toEqual([true, false])
  })

  test('[STR.core.cards.weapon-valid] the editor keeps every number of a weapon within its limits', () => {
    const card = { ...mortar, shots: 1, targets: 2, strip: 2 }
    const limits = Object.fromEntries(
      weaponParts(card).flatMap(part =>
        part.kind === 'value' && part.field.kind === 'number'
          ? [[part.path.join('.'), [part.field.min, part.field.max]]]
          : [],
      ),
    )
    expect(limits).toMatchObject({
      tl: [1, 15],
      crew: [1, 4],
      kg: [0, 20000],
      calibre: [1, 40],
      shots: [1, 100],
      targets: [1, 10],
      strip: [1, 5],
      min: [0, 2000],
      max: [1, 5000],
      rof: [1, 100],
    })
  })
})
