import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bearing, side } from '../../../src/engine/geometry/angle'
import { contains } from '../../../src/engine/geometry/area'
import {
  axialOf,
  DIRECTIONS,
  hexCentre,
  hexesWithin,
  hexOf,
  hexside,
  stepped,
  stepsBetween,
  turnedTo,
} from '../../../src/engine/geometry/hex'
import { outlineOf } from '../../../src/engine/geometry/hex-outline'

const axial = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) })

describe('hexes by two axes', () => {
  test('lead to the map and back', () => {
    fc.assert(
      fc.property(axial, hex => {
        expect(axialOf(hexOf(hex))).toEqual(hex)
      }),
    )
  })

  test('the six directions go round clockwise from the top, one unit each', () => {
    const here = { q: 4, r: 3 }
    DIRECTIONS.forEach((_, direction) => {
      const there = stepped(here, direction)
      expect(stepsBetween(here, there)).toBe(1)
      expect(bearing(hexCentre(hexOf(here)), hexCentre(hexOf(there)))).toBeCloseTo(60 * direction, 6)
    })
    expect(hexside(-1)).toBe(5)
    expect(hexside(9)).toBe(3)
  })

  test('a straight line of steps is as long as its steps', () => {
    fc.assert(
      fc.property(axial, fc.nat(5), fc.nat(12), (hex, direction, steps) => {
        expect(stepsBetween(hex, stepped(hex, direction, steps))).toBe(steps)
      }),
    )
  })

  test('turned to a facing, a bearing shrinks by that facing', () => {
    const origin = hexCentre(hexOf({ q: 0, r: 0 }))
    fc.assert(
      fc.property(axial, fc.nat(5), (hex, direction) => {
        const before = bearing(origin, hexCentre(hexOf(hex)))
        const after = bearing(origin, hexCentre(hexOf(turnedTo(hex, direction))))
        if (before === null || after === null) expect(before).toBe(after)
        else expect(Math.abs(side(before - 60 * direction - after))).toBeLessThan(1e-6)
      }),
    )
  })

  test('within n steps lie 3n(n+1)+1 hexes', () => {
    for (const n of [0, 1, 2, 5]) {
      const hexes = hexesWithin({ q: 2, r: -1 }, n)
      expect(hexes).toHaveLength(3 * n * (n + 1) + 1)
      expect(hexes.every(hex => stepsBetween(hex, { q: 2, r: -1 }) <= n)).toBe(true)
    }
  })
})

describe('the outline of hexes', () => {
  test('one hex has six corners, two neighbours ten', () => {
    expect(outlineOf([{ q: 0, r: 0 }]).map(loop => loop.length)).toEqual([6])
    expect(outlineOf([{ q: 0, r: 0 }, stepped({ q: 0, r: 0 }, 1)]).map(loop => loop.length)).toEqual([10])
  })

  test('a ring has a rim and a hole', () => {
    const ring = hexesWithin({ q: 5, r: 5 }, 1).filter(({ q, r }) => q !== 5 || r !== 5)
    const loops = outlineOf(ring)
    expect(loops.map(loop => loop.length).sort((a, b) => a - b)).toEqual([6, 18])
    const inside = (hex: { q: number; r: number }) =>
      loops.filter(points => contains({ kind: 'polygon', points }, hexCentre(hexOf(hex)))).length % 2 === 1
    expect(ring.every(inside)).toBe(true)
    expect(inside({ q: 5, r: 5 })).toBe(false)
  })

  test('hexes apart have a line each', () => {
    expect(
      outlineOf([
        { q: 0, r: 0 },
        { q: 9, r: 0 },
      ]),
    ).toHaveLength(2)
  })
})
