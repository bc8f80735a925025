import { describe, expect, test } from 'vitest'
import { groupsOf, isOutOfCommand } from '../../../src/rulesets/lightning-war/rules/command'
import { base, battle, go, small } from './support'

type Units = Parameters<typeof battle>[0]['units']

const out = (table: ReturnType<typeof battle>) =>
  Object.values(table.state.bases)
    .filter(it => it.status === 'table' && isOutOfCommand(table.state, it))
    .map(({ id }) => id)

describe('command', () => {
  test('[LW.cmd.radius] a chain of links of 6 inches holds a unit together, a longer one breaks it', () => {
    const row = (last: number): Units => ({
      A1: [
        ['rifle', { at: [10, 40], hq: true }],
        ['rifle', { at: [16, 40] }],
        ['mmg', { at: [16 + last, 40] }],
      ],
    })
    expect(out(battle({ units: row(6) }))).toEqual([])
    expect(out(battle({ units: row(6.01) }))).toEqual(['A1.3'])
    expect(
      groupsOf(Object.values(battle({ units: row(7) }).state.bases).filter(it => it.unit === 'A1')).map(
        group => group.length,
      ),
    ).toEqual([2, 1])
  })

  test('[LW.cmd.radius.main] headquarters first, then numbers, then the owner’s choice', () => {
    const split = (hq: number): Units => ({
      A1: [10, 12, 30, 32, 34].map((x, i) => ['rifle', { at: [x, 40] as const, hq: i === hq }] as const),
    })
    expect(out(battle({ units: split(0) }))).toEqual(['A1.3', 'A1.4', 'A1.5'])
    expect(out(battle({ units: split(9) }))).toEqual(['A1.1', 'A1.2'])
    const even: Units = { A1: [10, 12, 30, 32].map(x => ['rifle', { at: [x, 40] as const }] as const) }
    const table = battle({ step: 'movement', units: even })
    expect(out(table)).toEqual(['A1.3', 'A1.4'])
    table.play('A', { type: 'command.pick', unit: 'A1', base: 'A1.3' })
    expect(out(table)).toEqual(['A1.1', 'A1.2'])
    expect(
      battle({ step: 'movement', units: split(0) }).forbiddenBy('A', {
        type: 'command.pick',
        unit: 'A1',
        base: 'A1.3',
      }),
    ).toEqual(['LW.cmd.radius.main'])
  })

  test('[LW.cmd.exempt] armour and artillery need no chain', () => {
    const table = battle({
      units: {
        A1: [
          ['us.sherman', { at: [10, 40], hq: true }],
          ['us.sherman', { at: [40, 40] }],
        ],
        A2: [
          ['mortar81', { at: [10, 44] }],
          ['mortar81', { at: [50, 44] }],
        ],
      },
    })
    expect(out(table)).toEqual([])
  })

  test('[LW.cmd.out.move] a lost squad rejoins or, if it cannot, comes nearer, or halts', () => {
    const lost = (x: number) =>
      battle({
        step: 'movement',
        units: {
          A1: [
            ['rifle', { at: [10, 40], hq: true }],
            ['rifle', { at: [12, 40] }],
            ['rifle', { at: [x, 40] }],
          ],
        },
      })
    expect(lost(22).forbiddenBy('A', go('A1.3', [18, 40]))).toEqual([])
    expect(lost(22).forbiddenBy('A', go('A1.3', [19, 40]))).toEqual(['LW.cmd.out.move'])
    expect(lost(30).forbiddenBy('A', go('A1.3', [27, 40]))).toEqual([])
    expect(lost(30).forbiddenBy('A', go('A1.3', [30, 38]))).toEqual(['LW.cmd.out.move'])
    const halted = lost(30)
    halted.play('A', { type: 'step.end' })
    expect(base(halted, 'A1.3').moved).toBe('none')
  })

  test('[LW.cmd.out.move] who is lost is settled when the movement of the side begins', () => {
    const begin = (third: number) => {
      const table = battle({
        step: 'initiative',
        more: { naming: 'A', order: [] },
        units: {
          A1: [
            ['rifle', { at: [10, 40], hq: true }],
            ['rifle', { at: [12, 40] }],
            ['rifle', { at: [third, 40] }],
          ],
        },
      })
      table.play('A', { type: 'initiative.give', to: 'A' })
      return table
    }
    // It was in command, then its headquarters left it: it moves as it likes.
    const left = begin(16)
    left.play('A', go('A1.1', [4, 40]))
    left.play('A', go('A1.2', [6, 40]))
    expect(out(left)).toEqual(['A1.3'])
    expect(left.forbiddenBy('A', go('A1.3', [22, 40]))).toEqual([])
    // It was lost, and its headquarters has come to it: it still ends beside its unit.
    const found = begin(22)
    found.play('A', go('A1.2', [17, 40]))
    found.play('A', go('A1.1', [15, 40]))
    expect(out(found)).toEqual([])
    expect(found.forbiddenBy('A', go('A1.3', [27, 40]))).toEqual(['LW.cmd.out.move'])
    expect(found.forbiddenBy('A', go('A1.3', [22, 38]))).toEqual([])
  })

  test('[LW.cmd.out.move LW.turn.2] a unit that moves together leaves its lost squads to find their own way', () => {
    const table = battle({
      step: 'movement',
      units: {
        A1: [
          ['rifle', { at: [10, 40], hq: true }],
          ['rifle', { at: [12, 40] }],
          ['rifle', { at: [30, 40] }],
        ],
      },
    })
    table.play('A', { type: 'move.unit', unit: 'A1', mode: 'normal', path: [{ at: { x: 10, y: 36 }, facing: 0 }] })
    expect(['A1.1', 'A1.2', 'A1.3'].map(id => base(table, id).at.y)).toEqual([36, 36, 40])
  })

  test('[LW.cmd.out.fire] it fires only at who fired at it or assaulted it this turn or the last, and never assaults', () => {
    const lost = (grudges: readonly { by: string; turn: number }[]) =>
      battle({
        units: {
          A1: [
            ['rifle', { at: [10, 40], hq: true }],
            ['rifle', { at: [12, 40] }],
            ['rifle', { at: [30, 40], grudges: [...grudges] }],
          ],
          B1: [['rifle', { at: [30, 36] }]],
        },
      }).forbiddenBy('A', small('A1.3', 'B1.1'))
    expect(lost([])).toEqual(['LW.cmd.out.fire'])
    expect(lost([{ by: 'B1.1', turn: 2 }])).toEqual([])
    expect(lost([{ by: 'B1.1', turn: 1 }])).toEqual([])
    expect(lost([{ by: 'B1.1', turn: 0 }])).toEqual(['LW.cmd.out.fire'])
    expect(lost([{ by: 'B9.1', turn: 2 }])).toEqual(['LW.cmd.out.fire'])
    const assault = battle({
      step: 'movement',
      units: {
        A1: [
          ['rifle', { at: [10, 40], hq: true }],
          ['rifle', { at: [12, 40] }],
          ['rifle', { at: [30, 40] }],
        ],
        B1: [['rifle', { at: [18, 36] }]],
      },
    })
    assault.play('A', { type: 'assault.declare', unit: 'A1', target: 'B1.1' })
    expect(assault.state.assaults[0]?.squads).not.toContain('A1.3')
  })

  test('[LW.cmd.out.fire] being fired at is remembered', () => {
    const table = battle({ units: { A1: [['rifle', { at: [30, 30] }]], B1: [['rifle', { at: [30, 26] }]] } })
    table.play('A', small('A1.1', 'B1.1'), 1, 1)
    expect(base(table, 'B1.1').grudges).toEqual([{ by: 'A1.1', turn: 2 }])
  })
})
