import { expect, test } from 'vitest'
import { freestOf } from '../../../src/board/view/freest'

test('a panel over the board goes where it covers no counter, else the fewest, and stays where it may', () => {
  const corners = [
    { left: 0, right: 100, top: 80, bottom: 100 },
    { left: 0, right: 100, top: 0, bottom: 20 },
  ]
  const at = (x: number, y: number) => ({ x, y, radius: 5 })
  expect(freestOf(corners, [])).toBe(0)
  expect(freestOf(corners, [at(50, 50)])).toBe(0)
  expect(freestOf(corners, [at(50, 77)])).toBe(1)
  expect(freestOf(corners, [at(50, 90), at(20, 90), at(50, 10)])).toBe(1)
  expect(freestOf(corners, [at(50, 90), at(50, 10)])).toBe(0)
})
