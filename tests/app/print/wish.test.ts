import { expect, test } from 'vitest'
import { leafFor, measuredFault, type PageSettings, settingFaults } from '../../../src/app/print/page-settings'
import { NEW_PRINTER } from '../../../src/app/print/printers'

const wish: PageSettings = {
  paper: 'a4',
  turn: 'portrait',
  margin: 8,
  style: 'colour',
  pages: 'filled',
  lines: false,
  backs: true,
}

test('what is in order has no fault, and a page', () => {
  expect(settingFaults(wish, NEW_PRINTER)).toEqual({})
  expect(leafFor(wish, NEW_PRINTER)).not.toBeNull()
})

test.each([
  ['margin', { ...wish, margin: 3 }, NEW_PRINTER, /Use at least 8 mm/],
  ['margin', { ...wish, margin: 150 }, NEW_PRINTER, /too little room on the paper. Use at most 35 mm/],
  ['margin', { ...wish, margin: Number.NaN }, NEW_PRINTER, /Enter a number/],
  ['dx', wish, { ...NEW_PRINTER, dx: 7 }, /from −5 to 5 mm/],
  ['dy', wish, { ...NEW_PRINTER, dy: Number.NaN }, /from −5 to 5 mm/],
  ['across', wish, { ...NEW_PRINTER, across: 80 }, /correction of 125 %. It must be from 90 to 110 %/],
  ['down', wish, { ...NEW_PRINTER, down: 115 }, /correction of 87 %/],
] as const)('a wrong %s is said beside it, and nothing is laid out', (field, wrong, printer, why) => {
  expect(settingFaults(wrong, printer)[field]).toMatch(why)
  expect(leafFor(wrong, printer)).toBeNull()
})

test('a correction goes from 90 to 110 %, ends included', () => {
  expect(measuredFault(100 / 0.9)).toBeNull()
  expect(measuredFault(100 / 1.1)).toBeNull()
  expect(measuredFault(112)).not.toBeNull()
  expect(measuredFault(90)).not.toBeNull()
  expect(measuredFault(Number.NaN)).toMatch(/length/)
})

test('without backs their shift takes no room and has no fault', () => {
  const plain = leafFor({ ...wish, backs: false }, { ...NEW_PRINTER, dx: 3 })
  expect(plain?.frame.x).toBe(10)
  expect(leafFor(wish, { ...NEW_PRINTER, dx: 3 })?.frame.x).toBe(13)
})
