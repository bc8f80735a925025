import Flatten from '@flatten-js/core'
import { describe, expect, test } from 'vitest'
import {
  type Area,
  contains,
  crosses,
  crossing,
  distanceTo,
  distanceToSegment,
  firstTouch,
  middleOf,
  nearestOn,
  shift,
} from '../../../src/engine/geometry/area'
import { distance, lerp, type Vec, vec } from '../../../src/engine/geometry/vec'
import { type Random, randomFrom } from '../../../src/engine/rolls/random'

const square: Area = { kind: 'polygon', points: [vec(0, 0), vec(10, 0), vec(10, 10), vec(0, 10)] }
const disc: Area = { kind: 'disc', at: vec(0, 0), radius: 5 }
/** A U: its notch is outside. */
const cup: Area = {
  kind: 'polygon',
  points: [vec(0, 0), vec(3, 0), vec(3, 7), vec(7, 7), vec(7, 0), vec(10, 0), vec(10, 10), vec(0, 10)],
}

/** Any simple polygon: corners around a middle, at growing angles and any distance. */
function star(random: Random): Vec[] {
  const corners = 3 + Math.floor(random() * 7)
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + 0.1 + 0.8 * random()) / corners) * 2 * Math.PI
    const far = 2 + random() * 18
    return vec(50 + far * Math.cos(angle), 50 + far * Math.sin(angle))
  })
}
const somewhere = (random: Random): Vec => vec(32 + random() * 36, 32 + random() * 36)
const flat = (p: Vec) => new Flatten.Point(p.x, p.y)

describe('against an independent geometry library', () => {
  const random = randomFrom(7)
  const cases = Array.from({ length: 250 }, () => {
    const points = star(random)
    return {
      area: { kind: 'polygon', points } as const,
      oracle: new Flatten.Polygon(points.map(flat)),
      a: somewhere(random),
      b: somewhere(random),
    }
  })

  test('a point is inside a polygon or not', () => {
    const inside = cases.filter(({ area, a }) => contains(area, a))
    expect(inside.length).toBeGreaterThan(30)
    for (const { area, oracle, a } of cases) expect(contains(area, a)).toBe(oracle.contains(flat(a)))
  })

  test('the distance of a point to a polygon', () => {
    for (const { area, oracle, a } of cases) {
      const far = oracle.contains(flat(a)) ? 0 : (flat(a).distanceTo(oracle)[0] ?? Number.NaN)
      expect(distanceTo(area, a)).toBeCloseTo(far, 9)
    }
  })

  test('the distance of a point to a segment', () => {
    for (const { a, b, area } of cases) {
      const [p = a] = area.points
      const [far] = flat(p).distanceTo(new Flatten.Segment(flat(a), flat(b)))
      expect(distanceToSegment(a, b, p)).toBeCloseTo(far, 9)
    }
  })

  test('how much of a line runs inside a polygon', () => {
    let crossed = 0
    for (const { area, oracle, a, b } of cases) {
      const cuts = new Flatten.Segment(flat(a), flat(b)).intersect(oracle).map(p => distance(a, p) / distance(a, b))
      const marks = [0, ...cuts.sort((x, y) => x - y), 1]
      const expected = marks.reduce((sum, to, i) => {
        const from = marks[i - 1] ?? 0
        return oracle.contains(flat(lerp(a, b, (from + to) / 2))) ? sum + (to - from) : sum
      }, 0)
      const found = crossing(area, a, b).reduce((sum, stretch) => sum + stretch.to - stretch.from, 0)
      expect(found).toBeCloseTo(expected, 6)
      if (found > 0) crossed += 1
    }
    expect(crossed).toBeGreaterThan(100)
  })

  test('where a moving disc first touches a polygon: before it is clear of it, there it touches', () => {
    let touched = 0
    for (const { area, oracle, a, b } of cases) {
      const gap = (t: number) => {
        const p = flat(lerp(a, b, t))
        return oracle.contains(p) ? 0 : (p.distanceTo(oracle)[0] ?? Number.NaN)
      }
      const at = firstTouch(area, 1.5, a, b)
      const until = at ?? 1
      for (let i = 0; i < 20; i++) expect(gap((i / 20) * until)).toBeGreaterThanOrEqual(at === 0 ? 0 : 1.5)
      if (at === null) continue
      expect(gap(at)).toBeLessThanOrEqual(1.5 + 1e-5)
      touched += 1
    }
    expect(touched).toBeGreaterThan(100)
  })
})

describe('edges and corners', () => {
  test('the edge belongs to the area', () => {
    for (const p of [vec(0, 0), vec(10, 5), vec(5, 10), vec(0, 5)]) expect(contains(square, p)).toBe(true)
    expect(contains(square, vec(10.001, 5))).toBe(false)
    expect(contains(disc, vec(3, 4))).toBe(true)
    expect(contains(disc, vec(3, 4.001))).toBe(false)
  })

  test('a notch is outside', () => {
    expect(contains(cup, vec(5, 3))).toBe(false)
    expect(contains(cup, vec(5, 8))).toBe(true)
    expect(distanceTo(cup, vec(5, 3))).toBe(2)
    expect(distanceTo(cup, vec(1, 3))).toBe(0)
  })

  test('a line that only touches does not cross', () => {
    expect(crosses(disc, vec(-10, 5), vec(10, 5))).toBe(false)
    expect(crosses(square, vec(-5, 0), vec(15, 0))).toBe(false)
    expect(crosses(square, vec(-5, 5), vec(5, -5))).toBe(false)
    expect(crosses(square, vec(-5, 5), vec(0, 5))).toBe(false)
  })

  test('a line by a hair inside does', () => {
    expect(crosses(disc, vec(-10, 4.999), vec(10, 4.999))).toBe(true)
    expect(crosses(square, vec(-5, 0.001), vec(15, 0.001))).toBe(true)
  })

  test('a line through a corner and out of another crosses once', () => {
    expect(crossing(square, vec(-5, -5), vec(15, 15))).toEqual([{ from: 0.25, to: 0.75 }])
  })

  test('a line may leave and enter again', () => {
    expect(crossing(cup, vec(-10, 5), vec(20, 5))).toHaveLength(2)
    expect(crossing(cup, vec(-10, 8), vec(20, 8))).toHaveLength(1)
  })

  test('a line along the floor of a notch runs inside only beside it', () => {
    const inside = crossing(cup, vec(-10, 7), vec(20, 7))
    expect(inside.map(({ from, to }) => [from * 30 - 10, to * 30 - 10].map(Math.round))).toEqual([
      [0, 3],
      [7, 10],
    ])
  })

  test('a line that starts or ends inside', () => {
    expect(crossing(disc, vec(0, 0), vec(10, 0))).toEqual([{ from: 0, to: 0.5 }])
    expect(crossing(square, vec(5, 5), vec(6, 6))).toEqual([{ from: 0, to: 1 }])
    expect(crossing(square, vec(5, 5), vec(5, 5))).toEqual([])
  })

  test('a moving disc stops at a disc and at a corner', () => {
    expect(firstTouch(disc, 1, vec(-16, 0), vec(4, 0))).toBeCloseTo(0.5, 6)
    expect(firstTouch(square, Math.SQRT2, vec(-11, -11), vec(9, 9))).toBeCloseTo(0.5, 6)
    expect(firstTouch(square, 1, vec(-11, 5), vec(9, 5))).toBeCloseTo(0.5, 6)
  })

  test('a moving disc that starts in touch, grazes, or passes by', () => {
    expect(firstTouch(disc, 1, vec(6, 0), vec(20, 0))).toBe(0)
    expect(firstTouch(disc, 1, vec(-20, 6), vec(20, 6))).toBeCloseTo(0.5, 3)
    expect(firstTouch(disc, 1, vec(-20, 6.01), vec(20, 6.01))).toBeNull()
    expect(firstTouch(square, 1, vec(-20, -1.00001), vec(100, -1.00001))).toBeNull()
    expect(firstTouch(square, 1, vec(-20, 5), vec(-20, 5))).toBeNull()
  })

  test('the nearest point of a segment is never beyond its ends', () => {
    expect(nearestOn(vec(0, 0), vec(10, 0), vec(4, 3))).toEqual(vec(4, 0))
    expect(nearestOn(vec(0, 0), vec(10, 0), vec(-4, 3))).toEqual(vec(0, 0))
    expect(nearestOn(vec(2, 2), vec(2, 2), vec(5, 6))).toEqual(vec(2, 2))
  })

  test('the middle and a shift of an area', () => {
    expect(middleOf(square)).toEqual(vec(5, 5))
    expect(middleOf(shift(disc, vec(2, 3)))).toEqual(vec(2, 3))
    expect(middleOf(shift(square, vec(1, -1)))).toEqual(vec(6, 4))
  })
})
