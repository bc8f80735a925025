import { describe, expect, test } from 'vitest'
import { outlineOfDiscs } from '../../../src/engine/geometry/discs'
import { distance } from '../../../src/engine/geometry/vec'

describe('the outline of discs', () => {
  test('one alone is a closed ring', () => {
    const [ring, ...more] = outlineOfDiscs([{ x: 3, y: 4 }], 6)
    expect(more).toEqual([])
    expect(ring?.at(0)).toEqual(ring?.at(-1))
    expect(ring?.every(p => Math.abs(distance(p, { x: 3, y: 4 }) - 6) < 1e-9)).toBe(true)
  })

  test('of two that overlap, nothing lies inside either', () => {
    const centres = [
      { x: 0, y: 0 },
      { x: 6, y: 0 },
    ]
    const lines = outlineOfDiscs(centres, 6)
    expect(lines).toHaveLength(2)
    for (const p of lines.flat()) expect(Math.min(...centres.map(c => distance(c, p)))).toBeGreaterThan(6 - 1e-9)
  })

  test('two in one place are one', () => {
    expect(
      outlineOfDiscs(
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
        2,
      ).flat(),
    ).toHaveLength(73)
  })
})
