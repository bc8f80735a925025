import { describe, expect, test } from 'vitest'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { LwAction } from '../../../src/rulesets/lightning-war/actions'
import { checkObjectives } from '../../../src/rulesets/lightning-war/objectives'
import { facingLine } from '../../../src/rulesets/lightning-war/rules/armour'
import { cornersOf } from '../../../src/rulesets/lightning-war/rules/footprint'
import { battle, block, diceOf, type Given, he, OPTIONS, position, strip } from './support'

/** Every reason, also where several cite the same rule. */
const reasons = (given: Given, action: LwAction, actor: 'A' | 'B' = 'A'): string[] =>
  battle(given)
    .refusalsOf(actor, action)
    .map(({ rule }) => rule)
    .sort()

const pose = (x: number, y: number) => ({ at: { x, y }, facing: 0 })
const far = { B1: [['rifle', { at: [5, 5] }]] } satisfies Given['units']

describe('each reason by itself, and all together', () => {
  type Row = readonly [why: string, more: Partial<Given>, action: LwAction, rules: readonly string[]]
  const each = (base: Given, rows: readonly Row[]) =>
    test.each(rows)('%s', (_, more, action, rules) => {
      expect(reasons({ ...base, ...more }, action)).toEqual([...rules].sort())
    })

  describe('[LW.board.edges LW.board.contact LW.board.terrain] arriving', () => {
    const given = (more: Partial<Given> = {}): Given => ({
      step: 'movement',
      units: { A1: [['truck', { at: [30, 40], status: 'reserve' }]], A2: [['rifle', { at: [20, 45] }]], ...far },
      unit: { A1: { arrives: 2 } },
      ...more,
    })
    const arrive = (x: number, y: number): LwAction => ({ type: 'arrive', base: 'A1.1', pose: pose(x, y) })
    each(given(), [
      ['at the end of its first move', {}, arrive(30, 42), []],
      ['a hair further in', {}, arrive(30, 41.99), ['LW.board.edges']],
      ['off the table', {}, arrive(61, 45), ['LW.board.edges']],
      ['on a friend', {}, arrive(20, 45), ['LW.board.contact']],
      ['beside a friend', {}, arrive(21.2, 45), []],
      ['a turn too early', { unit: { A1: { arrives: 3 } } }, arrive(30, 44), ['LW.board.edges']],
      ['in the wrong step', { step: 'firing' }, arrive(30, 44), ['LW.turn.2']],
      ['in a marsh', { terrain: [block('marsh', 'm', [25, 40, 10, 8])] }, arrive(30, 44), ['LW.board.terrain']],
      [
        'already there, and off the table',
        { units: { A1: [['truck', { at: [30, 40] }]], ...far } },
        arrive(61, 45),
        ['LW.board.edges', 'LW.board.edges'],
      ],
      [
        'in contact with an enemy',
        { units: { A1: [['truck', { at: [30, 40], status: 'reserve' }]], B1: [['rifle', { at: [31.1, 44] }]] } },
        arrive(30, 44),
        ['LW.board.contact'],
      ],
    ])
    test('an armoured vehicle comes 12 inches in', () => {
      const armour = given({ units: { A1: [['us.sherman', { at: [30, 40], status: 'reserve' }]], ...far } })
      expect([reasons(armour, arrive(30, 36)), reasons(armour, arrive(30, 35.9))]).toEqual([[], ['LW.board.edges']])
      expect(reasons(armour, arrive(30, 40), 'B')).toEqual(['LW.turn.2', 'LW.turn.2', 'TABLE.turn'])
    })
  })

  describe('[LW.opt.transport LW.move.once] mounting and dismounting', () => {
    const truck = ['truck', { at: [30, 40] }] as const
    const base: Given = {
      step: 'movement',
      options: { transport: true },
      units: { A1: [['rifle', { at: [32, 40] }]], A2: [truck], ...far },
    }
    const mount = (carrier = 'A2.1', who = 'A1.1'): LwAction => ({ type: 'mount', base: who, carrier })
    // Half of 2 and half of 1.2 inches, and 1 between them.
    const apart = (x: number) =>
      ({ units: { A1: [['rifle', { at: [x, 40] }]], A2: [['truck', { at: [30, 40], facing: 90 }]], ...far } }) as const
    each(base, [
      ['within an inch', apart(32.6), mount(), []],
      ['a hair more', apart(32.61), mount(), ['LW.opt.transport']],
      ['without the option', { options: {} }, mount(), ['LW.opt.transport']],
      [
        'after it moved',
        { units: { A1: [['rifle', { at: [32, 40], moved: 'normal' }]], A2: [truck], ...far } },
        mount(),
        ['LW.move.once'],
      ],
      [
        'on a tank',
        { units: { A1: [['rifle', { at: [32, 40] }]], A2: [['us.sherman', { at: [30, 40] }]], ...far } },
        mount(),
        ['LW.opt.transport'],
      ],
      [
        'a truck on a truck',
        { units: { A1: [['truck', { at: [32, 40] }]], A2: [truck], ...far } },
        mount(),
        ['LW.opt.transport'],
      ],
      [
        'where somebody sits',
        {
          units: {
            A1: [
              ['rifle', { at: [32, 40] }],
              ['rifle', { at: [30, 40], status: 'aboard', carrier: 'A2.1' }],
            ],
            A2: [truck],
            ...far,
          },
        },
        mount(),
        ['LW.opt.transport'],
      ],
      [
        'on an enemy truck far away',
        { units: { A1: [['rifle', { at: [32, 40] }]], B1: [['truck', { at: [5, 5] }]] } },
        mount('B1.1'),
        ['LW.opt.transport', 'LW.opt.transport'],
      ],
    ])
    const aboard = (more: object): Partial<Given> => ({
      units: {
        A1: [['rifle', { at: [30, 40], status: 'aboard', carrier: 'A2.1', ...more }]],
        A2: [['truck', { at: [30, 40], facing: 90 }]],
        ...far,
      },
    })
    const off = (x: number): LwAction => ({ type: 'dismount', base: 'A1.1', pose: pose(x, 40) })
    each(base, [
      ['off, within an inch', aboard({}), off(32.6), []],
      ['off, a hair more', aboard({}), off(32.61), ['LW.opt.transport']],
      ['off, in the turn it mounted', aboard({ moved: 'normal' }), off(32.6), ['LW.move.once']],
      ['off, onto the truck itself', aboard({}), off(30.5), ['LW.board.contact']],
      ['off, though not aboard', {}, off(32.6), ['LW.opt.transport']],
    ])
  })

  describe('[LW.inf.assault.double LW.inf.assault.bad-going LW.inf.assault.unit] drawing the way of an assault', () => {
    const base: Given = {
      step: 'movement',
      units: { A1: [['rifle', { at: [30, 30] }]], B1: [['rifle', { at: [30, 20] }]] },
    }
    const way = (...points: readonly (readonly [number, number])[]): LwAction => ({
      type: 'assault.way',
      base: 'A1.1',
      path: points.map(([x, y]) => pose(x, y)),
    })
    each(base, [
      ['straight in', {}, way([30, 21]), []],
      ['pointing nowhere', {}, way([50, 40]), ['LW.inf.assault.double']],
      // From (30, 30) by (33, 26), 5 inches, to contact about 1.2 below (30, 20): 5.7 more.
      ['round a corner', {}, way([33, 26], [30, 21]), []],
      ['more than 12 inches', {}, way([38, 26], [30, 21]), ['LW.inf.assault.double']],
      [
        'through a wood',
        { terrain: [block('wood', 'w', [28, 23, 4, 4])] },
        way([30, 21]),
        ['LW.inf.assault.bad-going'],
      ],
      ['round the wood', { terrain: [block('wood', 'w', [28, 23, 4, 4])] }, way([33, 26], [33, 22], [31, 20]), []],
      ['in the wrong step', { step: 'firing' }, way([30, 21]), ['LW.turn.2']],
      [
        'after it moved',
        { units: { A1: [['rifle', { at: [30, 30], moved: 'normal' }]], B1: [['rifle', { at: [30, 20] }]] } },
        way([30, 21]),
        ['LW.inf.assault.declare'],
      ],
    ])
  })

  test('[LW.victory] only a side that still fights concedes, and only once', () => {
    const given: Given = { units: { A1: [['rifle', { at: [30, 30] }]] } }
    expect(reasons(given, { type: 'concede' })).toEqual([])
    expect(battle(given).refusalsOf('referee', { type: 'concede' }).length).toBeGreaterThan(0)
    const plan = lightningWar.actions.concede.plan
    expect(plan({ ...position(given), conceded: ['A'] }, { type: 'concede' }, 'A')).toHaveProperty('refusals')
    expect(plan(position(given), { type: 'concede' }, 'C')).toHaveProperty('refusals')
    expect(plan(position(given), { type: 'concede' }, 'table')).toHaveProperty('refusals')
  })
})

describe('[LW.art.adj.buildings LW.art.adj.stopped] cover against shells', () => {
  // It has moved, so that only cover costs a die; the hedge lies between it and what fires from the south.
  const given = (model: string, at: [number, number]): Given => ({
    units: { A1: [[model, { at }]], B1: [['rifle', { at: [30, 20], moved: 'normal' }]] },
    terrain: [
      strip('hedge', 'h', [
        [20, 20.9],
        [40, 20.9],
      ]),
    ],
  })
  const dice = (model: string, at: [number, number]) => diceOf(battle(given(model, at)), 'A', he('A1.1', 'B1.1'))

  test('a hedge it lines covers it from what fires straight over it, not from behind or from above', () => {
    // 75 mm: 4 dice, 2 less for a tank; a mortar has all 4.
    expect(dice('us.sherman', [30, 40])).toBe(1)
    expect(dice('us.sherman', [30, 4])).toBe(2)
    expect(dice('mortar81', [30, 40])).toBe(4)
  })
})

describe('what is drawn lies where it is measured', () => {
  test('[LW.armour.side-rear] the facing line runs through the front edge, square to the facing', () => {
    const state = position({ units: { A1: [['us.sherman', { at: [30, 30], facing: 90 }]] } })
    const base = state.bases['A1.1']
    if (!base) throw new Error('no base')
    const line = facingLine(state, base, 10)
    if (line.kind !== 'path') throw new Error('no line')
    // A vehicle is 2 inches long: its front edge is 1 inch ahead.
    expect(line.points.map(({ x, y }) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6])).toEqual([
      [31, 20],
      [31, 40],
    ])
  })

  test('[LW.board.footprint] the corners of a base', () => {
    const corners = cornersOf({ at: { x: 30, y: 30 }, facing: 0 }, { long: 1, wide: 0.5 })
    expect(corners.map(({ x, y }) => [x, y]).sort()).toEqual([
      [29.5, 29],
      [29.5, 31],
      [30.5, 29],
      [30.5, 31],
    ])
  })
})

test('[LW.victory] two objectives with one name are warned of by it, one without a name is refused', () => {
  const at = { x: 5, y: 5 }
  const named = (...names: string[]) =>
    checkObjectives({
      ...OPTIONS,
      objectives: names.map((name, i) => ({ id: `o${i}`, name, at, radius: 3, worth: 5 })),
    })
  expect(named('Farm', 'Mill')).toEqual({ errors: [], warnings: [] })
  expect(named('Farm', 'Mill', 'Farm').warnings.map(({ why }) => why)).toEqual(['Two objectives are called “Farm”.'])
  expect(named('Farm', ' ').errors.map(({ why }) => why)).toEqual(['Objective 2 has no name.'])
  const edge = (x: number, y: number) =>
    checkObjectives({ ...OPTIONS, objectives: [{ id: 'o', name: 'Farm', at: { x, y }, radius: 3, worth: 5 }] }).errors
      .length
  expect([edge(0, 0), edge(60, 48), edge(60.1, 48), edge(60, 48.1), edge(-0.1, 0), edge(0, -0.1)]).toEqual([
    0, 0, 1, 1, 1, 1,
  ])
})

test('[LW.vis.season LW.turn.1] what is rolled once is not rolled again, with the reason', () => {
  const state = position({ units: {} })
  const why = (plan: object): unknown => ('refusals' in plan ? plan.refusals : null)
  const { 'season.roll': season, 'initiative.roll': initiative, 'turn.end': end } = lightningWar.actions
  const told = (rule: string) => [expect.objectContaining({ rule })]
  expect(why(season.plan(state, { type: 'season.roll' }, 'table'))).toEqual(told('LW.vis.season'))
  const winter = { ...state, options: { ...state.options, season: 'winter' as const } }
  expect(why(season.plan(winter, { type: 'season.roll' }, 'table'))).toEqual(told('LW.vis.season'))
  expect(why(season.plan({ ...winter, step: 'season' }, { type: 'season.roll' }, 'table'))).toBeNull()
  expect(why(initiative.plan(state, { type: 'initiative.roll' }, 'table'))).toEqual(told('LW.turn.1'))
  expect(
    why(initiative.plan({ ...state, step: 'initiative', naming: 'A' }, { type: 'initiative.roll' }, 'table')),
  ).toEqual(told('LW.turn.1'))
  expect(why(end.plan(state, { type: 'turn.end' }, 'table'))).toEqual(told('LW.turn.5'))
  expect(why(end.plan({ ...state, step: 'morale' }, { type: 'turn.end' }, 'table'))).toEqual(told('LW.turn.5'))
})

test('[LW.board.contact] a move may end touching a friend or a wreck, not overlapping it, and not touching an enemy', () => {
  // Squads are 1.2 inches square: side by side their centres are 1.2 apart.
  const move = (x: number, other: Given['units']): string[] =>
    reasons(
      { step: 'movement', units: { A1: [['rifle', { at: [34, 30] }]], ...other } },
      { type: 'move', base: 'A1.1', mode: 'normal', path: [pose(x, 30)] },
    )
  const friend = { A2: [['rifle', { at: [30, 30] }]] } satisfies Given['units']
  const enemy = { B1: [['rifle', { at: [30, 30] }]] } satisfies Given['units']
  const wreck = { B1: [['us.sherman', { at: [30, 30], status: 'wreck' }]] } satisfies Given['units']
  expect([move(31.2, friend), move(31.19, friend)]).toEqual([[], ['LW.board.contact']])
  expect([move(31.21, enemy), move(31.2, enemy)]).toEqual([[], ['LW.board.contact']])
  expect([move(31.1, wreck), move(31.09, wreck)]).toEqual([[], ['LW.board.contact']])
})
