import { expect, test, vi } from 'vitest'
import { memoize, once } from '../../src/engine/memoize'

const position = { turn: 1, pieces: { a: { at: 3 } } }

test('what follows from a part is worked out once while positions share it', () => {
  const find = vi.fn((pieces: typeof position.pieces) => pieces.a.at * 2)
  const doubled = memoize(find)
  const later = { ...position, turn: 2 }
  expect([doubled(position.pieces), doubled(later.pieces)]).toEqual([6, 6])
  expect(find).toHaveBeenCalledTimes(1)
})

test('what is worked out once is worked out when first asked for, and never again', () => {
  const find = vi.fn(() => [1, 2])
  const choices = once(find)
  expect(find).not.toHaveBeenCalled()
  expect(choices()).toBe(choices())
  expect(find).toHaveBeenCalledTimes(1)
})
