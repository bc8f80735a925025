import { expect, test } from 'vitest'
import { anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'
import { leftBy } from '../../support/leaving'
import { battle, moving, shoot, walk } from './support'

const game = anyRuleset(striker)

test('[STR.core.sequence.pass] ending the movement phase names how many stands have not moved', () => {
  const table = moving({
    stands: { A1: { at: [50, 50] }, A2: { at: [60, 50] }, B1: { at: [50, 10] } },
    options: { orders: 'off' },
  })
  expect(leftBy(game, table.state, 'A', 'done')).toBe("2 stands haven't moved.")
  table.play('A', walk('A1', [[50, 49]]))
  expect(leftBy(game, table.state, 'A', 'done')).toBe("1 stand hasn't moved.")
})

test('[STR.core.orders.average] stands with orders to hold are not counted', () => {
  const table = moving({ stands: { A1: { at: [50, 50] }, B1: { at: [50, 10] } } })
  expect(table.forbiddenBy('A', walk('A1', [[50, 45]]))).toEqual(['STR.core.orders.average'])
  expect(leftBy(game, table.state, 'A', 'done')).toBeNull()
})

test('[STR.core.sequence.declare-order] sealing names how many stands could still fire', () => {
  const table = battle({ sealed: ['B'], stands: { A1: { at: [50, 25] }, B1: { at: [50, 20] } } })
  expect(table.forbiddenBy('A', shoot('A1', 'B1'))).toEqual([])
  expect(leftBy(game, table.state, 'A', 'seal')).toBe('1 stand could still fire.')
  table.play('A', shoot('A1', 'B1'))
  expect(leftBy(game, table.state, 'A', 'seal')).toBeNull()
})
