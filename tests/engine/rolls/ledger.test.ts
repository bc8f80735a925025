import { expect, test } from 'vitest'
import { modifier, strongest, total } from '../../../src/engine/rolls/ledger'
import { isRefused, plain, refuse, unless } from '../../../src/engine/rolls/plan'

test('a ledger sums its lines', () => {
  expect(total([modifier(2, 'aim', 'T.1'), modifier(-3, 'range', 'T.2')])).toBe(-1)
  expect(total([])).toBe(0)
})

test('of modifiers that do not add up the strongest counts, the first of equals', () => {
  const lines = [modifier(1, 'haze', 'T.1'), modifier(-3, 'dark', 'T.2'), modifier(3, 'flare', 'T.3')]
  expect(strongest(lines)).toEqual([lines[1]])
  expect(strongest([])).toEqual([])
})

test('a modifier carries shapes only where it has some', () => {
  expect(modifier(1, 'a', 'T')).toEqual({ value: 1, why: 'a', rule: 'T' })
  const shapes = [{ kind: 'label', tone: 'note', at: { x: 0, y: 0 }, label: 'here' }] as const
  expect(modifier(1, 'a', 'T', shapes).shapes).toBe(shapes)
  expect(refuse('T', 'no', shapes).shapes).toBe(shapes)
})

test('a refusal names every reason that holds', () => {
  const refused = unless([refuse('T.1', 'one'), false, null, undefined, refuse('T.2', 'two')], () => plain('x', 'T'))
  expect(isRefused(refused) && refused.refusals.map(r => r.rule)).toEqual(['T.1', 'T.2'])
})

test('without a reason there is a plan', () => {
  const planned = unless([false, null], () => plain('Go', 'T'))
  expect(isRefused(planned)).toBe(false)
  expect(planned).toMatchObject({ title: 'Go', rule: 'T', ledgers: [] })
})
