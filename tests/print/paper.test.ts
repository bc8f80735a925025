import { describe, expect, test } from 'vitest'
import { calibrationPage } from '../../src/print/calibration'
import { leafOf, mostMargin, type Paper, sizeOf, TURNS } from '../../src/print/paper'
import { strip } from '../../src/print/strip'
import { setupOf } from './support'

const formats = (['a4', 'letter'] as Paper[]).flatMap(paper => TURNS.map(turn => ({ paper, turn })))

describe.each(formats)('$paper $turn', ({ paper, turn }) => {
  test('keeps the margin free on every side, and room for the strip at the foot', () => {
    const { width, height } = sizeOf(paper, turn)
    const { frame, safe } = leafOf(setupOf({ paper, turn, margin: 12 }))
    expect(safe).toEqual({ x: 12, y: 12, width: width - 24, height: height - 24 })
    expect(Math.min(frame.x, frame.y, width - frame.x - frame.width)).toBeGreaterThanOrEqual(12)
    expect(height - frame.y - frame.height).toBeGreaterThanOrEqual(12 + 9)
  })

  test.each(['foot', 'head'] as const)('bears a strip of 100 mm at the %s', at => {
    const leaf = leafOf(setupOf({ paper, turn }))
    const [ruler] = strip(leaf, '', at)
    const d = ruler?.kind === 'path' ? ruler.d : ''
    const [, x1, y, x2] = /^M([\d.]+) ([\d.]+)L([\d.]+)/.exec(d) ?? []
    expect(Number(x2) - Number(x1)).toBeCloseTo(100, 6)
    if (at === 'foot') expect(Number(y) - 4).toBeGreaterThanOrEqual(leaf.frame.y + leaf.frame.height)
    expect(Number(y)).toBeLessThanOrEqual(leaf.height - 8)
    expect(Number(y) - 4).toBeGreaterThanOrEqual(8)
  })

  test('the largest margin still leaves room for the strip and its words', () => {
    const { safe } = leafOf(setupOf({ paper, turn, margin: mostMargin(paper, turn) }))
    expect(safe.width).toBeGreaterThanOrEqual(140)
  })
})

describe('a correction', () => {
  test('a page drawn larger has less room, and its margin stays where it was on the paper', () => {
    const leaf = leafOf(setupOf({ correction: { across: 1.02, down: 1 } }))
    expect(leaf.side.width * 1.02).toBeCloseTo(210, 9)
    expect(leaf.safe.x * 1.02).toBeCloseTo(8, 9)
    expect((leaf.safe.x + leaf.safe.width) * 1.02).toBeCloseTo(202, 9)
    expect(leaf.side.height).toBe(297)
  })

  test('is found on a page with two lines of 100 mm, drawn as the printer makes them', () => {
    const [placed] = calibrationPage(leafOf(setupOf()))
    const path = placed?.drawing.ink[0]
    expect(path?.kind === 'path' && path.d).toContain('M6 56L106 56M56 6L56 106')
  })
})

test('a shift of the backs keeps as much free on every side', () => {
  const plain = leafOf(setupOf()).frame
  const shifted = leafOf(setupOf({ slack: { x: 2, y: 1 } })).frame
  expect(shifted).toEqual({ x: plain.x + 2, y: plain.y + 1, width: plain.width - 4, height: plain.height - 2 })
})
