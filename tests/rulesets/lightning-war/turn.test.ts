import { describe, expect, test } from 'vitest'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import { ap, base, battle, faces, go, small } from './support'

const units = {
  A1: [['rifle', { at: [30, 40] as const, hq: true }]],
  B1: [['rifle', { at: [30, 10] as const, hq: true }]],
} as const

describe('the turn', () => {
  test('[LW.turn.1 LW.turn.1.tie] the highest die names the side with the initiative; ties are thrown again', () => {
    const table = battle({ units, step: 'initiative', order: [], more: { active: null } })
    const [event] = table.settle(3, 3, 2, 5)
    expect(event).toMatchObject({ type: 'initiative-rolled', winner: 'B' })
    expect(table.forbiddenBy('A', { type: 'initiative.give', to: 'A' })).toEqual(['TABLE.turn', 'LW.turn.1'])
    table.play('B', { type: 'initiative.give', to: 'A' })
    expect(table.state).toMatchObject({ order: ['A', 'B'], active: 'A', step: 'movement' })
  })

  test('[LW.turn.2 LW.turn.3 LW.turn.4 LW.turn.5] movement and firing of both sides, then assaults and morale', () => {
    const table = battle({ units, step: 'movement', order: ['B', 'A'], active: 'B' })
    expect(table.forbiddenBy('A', go('A1.1', [30, 36]))).toEqual(['TABLE.turn', 'LW.turn.2'])
    table.play('B', go('B1.1', [30, 14]))
    expect(table.forbiddenBy('B', small('B1.1', 'A1.1'))).toContain('LW.turn.3')
    table.play('B', { type: 'step.end' })
    expect(table.state).toMatchObject({ step: 'movement', active: 'A' })
    table.play('A', { type: 'step.end' })
    expect(table.state).toMatchObject({ step: 'firing', active: 'B' })
    table.play('B', { type: 'step.end' })
    expect(table.state).toMatchObject({ step: 'firing', active: 'A' })
    table.play('A', { type: 'step.end' })
    expect(table.state.step).toBe('assault')
    expect(table.settle(6, 1).map(({ type }) => type)).toEqual(['turn-ended', 'initiative-rolled'])
  })

  test('[LW.turn.1.each] the initiative is rolled for anew in the next turn', () => {
    const table = battle({ units, step: 'morale', more: { active: null } })
    table.settle(1, 4)
    expect(table.state).toMatchObject({ turn: 3, naming: 'B', order: [] })
  })

  test('[LW.turn.3.once] a weapon fires once', () => {
    const table = battle({
      units: {
        A1: [['rifle', { at: [30, 30] }]],
        B1: [
          ['rifle', { at: [30, 25] }],
          ['rifle', { at: [32, 25] }],
        ],
      },
    })
    table.play('A', small('A1.1', 'B1.1'), ...faces(0, 2))
    expect(table.forbiddenBy('A', small('A1.1', 'B1.2'))).toContain('LW.turn.3.once')
  })

  test('[LW.turn.3.removal] who is lost does not answer', () => {
    const table = battle({
      units: {
        A1: [['rifle', { at: [30, 30] }]],
        B1: [
          ['rifle', { at: [30, 25] }],
          ['rifle', { at: [32, 25] }],
        ],
      },
    })
    table.play('A', small('A1.1', 'B1.1'), 6, 1)
    expect(base(table, 'B1.1').status).toBe('lost')
    table.play('A', { type: 'step.end' })
    expect(table.forbiddenBy('B', small('B1.1', 'A1.1'))).not.toEqual([])
    expect(table.forbiddenBy('B', small('B1.2', 'A1.1'))).toEqual([])
  })

  test('[LW.turn.5] the morale step waits for every test', () => {
    const table = battle({ units, step: 'morale', unit: { A1: { due: ['half'] } } })
    expect(table.forbiddenBy('A', { type: 'step.end' })).toEqual(['LW.turn.5'])
    table.play('A', { type: 'morale.roll', bases: ['A1.1'] }, 6, 6)
    expect(table.forbiddenBy('A', { type: 'step.end' })).toEqual([])
  })

  test('[LW.victory] a side may give the battle up, out of its turn too, and the other has won', () => {
    for (const [loser, winner] of [
      ['A', 'B'],
      ['B', 'A'],
    ] as const) {
      const table = battle({ units })
      expect(table.forbiddenBy(loser, { type: 'concede' })).toEqual([])
      table.play(loser, { type: 'concede' })
      expect(lightningWar.outcome(table.state)).toMatchObject({ winners: [winner], rule: 'LW.victory' })
    }
  })

  test('[LW.victory] objectives and losses count when the last turn is over; a side without anybody has lost', () => {
    const over = battle({
      units,
      step: 'morale',
      options: { turnLimit: 2, objectives: [{ id: 'o', name: 'Farm', at: { x: 30, y: 40 }, radius: 3, worth: 20 }] },
      more: { active: null },
    })
    over.settle()
    expect(over.state.step).toBe('over')
    expect(over.forbiddenBy('A', ap('A1.1', 'B1.1'))).toEqual(['TABLE.over'])
    expect(lightningWar.outcome(over.state)).toMatchObject({ winners: ['A'], rule: 'LW.victory' })
    const alone = battle({ units: { A1: [['rifle', { at: [30, 40] }]] } }).state
    const gone = { ...alone, bases: { ...alone.bases, 'B9.1': { ...base(over, 'B9.1'), status: 'lost' as const } } }
    expect(lightningWar.outcome(gone)).toMatchObject({ winners: ['A'] })
  })
})
