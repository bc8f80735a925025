import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  between,
  centred,
  fitScale,
  fitted,
  panned,
  seen,
  toScreen,
  toTable,
  zoomed,
} from '../../../src/board/view/camera'

const frame = { board: { width: 120, height: 90 }, window: { width: 1000, height: 800 } }
const point = fc.record({
  x: fc.double({ min: 0, max: 1000, noNaN: true }),
  y: fc.double({ min: 0, max: 800, noNaN: true }),
})

describe('camera', () => {
  test('the fitted view shows the whole table in the middle', () => {
    const view = fitted(frame)
    const rect = seen(view, frame.window)
    expect(rect.left).toBeLessThan(0)
    expect(rect.bottom).toBeGreaterThan(90)
    expect(toScreen(view, { x: 60, y: 45 })).toEqual({ x: 500, y: 400 })
  })

  test('there and back again', () => {
    fc.assert(
      fc.property(point, p => {
        const view = { scale: 7.3, x: -31, y: 12 }
        const back = toScreen(view, toTable(view, p))
        expect(back.x).toBeCloseTo(p.x, 6)
        expect(back.y).toBeCloseTo(p.y, 6)
      }),
    )
  })

  test('zooming in keeps what is under the pointer under it', () => {
    const view = centred({ ...fitted(frame), scale: 20 }, frame, { x: 60, y: 45 })
    const at = { x: 430, y: 470 }
    const before = toTable(view, at)
    const after = toTable(zoomed(view, frame, { at, factor: 1.5 }), at)
    expect(after.x).toBeCloseTo(before.x, 6)
    expect(after.y).toBeCloseTo(before.y, 6)
  })

  test('zoom has an end on both sides', () => {
    const fit = fitScale(frame)
    const at = { x: 500, y: 400 }
    expect(zoomed(fitted(frame), frame, { at, factor: 1e6 }).scale).toBeCloseTo(fit * 16)
    expect(zoomed(fitted(frame), frame, { at, factor: 1e-6 }).scale).toBeCloseTo(fit / 2)
  })

  test('no pan loses the table: the middle of the window stays on it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99999, max: 99999 }), fc.integer({ min: -99999, max: 99999 }), (x, y) => {
        const middle = toTable(panned(fitted(frame), frame, { x, y }), { x: 500, y: 400 })
        expect(middle.x).toBeGreaterThanOrEqual(-1e-9)
        expect(middle.x).toBeLessThanOrEqual(120 + 1e-9)
        expect(middle.y).toBeGreaterThanOrEqual(-1e-9)
        expect(middle.y).toBeLessThanOrEqual(90 + 1e-9)
      }),
    )
  })

  test('a glide begins and ends where it should, and keeps its fixed point', () => {
    const a = fitted(frame)
    const at = { x: 300, y: 300 }
    const b = zoomed(a, frame, { at, factor: 3 })
    expect(between(a, b, 1)).toBe(b)
    const half = between(a, b, 0.5)
    expect(toTable(half, at).x).toBeCloseTo(toTable(a, at).x, 6)
    expect(toTable(half, at).y).toBeCloseTo(toTable(a, at).y, 6)
  })
})
