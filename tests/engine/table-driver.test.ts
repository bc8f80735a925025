import { expect, test } from 'vitest'
import { seededDice } from '../../src/engine/rolls/seeded'
import { tableOf } from '../support/table'
import { pond, toySetup } from '../support/toy'

const signal = (seat: 'A' | 'B', haste = 0) =>
  ({ type: 'signal', seat, signal: { stance: 'steady', haste, loud: false, word: 'Go' } }) as const

function atSea() {
  const table = tableOf(pond, pond.initialState(toySetup, seededDice('seed', 'setup')))
  table.play('A', signal('A'))
  table.play('B', signal('B'))
  table.settle(6, 6, 1, 1)
  return table
}

test('plays with the faces it is given and hands back the events', () => {
  const table = tableOf(pond, pond.initialState(toySetup, seededDice('seed', 'setup')))
  expect(table.play('A', signal('A', 2)).map(event => event.type)).toEqual(['signalled', 'signalled-secretly'])
  table.play('B', signal('B'))
  expect(table.settle(3, 3, 4, 4, 6, 1, 1, 1)).toContainEqual(
    expect.objectContaining({ type: 'initiative', first: 'A', totals: { A: 9, B: 2 } }),
  )
})

test('fails a test whose action is refused or whose faces do not fit', () => {
  const table = atSea()
  expect(() => table.play('A', { type: 'fire', boat: 'a1', target: 'b3' })).toThrow('POND.fire.range')
  expect(() => table.play('A', { type: 'pass' }, 3)).toThrow('unused: 3')
})

test('tells by which rules something is forbidden, what is offered and what the odds are', () => {
  const table = atSea()
  expect(table.forbiddenBy('A', { type: 'fire', boat: 'a1', target: 'b2' })).toEqual([
    'POND.fire.range',
    'POND.fire.sight',
  ])
  expect(table.refusalsOf('A', { type: 'pass' })).toEqual([])
  expect(table.offered('A')).toContain('fire.a1')
  table.play('A', { type: 'sail', boat: 'a1', path: [{ at: { x: 15, y: 33 }, facing: 0 }] })
  const odds = table.oddsOf('A', { type: 'fire', boat: 'a1', target: 'b1' })
  expect(odds.critical).toBeCloseTo(1 / 36)
  expect(odds.hit).toBeCloseTo(9 / 36)
})
