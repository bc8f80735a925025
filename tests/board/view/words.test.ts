import { expect, test } from 'vitest'
import { boardInWords, length } from '../../../src/board/view/words'
import { TABLE } from '../support'

test('the board is described in rounded numbers, and hexes by columns and rows', () => {
  expect(boardInWords({ ...TABLE, width: 121.91999999, height: 90 }, 2)).toBe('121.9 by 90 cm, 2 pieces')
  const hex = { ...TABLE, kind: 'hex', unit: 'hex', width: 17.60254037844386, hex: { columns: 20, rows: 15 } } as const
  expect(boardInWords(hex, 1)).toBe('20 by 15 hexes, 1 piece')
  expect(boardInWords({ ...TABLE, kind: 'track', unit: 'spaces' }, 12)).toBe('A track, 12 pieces')
})

test('a length beside a limit shows two decimals', () => {
  expect(length(TABLE, 28.04)).toBe('28.04 cm')
  expect(length(TABLE, 28)).toBe('28.0 cm')
  expect(length(TABLE, 27.34)).toBe('27.3 cm')
  expect(length(TABLE, 100)).toBe('100 cm')
})
