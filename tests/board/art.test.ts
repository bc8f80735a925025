import { describe, expect, test } from 'vitest'
import { outlineCorners, outlineInBox } from '../../src/art/outlines'
import { OUTLINES, SEAT_COLOURS } from '../../src/art/palette'
import { artOf, SILHOUETTES, silhouette } from '../../src/art/silhouettes'
import { SEATS } from '../../src/engine/seats'

describe('silhouettes', () => {
  test.each(Object.entries(SILHOUETTES))('%s stays inside its box and closes every outline', (_, { path }) => {
    const loops = path.split('M').slice(1)
    expect(loops.length).toBeGreaterThan(0)
    for (const loop of loops) {
      expect(loop.endsWith('Z')).toBe(true)
      if (loop.includes('a')) continue
      for (const number of loop.match(/-?\d+(\.\d+)?/g) ?? []) {
        expect(Number(number)).toBeGreaterThanOrEqual(0)
        expect(Number(number)).toBeLessThanOrEqual(100)
      }
    }
  })

  test('an unknown picture falls back on its family, then on the token', () => {
    expect(artOf('exo-scout')).toBe('exo')
    expect(artOf('nobody-drew-this')).toBe('token')
    expect(silhouette('toString')).toBe(SILHOUETTES.token)
  })
})

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(i => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dim + 0.05)
}

describe('outlines', () => {
  test.each(OUTLINES)('%s fills its box and looks like the counter', outline => {
    const path = outlineInBox(outline)
    const corners = outlineCorners(outline)
    if (!corners) return expect(path).toContain('a48 48')
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(98)
    expect(Math.max(...numbers) - Math.min(...numbers)).toBeCloseTo(96)
    expect(numbers).toHaveLength(2 * corners.length)
  })
})

describe('palette', () => {
  test('no two seats share an outline', () => {
    expect(new Set(SEATS.map(seat => SEAT_COLOURS[seat].shape)).size).toBe(SEATS.length)
  })

  test.each(SEATS)('seat %s reads on its own filling', seat => {
    const { main, dark, ink } = SEAT_COLOURS[seat]
    expect(contrast(ink, dark)).toBeGreaterThan(7)
    expect(contrast(main, dark)).toBeGreaterThan(4.5)
  })

  test.each(SEATS)('seat %s can be read as a name on light and dark panels', seat => {
    expect(contrast(SEAT_COLOURS[seat].dark, '#ffffff')).toBeGreaterThan(7)
    expect(contrast(SEAT_COLOURS[seat].main, '#141a2a')).toBeGreaterThan(4.5)
  })
})
