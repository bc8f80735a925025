import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxOf, fitsPage, flow, GAP, type Page, pack } from '../../src/print/pack'
import { leafOf } from '../../src/print/paper'
import { block, setupOf } from './support'

const { frame } = leafOf(setupOf())
const EPSILON = 1e-6

function expectApart(page: Page): void {
  for (const [i, a] of page.entries()) {
    const one = boxOf(a)
    expect(a.x).toBeGreaterThanOrEqual(frame.x - EPSILON)
    expect(a.y).toBeGreaterThanOrEqual(frame.y - EPSILON)
    expect(a.x + one.width).toBeLessThanOrEqual(frame.x + frame.width + EPSILON)
    expect(a.y + one.height).toBeLessThanOrEqual(frame.y + frame.height + EPSILON)
    for (const b of page.slice(i + 1)) {
      const two = boxOf(b)
      const apart =
        a.x + one.width + GAP <= b.x + EPSILON ||
        b.x + two.width + GAP <= a.x + EPSILON ||
        a.y + one.height + GAP <= b.y + EPSILON ||
        b.y + two.height + GAP <= a.y + EPSILON
      expect(apart).toBe(true)
    }
  }
}

describe('packing', () => {
  test('keeps everything in the frame and as far apart as two cut marks need', () => {
    const sizes = fc.array(
      fc.record({ width: fc.integer({ min: 5, max: 180 }), height: fc.integer({ min: 5, max: 250 }) }),
      {
        maxLength: 60,
      },
    )
    fc.assert(
      fc.property(sizes, all => {
        const drawings = all.map(({ width, height }) => block(width, height))
        const pages = pack(drawings, frame)
        expect(pages.flat().map(({ drawing }) => drawing)).toHaveLength(drawings.length)
        expect(new Set(pages.flat().map(({ drawing }) => drawing)).size).toBe(drawings.length)
        pages.forEach(expectApart)
      }),
      { numRuns: 60 },
    )
  })

  test('wastes little: a page takes as many counters as a grid would', () => {
    const counters = Array.from({ length: 88 }, () => block(20, 20))
    expect(pack(counters, frame)).toHaveLength(1)
    expect(pack([...counters, block(20, 20)], frame)).toHaveLength(2)
  })

  test('small things fill what large ones leave', () => {
    const pages = pack(
      [...Array.from({ length: 4 }, () => block(88, 120)), ...Array.from({ length: 8 }, () => block(15, 15))],
      frame,
    )
    expect(pages).toHaveLength(1)
  })

  test('what is read goes on from column to column, in its order', () => {
    const charts = [block(88, 100), block(88, 260), block(88, 120), block(88, 100)]
    const pages = flow(charts, frame)
    expect(pages.flat().map(({ drawing }) => drawing)).toEqual(charts)
    expect(pages.map(page => page.map(({ x, y }) => [x > frame.x, y > frame.y]))).toEqual([
      [
        [false, false],
        [true, false],
      ],
      [
        [false, false],
        [false, true],
      ],
    ])
    pages.forEach(expectApart)
  })

  test('a long stick lies on its side where the page is higher than wide', () => {
    const [page] = pack([block(250, 16, { turns: true, parts: true })], frame)
    expect(page?.[0]).toMatchObject({ turned: true, window: { width: 250, height: 16 } })
  })

  test('cuts what is larger than the paper into numbered parts that cover it once', () => {
    const parts = pack([block(1000, 500, { parts: true })], frame).flat()
    const area = parts.reduce((sum, { window }) => sum + window.width * window.height, 0)
    expect(area).toBeCloseTo(1000 * 500, 3)
    expect(parts.map(({ part }) => part)).toContain('part 1 of 12: row 1, column 1')
  })

  test('a counter is never cut up: it does not fit', () => {
    expect(fitsPage(block(300, 300), frame)).toBe(false)
    expect(fitsPage(block(300, 300, { parts: true }), frame)).toBe(true)
    expect(fitsPage(block(250, 100, { turns: true }), frame)).toBe(true)
    expect(() => pack([block(300, 300)], frame)).toThrow('block is larger than the page')
  })
})
