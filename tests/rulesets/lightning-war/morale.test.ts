import { describe, expect, test } from 'vitest'
import { textOf } from '../../../src/engine/record/log'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { LwAction } from '../../../src/rulesets/lightning-war/actions'
import type { Grade } from '../../../src/rulesets/lightning-war/tables/morale'
import { touchingPairs } from './assault-support'
import { ap, base, battle, block, faces, go, small, strip } from './support'

const roll = (...bases: string[]): LwAction => ({ type: 'morale.roll', bases })

const shaken = (given: Partial<Parameters<typeof battle>[0]> = {}, model = 'rifle', morale: Grade = 'hardened') =>
  battle({
    step: 'morale',
    units: {
      A1: [
        [model, { at: [30, 30], hq: true }],
        [model, { at: [33, 30] }],
      ],
      ...given.units,
    },
    unit: { A1: { due: ['half'], morale } },
    ...(given.terrain ? { terrain: given.terrain } : {}),
  })

describe('morale', () => {
  test.each([
    ['elite', 5 / 6],
    ['hardened', 13 / 18],
    ['replacement', 7 / 12],
    ['irregular', 5 / 12],
  ] as const)(
    '[LW.morale.test LW.morale.elite LW.morale.hardened LW.morale.replacement LW.morale.irregular] %s pass with %f',
    (grade, chance) => {
      expect(shaken({}, 'rifle', grade).oddsOf('A', roll('A1.1')).Passes).toBeCloseTo(chance, 12)
    },
  )

  test.each([
    ['trench', 'rifle', 103 / 108, 3],
    ['bunker', 'rifle', 1291 / 1296, 4],
    ['trench', 'us.sherman', 103 / 108, 3],
    ['bunker', 'us.sherman', 103 / 108, 3],
    ['scrub', 'rifle', 13 / 18, 2],
  ])(
    '[LW.morale.extra.field LW.morale.extra.fort LW.morale.extra.afv] in a %s a %s passes on 6 with %f, %d dice',
    (kind, model, chance, dice) => {
      const table = shaken({ terrain: [block(kind, 't', [28, 28, 4, 4])] }, model)
      expect(table.oddsOf('A', roll('A1.1')).Passes).toBeCloseTo(chance, 12)
      table.play('A', roll('A1.1'), ...faces(dice, dice))
      expect(base(table, 'A1.1').tested).toBe(true)
    },
  )

  test.each([
    [['half'], 'A1 is below half strength', ['LW.morale.when.half']],
    [['assault'], 'A1 lost an assault', ['LW.morale.when.assault']],
    [
      ['half', 'retire'],
      'A1 is below half strength and fell back before the enemy',
      ['LW.morale.when.half', 'LW.morale.when.retire'],
    ],
  ] as const)(
    '[LW.morale.when.half LW.morale.when.assault LW.morale.when.retire] %s is told in prompt, title and log',
    (due, why, rules) => {
      const table = battle({
        step: 'morale',
        units: { A1: [['rifle', { at: [30, 30], hq: true }]] },
        unit: { A1: { due: [...due] } },
      })
      expect(lightningWar.awaiting(table.state)[0]?.say).toBe(`test morale: ${why}`)
      expect(table.plan('A', roll('A1.1'))).toMatchObject({ title: `Morale of A1.1: ${why}` })
      const told = table.play('A', roll('A1.1'), 3, 3)
      const tested = told.find(it => it.type === 'morale-tested')
      expect(tested?.rules).toEqual(expect.arrayContaining([...rules]))
      expect(tested && textOf(lightningWar.narrate(tested, table.state), seat => seat)).toBe(
        `${why}: A1.1 rolls 6 against 6 and passes.`,
      )
    },
  )

  test('[LW.morale.fail] who is still retiring tests for that reason alone', () => {
    const table = battle({
      step: 'morale',
      units: {
        A1: [
          ['rifle', { at: [30, 30], hq: true, retiring: true }],
          ['rifle', { at: [33, 30] }],
        ],
      },
    })
    expect(lightningWar.awaiting(table.state)[0]?.say).toBe('test morale: A1 still has bases that are retiring')
    const told = table.play('A', roll('A1.1'), 3, 3)
    expect(told.find(it => it.type === 'morale-tested')?.rules).toContain('LW.morale.fail')
  })

  test('[LW.morale.test] the total reaches the rating or fails; each base rolls for itself', () => {
    const table = shaken()
    const told = table.play('A', roll('A1.1', 'A1.2'), 3, 3, 2, 3)
    expect(told.filter(it => it.type === 'morale-tested').map(it => 'passed' in it && it.passed)).toEqual([true, false])
    expect([base(table, 'A1.1').retiring, base(table, 'A1.2').retiring]).toEqual([false, true])
  })

  test('why a unit tests is told with its first test of the turn only', () => {
    const sentences = (table: ReturnType<typeof shaken>, ...ids: string[]) =>
      table
        .play('A', roll(...ids), ...ids.flatMap(() => [6, 6]))
        .flatMap(it =>
          it.type === 'morale-tested' ? [textOf(lightningWar.narrate(it, table.state), seat => seat)] : [],
        )
    const first = 'A1 is below half strength: A1.1 rolls 12 against 6 and passes.'
    const second = 'A1.2 rolls 12 against 6 and passes.'
    expect(sentences(shaken(), 'A1.1', 'A1.2')).toEqual([first, second])
    const apart = shaken()
    expect([sentences(apart, 'A1.1'), sentences(apart, 'A1.2')]).toEqual([[first], [second]])
  })

  test('[LW.morale.fail] who fails goes back a full move at once, makes no move of its own, and tests again next turn', () => {
    const table = shaken({ units: { B1: [['rifle', { at: [30, 26] }]] } })
    table.play('A', roll('A1.1'), 1, 1)
    expect(table.settle()).toContainEqual(expect.objectContaining({ type: 'fell-back', base: 'A1.1', far: 6 }))
    expect(base(table, 'A1.1').at).toEqual({ x: 30, y: 36 })
    table.play('A', roll('A1.2'), 6, 6)
    table.settle(6, 1)
    table.play('A', { type: 'initiative.give', to: 'A' })
    expect(table.forbiddenBy('A', go('A1.1', [30, 34]))).toEqual(['LW.morale.fail'])
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    expect(table.forbiddenBy('A', small('A1.1', 'B1.1'))).toContain('LW.morale.fail')
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    table.settle()
    expect(table.state).toMatchObject({ step: 'morale', active: 'A' })
    table.play('A', roll('A1.1'), 6, 6)
    expect(base(table, 'A1.1').retiring).toBe(false)
  })

  test('[LW.morale.fail LW.board.contact] who goes back stops short of enemies in his way and never ends in contact', () => {
    const table = shaken({ units: { B1: [['rifle', { at: [30, 33.4] }]], B2: [['rifle', { at: [34.1, 36.9] }]] } })
    table.play('A', roll('A1.1', 'A1.2'), 1, 1, 1, 1)
    table.settle(2, 1)
    expect(touchingPairs(table.state, 'A1', 'B1')).toEqual([])
    expect(touchingPairs(table.state, 'A1', 'B2')).toEqual([])
    expect(base(table, 'A1.1').at.y).toBeGreaterThan(31)
    expect(base(table, 'A1.1').at.y).toBeLessThan(32.3)
    expect(base(table, 'A1.2').at.y).toBeGreaterThan(34)
    expect(base(table, 'A1.2').at.y).toBeLessThan(36)
  })

  test.each([
    ['us.sherman', 'field', 12],
    ['us.sherman', 'marsh', 6],
    ['us.sherman', 'wood', 6],
    ['rifle', 'marsh', 6],
    ['truck', 'field', 6],
    ['truck', 'marsh', 0],
  ])(
    '[LW.morale.fail LW.move.bad-going LW.move.truck.off LW.move.truck.bad] a %s goes back through a %s %i inches',
    (model, kind, far) => {
      const table = battle({
        step: 'morale',
        units: { A1: [[model, { at: [30, 20] }]] },
        unit: { A1: { due: ['half'] } },
        terrain: [block(kind, 'g', [20, 20, 20, 20])],
      })
      table.play('A', roll('A1.1'), 1, 1)
      table.settle(6, 1)
      expect(base(table, 'A1.1').at.y).toBeCloseTo(20 + far, 6)
    },
  )

  test('[LW.morale.fail LW.move.bad-going] only the inches in bad going cost double, and a hedge 1 more', () => {
    const back = (...terrain: ReturnType<typeof block>[]) => {
      const table = battle({
        step: 'morale',
        units: { A1: [['us.sherman', { at: [30, 20] }]] },
        unit: { A1: { due: ['half'] } },
        terrain,
      })
      table.play('A', roll('A1.1'), 1, 1)
      const [fell] = table.settle(6, 1)
      return { far: fell?.type === 'fell-back' ? fell.far : null, rules: fell?.rules }
    }
    expect(back(block('marsh', 'm', [20, 25, 20, 3]))).toMatchObject({
      far: expect.closeTo(9, 6),
      rules: ['LW.morale.fail', 'LW.morale.when.retire', 'LW.move.bad-going'],
    })
    const hedge = strip('hedge', 'h', [
      [20, 25],
      [40, 25],
    ])
    expect(back(hedge).far).toBeCloseTo(11, 6)
    expect(back().rules).toEqual(['LW.morale.fail', 'LW.morale.when.retire'])
  })

  test('[LW.morale.fail LW.move.truck.road] a truck goes back 12 inches where it keeps to a road', () => {
    const table = battle({
      step: 'morale',
      units: { A1: [['truck', { at: [30, 20] }]] },
      unit: { A1: { due: ['half'] } },
      terrain: [
        strip('road', 'r', [
          [30, 10],
          [30, 40],
        ]),
      ],
    })
    table.play('A', roll('A1.1'), 1, 1)
    table.settle(6, 1)
    expect(base(table, 'A1.1').at.y).toBeCloseTo(32, 6)
  })

  test('[LW.morale.fail LW.board.edges] who goes back off the table is lost', () => {
    const table = battle({
      step: 'morale',
      units: { A1: [['us.sherman', { at: [30, 40], hq: true }]] },
      unit: { A1: { due: ['half'] } },
    })
    table.play('A', roll('A1.1'), 1, 1)
    table.settle(6, 1)
    expect(base(table, 'A1.1').status).toBe('lost')
  })

  test('[LW.morale.once] one test in a turn, however many reasons', () => {
    const table = battle({
      step: 'morale',
      units: {
        A1: [
          ['rifle', { at: [30, 30] }],
          ['rifle', { at: [33, 30] }],
        ],
      },
      unit: { A1: { due: ['half', 'assault', 'retire'] } },
    })
    table.play('A', roll('A1.1'), 6, 6)
    expect(table.forbiddenBy('A', roll('A1.1'))).toEqual(['LW.morale.once'])
  })

  test('[LW.morale.when.half] below half its strength, and after each later loss; exactly half is not below', () => {
    const unit = (bases: number, original: number) => {
      const table = battle({
        units: {
          A1: [['de.tiger1', { at: [30, 40] }]],
          B1: Array.from({ length: bases }, (_, i) => ['us.sherman', { at: [20 + 4 * i, 30] as const }] as const),
        },
        unit: { B1: { original } },
      })
      table.play('A', ap('A1.1', 'B1.1'), ...faces(1, 4))
      return table.state.units.B1?.due
    }
    expect([unit(3, 4), unit(2, 4), unit(2, 3), unit(2, 2)]).toEqual([[], ['half'], ['half'], []])
  })

  test('[LW.morale.when.retire] retiring before an enemy that sees it, in any mode; withdrawing unseen does not count', () => {
    const back = (terrain: Parameters<typeof battle>[0]['terrain']) => {
      const table = battle({
        step: 'movement',
        ...(terrain ? { terrain } : {}),
        units: { A1: [['rifle', { at: [30, 30] }]], B1: [['rifle', { at: [30, 20] }]] },
      })
      table.play('A', go('A1.1', [30, 35]))
      return table.state.units.A1?.due
    }
    expect(back([])).toEqual(['retire'])
    expect(back([block('wood', 'w', [0, 22, 60, 6])])).toEqual([])
  })

  test('[LW.morale.when.retire] who leaves the table before an enemy that sees it retires, and its unit tests', () => {
    const gone = (terrain: NonNullable<Parameters<typeof battle>[0]['terrain']>) => {
      const table = battle({
        step: 'movement',
        terrain,
        units: {
          A1: [
            ['rifle', { at: [30, 46] }],
            ['rifle', { at: [33, 46] }],
          ],
          B1: [['rifle', { at: [30, 36] }]],
        },
      })
      table.play('A', { type: 'leave', base: 'A1.1' })
      return table.state.units.A1?.due
    }
    expect(gone([])).toEqual(['retire'])
    expect(gone([block('wood', 'w', [0, 38, 60, 6])])).toEqual([])
  })

  test('[LW.morale.when.assault] a unit that lost an assault tests', () => {
    const table = battle({
      step: 'morale',
      units: { A1: [['rifle', { at: [30, 30] }]] },
      unit: { A1: { due: ['assault'] } },
    })
    expect(table.offered('A')).toContain('morale.A1.1')
    const none = battle({ step: 'morale', units: { A1: [['rifle', { at: [30, 30] }]] } })
    expect(none.forbiddenBy('A', roll('A1.1'))).toEqual(['LW.turn.5'])
  })
})
