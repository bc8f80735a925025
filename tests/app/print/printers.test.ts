// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'stormtable.printing'
const fresh = async () => {
  vi.resetModules()
  return import('../../../src/app/print/printers')
}

beforeEach(() => localStorage.clear())

test('what is right for a printer is kept under its name', async () => {
  const first = await fresh()
  first.keepPrinter('Office', { ...first.NEW_PRINTER, dx: 1.5, across: 98.7 })
  first.keepPrinter('Home', { ...first.NEW_PRINTER, edge: 'short' })
  const later = await fresh()
  expect(later.drawerNow().current).toBe('Home')
  expect(later.printerOf(later.drawerNow()).edge).toBe('short')
  later.keep({ current: 'Office' })
  expect(later.printerOf(later.drawerNow())).toMatchObject({ dx: 1.5, across: 98.7 })
  later.forgetPrinter('Office')
  expect(Object.keys(later.drawerNow().printers)).toEqual(['Home'])
})

test.each([
  'not json',
  '{"paper":"a4"}',
  JSON.stringify({ paper: null, current: '', printers: { x: { across: 500 } } }),
])('what the browser kept wrongly counts as nothing: %s', async text => {
  localStorage.setItem(KEY, text)
  const { drawerNow, printerOf, NEW_PRINTER } = await fresh()
  expect(printerOf(drawerNow())).toEqual(NEW_PRINTER)
})
