import { describe, expect, test } from 'vitest'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { Base, State } from '../../../src/rulesets/lightning-war/state'
import { block, OPTIONS, position, SETUP } from './support'

const { schema } = lightningWar.setupModel
const taken = (options: object): boolean => schema.safeParse({ ...SETUP.options, ...options }).success

const force = { card: 'us.rifle', name: 'Able' }
const objective = { id: 'o', name: 'Farm', at: { x: 5, y: 5 }, radius: 3, worth: 5 }
const side = (more: object) => ({
  sides: { ...SETUP.options.sides, A: { morale: 'elite', depth: 12, forces: [force], ...more } },
})
const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one)

/** Each option with its least and its most, and how far beyond them is too far. */
const LIMITS: readonly (readonly [
  string,
  (value: number) => object,
  least: number | null,
  most: number,
  step: number,
])[] = [
  ['year', year => ({ year }), 1939, 1945, 1],
  ['turnLimit', turnLimit => ({ turnLimit }), 1, 60, 1],
  ['objectives', n => ({ objectives: many(n, objective) }), null, 12, 1],
  ['radius of an objective', radius => ({ objectives: [{ ...objective, radius }] }), 1, 12, 0.1],
  ['worth of an objective', worth => ({ objectives: [{ ...objective, worth }] }), 0, 200, 1],
  ['depth of a zone', depth => side({ depth }), 3, 60, 0.1],
  ['units of a side', n => side({ forces: many(n, force) }), null, 30, 1],
  ['turn of arrival', arrives => side({ forces: [{ ...force, arrives }] }), 1, 99, 1],
  ['name of a unit', n => side({ forces: [{ ...force, name: 'x'.repeat(n) }] }), null, 60, 1],
  ['squadBase', squadBase => ({ squadBase }), 0.6, 2.4, 0.01],
  ['vehicleLength', vehicleLength => ({ vehicleLength }), 1, 4, 0.01],
  ['vehicleWidth', vehicleWidth => ({ vehicleWidth }), 0.5, 2, 0.01],
]

describe('options are taken within their limits and not beyond', () => {
  test.each(LIMITS)('%s', (_, options, least, most, step) => {
    expect(taken(options(most))).toBe(true)
    expect(taken(options(most + step))).toBe(false)
    if (least === null) return
    expect(taken(options(least))).toBe(true)
    expect(taken(options(least - step))).toBe(false)
  })

  test('[LW.board.footprint] as printed a squad is 1.2 inches square and a vehicle 2 by 1', () => {
    const { squadBase, vehicleLength, vehicleWidth } = SETUP.options
    expect([squadBase, vehicleLength, vehicleWidth]).toEqual([1.2, 2, 1])
  })

  test('the options begin as the sheet has them', () => {
    const {
      season,
      retireAuto,
      displace,
      assaultCap,
      transport,
      historicTowed,
      t26Front,
      twoPounderShells,
      secondAmr,
    } = OPTIONS
    expect({
      season,
      retireAuto,
      displace,
      assaultCap,
      transport,
      historicTowed,
      t26Front,
      twoPounderShells,
      secondAmr,
    }).toEqual({
      season: 'none',
      retireAuto: true,
      displace: 'class-then-nearest',
      assaultCap: 'none',
      transport: false,
      historicTowed: false,
      t26Front: '5',
      twoPounderShells: true,
      secondAmr: 'amc',
    })
  })
})

describe('a position that play cannot reach is known by what it breaks', () => {
  const sound = position({
    units: {
      A1: [
        ['rifle', { at: [30, 30] }],
        ['rifle', { at: [33, 30] }],
      ],
      B1: [['rifle', { at: [30, 10] }]],
    },
  })
  const broken = (state: State): string[] =>
    Object.entries(lightningWar.invariants).flatMap(([name, holds]) => (holds(state) ? [] : [name]))
  const withBase = (more: Partial<Base>): State => {
    const base = sound.bases['A1.1']
    if (!base) throw new Error('no base')
    return { ...sound, bases: { ...sound.bases, 'A1.1': { ...base, ...more } } }
  }
  const assault = {
    id: 'x',
    attacker: 'A1',
    squads: ['A1.1'],
    target: { kind: 'unit', unit: 'B1' },
    rounds: 0,
    outcome: null,
  } as const

  test('a sound one breaks nothing', () => {
    expect(broken(sound)).toEqual([])
    expect(broken(withBase({ at: { x: 0, y: 48 }, facing: 359.9 }))).toEqual([])
    expect(broken(withBase({ moved: 'dash' }))).toEqual([])
    expect(
      broken(
        withBase({
          fired: [
            { weapon: 0, at: 'B1.1' },
            { weapon: 1, at: 'B1.1' },
          ],
        }),
      ),
    ).toEqual([])
    expect(broken(withBase({ retiring: true }))).toEqual([])
    expect(broken(withBase({ status: 'aboard', carrier: 'A1.2' }))).toEqual([])
    expect(broken({ ...sound, assaults: [assault] })).toEqual([])
    expect(broken({ ...sound, stack: [{ kind: 'losses', assault: 'x', unit: 'A1', count: 2 }] })).toEqual([])
  })

  test.each<[string, State]>([
    ['bases on the table are within its edges', withBase({ at: { x: -1, y: 20 } })],
    ['bases on the table are within its edges', withBase({ at: { x: 10, y: 48.1 } })],
    ['places and facings are numbers', withBase({ facing: 360 })],
    ['places and facings are numbers', withBase({ facing: -0.1 })],
    [
      'a weapon fires once in a turn',
      withBase({
        fired: [
          { weapon: 0, at: 'B1.1' },
          { weapon: 0, at: 'B1.1' },
        ],
      }),
    ],
    ['a base that dashed has not fired', withBase({ moved: 'dash', fired: [{ weapon: 0, at: 'B1.1' }] })],
    ['only bases on the table are retiring', withBase({ status: 'lost', retiring: true })],
    ['a base aboard has a carrier', withBase({ status: 'aboard' })],
    ['a base aboard has a carrier', withBase({ carrier: 'A1.2' })],
    ['units know their bases', withBase({ unit: 'B1' })],
    ['assaults name units that exist', { ...sound, assaults: [{ ...assault, attacker: 'A7' }] }],
    ['assaults name units that exist', { ...sound, assaults: [{ ...assault, target: { kind: 'unit', unit: 'B7' } }] }],
    ['the order names each side once', { ...sound, order: ['A', 'A'] }],
    ['the order names each side once', { ...sound, order: ['A', 'C'] }],
    ['losses never exceed what is left', { ...sound, stack: [{ kind: 'losses', assault: 'x', unit: 'A1', count: 3 }] }],
    [
      'bases that fall back are on the table',
      {
        ...withBase({ status: 'lost' }),
        stack: [{ kind: 'falling-back', why: 'morale', bases: ['A1.1'], from: [], occupy: [] }],
      },
    ],
  ])('%s', (name, state) => {
    expect(broken(sound)).toEqual([])
    expect(broken(state)).toEqual([name])
  })
})

describe('what the referee can set right by hand', () => {
  const state = position({
    units: {
      A1: [
        ['rifle', { at: [30.04, 30], facing: 45 }],
        ['rifle', { at: [33, 30], hq: true }],
      ],
      B1: [['us.sherman', { at: [30, 10], status: 'wreck' }]],
    },
    terrain: [block('wood', 'w', [10, 10, 4, 4])],
    more: { visibility: 14 },
  })
  const controls = lightningWar.refereeControls(state)
  const control = (id: string) => {
    const found = controls.find(it => it.id === id)
    if (!found) throw new Error(`no control ${id}`)
    return found
  }
  const fields = (id: string) =>
    control(id).fields.map(field => [
      field.name,
      field.value,
      ...(field.kind === 'number' ? [field.min, field.max] : []),
    ])

  test('each begins with what is so, within what can be', () => {
    expect(fields('place.A1.1')).toEqual([
      ['x', 30, 0, 60],
      ['y', 30, 0, 48],
      ['facing', 45, 0, 359.9],
    ])
    expect(fields('status.A1.1')).toEqual([['status', 'table']])
    expect(fields('status.B1.1')).toEqual([['status', 'lost']])
    expect(fields('retiring.A1.1')).toEqual([['retiring', false]])
    expect(fields('turn.A1.1')).toEqual([
      ['moved', 'none'],
      ['fresh', true],
    ])
    expect(fields('hq.A1.2')).toEqual([['hq', true]])
    expect(fields('visibility')).toEqual([['inches', 14, 0, 120]])
    expect(fields('victory')).toEqual([['victor', 'none']])
    expect(fields('morale.A1')).toEqual([['morale', 'hardened']])
    expect(controls.some(({ id }) => id === 'hq.B1.1')).toBe(false)
  })

  test('and sets it', () => {
    expect(control('place.A1.1').fill({ x: 4, y: 5, facing: 370 })).toEqual([
      { path: ['bases', 'A1.1', 'at'], value: { x: 4, y: 5 } },
      { path: ['bases', 'A1.1', 'facing'], value: 10 },
    ])
    expect(control('status.A1.1').fill({ status: 'lost' })).toEqual([
      { path: ['bases', 'A1.1', 'status'], value: 'lost' },
      { path: ['bases', 'A1.1', 'retiring'], value: false },
      { path: ['bases', 'A1.1', 'carrier'], value: null },
    ])
    expect(control('retiring.A1.1').fill({ retiring: true })).toEqual([
      { path: ['bases', 'A1.1', 'retiring'], value: true },
    ])
    // A wreck can't retire.
    expect(control('retiring.B1.1').fill({ retiring: true })).toEqual([
      { path: ['bases', 'B1.1', 'retiring'], value: false },
    ])
    expect(control('turn.A1.1').fill({ moved: 'normal', fresh: true })).toEqual([
      { path: ['bases', 'A1.1', 'moved'], value: 'normal' },
      { path: ['bases', 'A1.1', 'fired'], value: [] },
    ])
    expect(control('visibility').fill({ inches: 0 })).toEqual([{ path: ['visibility'], value: null }])
    expect(control('visibility').fill({ inches: 1 })).toEqual([{ path: ['visibility'], value: 1 }])
    expect(control('victory').fill({ victor: 'none' })).toEqual([{ path: ['victor'], value: null }])
  })

  test('what a base has done this turn', () => {
    const fired = [{ weapon: 0, at: 'B1.1' }]
    const of = (more: Omit<Partial<Base>, 'at'>) => {
      const after = position({ units: { A1: [['rifle', { at: [30, 30], ...more }]] } })
      return lightningWar.refereeControls(after).find(({ id }) => id === 'turn.A1.1')
    }
    const begins = (more: Omit<Partial<Base>, 'at'>) => of(more)?.fields.map(({ value }) => value)
    expect([begins({ moved: 'road', fired }), begins({ moved: 'dash' }), begins({ moved: 'none' })]).toEqual([
      ['normal', false],
      ['dash', true],
      ['none', true],
    ])
    const left = (moved: string, fresh: boolean) => of({ fired })?.fill({ moved, fresh })[1]?.value
    expect([left('none', false), left('none', true), left('dash', false)]).toEqual([fired, [], []])
  })
})
