import { describe, expect, test } from 'vitest'
import { arclight } from '../../../src/rulesets/arclight'
import { condition, moving, position, rolling, ship, tableAt } from './support'

const cmd = (id: string) => ({ type: 'initiative' as const, ship: id, skill: 'cmd' as const })
const helm = (id: string) => ({ type: 'initiative' as const, ship: id, skill: 'helm' as const })

/** Both sides roll these faces, then ties are broken with the others. */
function settled(a: number, b: number, ...ties: number[]) {
  const table = rolling()
  table.play('A', cmd('A1'), a)
  table.play('B', cmd('B1'), b)
  const events = table.settle(...ties)
  return { table, events }
}

describe('initiative', () => {
  test('[ARC.init.command] each side rolls the Command die of its commander', () => {
    const table = rolling()
    expect(arclight.awaiting(table.state).map(({ seat }) => seat)).toEqual(['A', 'B'])
    const [event] = table.play('A', cmd('A1'), 4)
    expect(event).toMatchObject({ type: 'initiative', seat: 'A', face: 4, total: 4 })
    // Command 3 is a D4.
    expect(() => table.play('B', cmd('B1'), 5)).toThrow('a d4 has no face 5')
  })

  test('[ARC.init.best] the best living commander rolls; equals may be named', () => {
    const table = rolling({ A2: { card: 'quasar' } })
    expect(table.forbiddenBy('A', cmd('A1'))).toEqual(['ARC.init.best'])
    expect(table.offered('A').filter(id => id.startsWith('initiative'))).toEqual(['initiative.A2.cmd'])
    expect(table.forbiddenBy('A', { type: 'initiative', ship: null, skill: 'cmd' })).toEqual(['ARC.init.best'])
    const dead = rolling({ A2: { card: 'quasar', dead: ['P'] } })
    expect(dead.forbiddenBy('A', cmd('A1'))).toEqual([])
    const equal = rolling({ A2: {} })
    expect(equal.offered('A').filter(id => id.startsWith('initiative'))).toEqual([
      'initiative.A1.cmd',
      'initiative.A2.cmd',
    ])
  })

  test('[ARC.init.lowest-first] the lowest result moves a ship first', () => {
    expect(settled(2, 3).table.state).toMatchObject({ order: ['A', 'B'], mover: 'A' })
    expect(settled(4, 1).table.state).toMatchObject({ order: ['B', 'A'], mover: 'B' })
  })

  test('[ARC.init.tie.helm] equal results are broken by the highest Helm', () => {
    const { table, events } = settled(3, 3, 5, 2)
    expect(table.state.order).toEqual(['B', 'A'])
    expect(events[0]).toMatchObject({ type: 'order', ties: { A: [5], B: [2] } })
  })

  test('[ARC.init.tie.reroll] equal Helm dice are rerolled, not the Command dice', () => {
    const { table } = settled(3, 3, 4, 4, 6, 1)
    expect(table.state.order).toEqual(['B', 'A'])
    expect(table.state.rolls.A).toMatchObject({ total: 3, ties: [4, 6] })
    const nobody = rolling({ A1: { dead: ['P'] }, B1: { dead: ['P'] } })
    const none = { type: 'initiative', ship: null, skill: 'cmd' } as const
    nobody.play('A', none)
    nobody.play('B', none)
    nobody.settle(2, 5)
    expect(nobody.state.order).toEqual(['A', 'B'])
  })

  test('[ARC.init.tie.helm ARC.skill.die] a side without a pilot has 0 on its Helm die, and only the other rolls', () => {
    const table = rolling({ A1: { dead: ['P'] }, B1: { stun: 1 } })
    table.play('A', { type: 'initiative', ship: null, skill: 'cmd' })
    table.play('B', cmd('B1'), 2)
    // 2 - 2 is a tie with 0, and so is the first Helm roll.
    table.settle(2, 1)
    expect([table.state.rolls.A?.ties, table.state.rolls.B?.ties]).toEqual([
      [0, 0],
      [0, -1],
    ])
    expect(table.state.order).toEqual(['B', 'A'])
  })

  test('[ARC.init.single] only a side with a single ship may roll Helm', () => {
    const table = rolling({ B2: {} })
    table.play('A', helm('A1'), 6)
    expect(table.state.rolls.A).toMatchObject({ skill: 'helm', total: 6 })
    expect(table.forbiddenBy('B', helm('B1'))).toEqual(['ARC.init.single'])
    expect(rolling({ B2: { status: 'destroyed' } }).forbiddenBy('B', helm('B1'))).toEqual([])
  })

  test('[ARC.init.mods] stunned and jammed pilots roll two less each, Helm included, without a floor', () => {
    const both = { stun: 1, conditions: [condition('interference')] }
    const table = rolling({ A1: both, B1: {} })
    expect(table.plan('A', cmd('A1')).ledgers[0]?.lines.map(({ value, rule }) => [value, rule])).toEqual([
      [-2, 'ARC.code.S'],
      [-2, 'ARC.crit.15'],
    ])
    table.play('A', cmd('A1'), 1)
    expect(table.state.rolls.A?.total).toBe(-3)
    const tie = rolling({ A1: { stun: 1 } })
    tie.play('A', cmd('A1'), 4)
    tie.play('B', cmd('B1'), 2)
    tie.settle(5, 4)
    expect(tie.state.rolls.A?.ties).toEqual([3])
    expect(tie.state.order).toEqual(['A', 'B'])
  })

  test('[ARC.init.tie.helm] among pilots with equal Helm, one that isn’t stunned rolls', () => {
    const table = rolling({ A1: { stun: 1 }, A2: {}, B1: {} })
    table.play('A', cmd('A2'), 2)
    table.play('B', cmd('B1'), 2)
    table.settle(5, 4)
    expect(table.state.rolls.A?.ties).toEqual([5])
  })

  test('[ARC.crit.15] interference doesn’t affect the Helm die of a ship that isn’t in command', () => {
    const table = rolling({ A1: { conditions: [condition('interference', 1)] }, A2: { card: 'quasar' }, B1: {} })
    table.play('A', cmd('A2'), 2)
    table.play('B', cmd('B1'), 2)
    table.settle(5, 4)
    expect(table.state.rolls.A?.ties).toEqual([5])
  })

  test('[ARC.init.alternate] sides take turns, one ship each', () => {
    const table = moving({ A2: {}, B2: {} })
    const order: (string | null)[] = [table.state.mover]
    table.play('A', { type: 'stop', ship: 'A2' })
    order.push(table.state.mover)
    expect(table.forbiddenBy('B', { type: 'stop', ship: 'A1' })).toContain('ARC.init.alternate')
    table.play('B', { type: 'stop', ship: 'B1' })
    order.push(table.state.mover)
    expect(order).toEqual(['A', 'B', 'A'])
    expect(table.offered('A')).toEqual(['move.A1', 'stop.A1', 'concede'])
  })

  test('[ARC.init.alternate.uneven] a side without an unmoved ship is skipped', () => {
    const table = moving({ A2: {}, A3: { at: '1215' } })
    table.play('A', { type: 'stop', ship: 'A1' })
    table.play('B', { type: 'stop', ship: 'B1' })
    table.play('A', { type: 'stop', ship: 'A2' })
    expect(table.state.mover).toBe('A')
    table.play('A', { type: 'stop', ship: 'A3' })
    expect(table.state.phase).toBe('cannon')
    expect(ship(table, 'A3').moved).toBe(true)
  })

  test('[ARC.init.seats] three sides move in ascending order; only the tied ones roll Helm', () => {
    const table = tableAt(position({ C1: { card: 'pulsar' } }, { phase: 'initiative', order: [], mover: null }))
    table.play('A', cmd('A1'), 3)
    table.play('B', cmd('B1'), 1)
    table.play('C', cmd('C1'), 3)
    table.settle(6, 2)
    expect(table.state.order).toEqual(['B', 'C', 'A'])
    expect(table.state.rolls.B?.ties).toEqual([])
    table.play('B', { type: 'stop', ship: 'B1' })
    expect(table.state.mover).toBe('C')
  })
})
