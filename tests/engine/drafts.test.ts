import { produce } from 'immer'
import { expect, test, vi } from 'vitest'
import { memoize } from '../../src/engine/memoize'

const position = { turn: 1, pieces: { a: { at: 3 } } }

test('what follows from a part is worked out once while positions share it', () => {
  const find = vi.fn((pieces: typeof position.pieces) => pieces.a.at * 2)
  const doubled = memoize(find)
  const later = { ...position, turn: 2 }
  expect([doubled(position.pieces), doubled(later.pieces)]).toEqual([6, 6])
  expect(find).toHaveBeenCalledTimes(1)
})

test('of a draft it is worked out every time', () => {
  const doubled = memoize((pieces: typeof position.pieces) => pieces.a.at * 2)
  produce(position, draft => {
    expect(doubled(draft.pieces)).toBe(6)
    draft.pieces.a.at = 5
    expect(doubled(draft.pieces)).toBe(10)
  })
})
