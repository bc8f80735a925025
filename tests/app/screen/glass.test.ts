// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('../../../src/app/screen/screen-scale')
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('devicePixelRatio', 2)
})

test('what was measured is kept, and follows the zoom of the page', async () => {
  const first = await fresh()
  expect(first.pixelsPerMillimetre()).toBeNull()
  expect(first.keepPixelsPerMillimetre(4)).toBe(true)
  const later = await fresh()
  expect(later.pixelsPerMillimetre()).toBe(4)
  vi.stubGlobal('devicePixelRatio', 4)
  expect(later.pixelsPerMillimetre()).toBe(2)
})

test.each(['', 'x', '0', '-3', '9999'])('a size that no screen has counts as none: “%s”', async text => {
  localStorage.setItem('stormtable.glass', text)
  const { pixelsPerMillimetre, keepPixelsPerMillimetre } = await fresh()
  expect(pixelsPerMillimetre()).toBeNull()
  expect(keepPixelsPerMillimetre(Number(text))).toBe(false)
})
