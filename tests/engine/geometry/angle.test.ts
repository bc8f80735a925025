import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ahead,
  bearing,
  heading,
  inArc,
  relativeBearing,
  roundedTurn,
  side,
  turnOf,
} from '../../../src/engine/geometry/angle'
import { lengthOf, toward, vec } from '../../../src/engine/geometry/vec'

test.each([
  [0, 0],
  [360, 0],
  [-90, 270],
  [725, 5],
  [-1e-20, 0],
  [720, 0],
  [-360, 0],
  [359.9999999, 0],
  [-0.0000001, 0],
  [359.99, 359.99],
])('%d degrees is a turn of %d', (angle, turn) => {
  expect(turnOf(angle)).toBe(turn)
})

test('a turn lies in one circle, is no other direction, and stays as it is when it is brought in again', () => {
  const angles = fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.integer({ min: -4, max: 4 }).chain(n => fc.double({ min: -1e-6, max: 1e-6, noNaN: true }).map(d => n * 360 + d)),
  )
  fc.assert(
    fc.property(angles, angle => {
      const turn = turnOf(angle)
      expect(turn >= 0 && turn < 360).toBe(true)
      expect(Object.is(turn, -0)).toBe(false)
      expect(Math.abs(side(turn - angle))).toBeLessThan(1e-5)
      expect(turnOf(turn)).toBe(turn)
      expect(JSON.parse(JSON.stringify(turn))).toBe(turn)
    }),
  )
})

test.each([
  [359.4, 1, 359],
  [359.6, 1, 0],
  [-0.2, 1, 0],
  [359.97, 0.1, 0],
  [-90, 0.1, 270],
])('%d degrees in steps of %d is a turn of %d', (angle, step, turn) => {
  expect(roundedTurn(angle, step)).toBeCloseTo(turn, 9)
})

test.each([
  [180, 180],
  [-180, 180],
  [181, -179],
  [270, -90],
  [360, 0],
])('%d degrees lies to the side by %d', (angle, expected) => {
  expect(side(angle)).toBe(expected)
})

test.each([
  ['up', 0, -1, 0],
  ['right', 1, 0, 90],
  ['down', 0, 1, 180],
  ['left', -1, 0, 270],
])('%s is a direction clockwise from up', (_, x, y, degrees) => {
  expect(bearing(vec(5, 5), vec(5 + x, 5 + y))).toBeCloseTo(degrees, 9)
  expect(heading(degrees).x).toBeCloseTo(x, 9)
  expect(heading(degrees).y).toBeCloseTo(y, 9)
  expect(ahead({ at: vec(5, 5), facing: degrees }, 1).x).toBeCloseTo(5 + x, 9)
})

test('a point has no direction to itself', () => {
  expect(bearing(vec(1, 1), vec(1, 1))).toBeNull()
  expect(relativeBearing({ at: vec(1, 1), facing: 30 }, vec(1, 1))).toBeNull()
})

test('a bearing relative to a facing', () => {
  expect(relativeBearing({ at: vec(0, 0), facing: 350 }, vec(0, -5))).toBeCloseTo(10, 9)
  expect(relativeBearing({ at: vec(0, 0), facing: 90 }, vec(0, -5))).toBeCloseTo(-90, 9)
})

describe('arcs', () => {
  test.each([
    ['front', { from: -60, to: 60 }, [-60, 0, 60], [-60.01, 60.01, 180]],
    ['right', { from: 30, to: 150 }, [30, 90, 150], [29.99, 150.01, -90]],
    ['aft over the back', { from: 120, to: 240 }, [120, 180, -120, -179], [119.99, -119.99, 0]],
    ['aft, written the other way', { from: 120, to: -120 }, [120, 180, -120], [119.99, -119.99, 0]],
    ['a single line', { from: 45, to: 45 }, [45], [44.99, 45.01]],
  ])('%s holds both its edges and nothing beyond', (_, arc, inside, outside) => {
    for (const angle of inside) expect(inArc(arc, angle)).toBe(true)
    for (const angle of outside) expect(inArc(arc, angle)).toBe(false)
  })

  test('all around', () => {
    for (const angle of [-180, -1, 0, 90, 180]) expect(inArc({ from: -180, to: 180 }, angle)).toBe(true)
  })

  test('a point that lies exactly on the edge line is in both neighbours, however far and turned', () => {
    for (let facing = 0; facing < 360; facing += 7.3) {
      for (const far of [0.5, 17, 240]) {
        const pose = { at: vec(31.7, 12.9), facing }
        const relative = relativeBearing(pose, ahead({ at: pose.at, facing: facing + 60 }, far)) ?? 0
        expect(inArc({ from: -60, to: 60 }, relative)).toBe(true)
        expect(inArc({ from: 60, to: 120 }, relative)).toBe(true)
      }
    }
  })
})

test('ways', () => {
  expect(lengthOf([vec(0, 0), vec(3, 4), vec(3, 10)])).toBe(11)
  expect(lengthOf([])).toBe(0)
  expect(toward(vec(0, 0), vec(10, 0), 4)).toEqual(vec(4, 0))
  expect(toward(vec(2, 2), vec(2, 2), 4)).toEqual(vec(2, 2))
})
