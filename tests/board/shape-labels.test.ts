import { expect, test } from 'vitest'
import { type Covered, paintShapeLabels } from '../../src/board/paint/shape-labels'
import type { Shape } from '../../src/engine/scene/shapes'
import { type Text, writing } from './writing'

/** Ten pixels a unit, seven a letter. */
function written(shapes: readonly Shape[], covered: Covered = () => false): readonly Text[] {
  const { easel, texts } = writing()
  paintShapeLabels(easel, shapes, covered)
  return texts
}

const arc = (outer: number, label: string): Shape => ({
  kind: 'sector',
  tone: 'arc',
  at: { x: 50, y: 50 },
  inner: 0,
  outer,
  from: -90,
  to: 90,
  label,
})

test('the name of an arc stands over the middle of its edge, and moves along the edge where a counter covers it', () => {
  const [plain] = written([arc(20, '+1')])
  expect(plain).toMatchObject({ x: 500, y: 300 - 9 })
  const [moved] = written([arc(20, '+1')], ({ y }) => y < 300)
  expect(moved?.x).toBeLessThan(500)
  expect(Math.hypot((moved?.x ?? 0) - 500, (moved?.y ?? 0) + 9 - 500)).toBeCloseTo(200)
})

test('the name of an arc that reaches beyond the window stands where its edge can be seen', () => {
  const ring: Shape = {
    kind: 'sector',
    tone: 'arc',
    at: { x: 50, y: 50 },
    inner: 0,
    outer: 60,
    from: 0,
    to: 360,
    label: '24 in',
  }
  const [seen] = written([{ ...ring, at: { x: 50, y: 90 } }])
  expect(seen?.y).toBeGreaterThan(0)
  expect(seen?.y).toBeLessThan(1000)
})

test('the name of a circle stands under it, and over it where counters lie below', () => {
  const circle: Shape = { kind: 'disc', tone: 'note', at: { x: 50, y: 50 }, radius: 10, label: 'Farm' }
  expect(written([circle])[0]).toMatchObject({ x: 500, y: 610 })
  expect(written([circle], ({ y }) => y > 450)[0]).toMatchObject({ x: 500, y: 390 })
})

test('two names in one place step aside from each other', () => {
  const both = written([arc(20, '+1'), arc(20, '0')])
  const [a, b] = both
  expect(both).toHaveLength(2)
  expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0)) + Math.abs((a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(14)
})

test('what is too small on the screen to carry a name carries none', () => {
  expect(written([arc(2, 'Overthrust')])).toEqual([])
  const path: Shape = {
    kind: 'path',
    tone: 'reach',
    points: [
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ],
    label: 'Overthrust',
  }
  expect(written([path])).toEqual([])
})

test('what has a room of its own stays in it, beside others in theirs, or is left out', () => {
  const price = (x: number, label: string, room: number): Shape => ({
    kind: 'label',
    tone: 'reach',
    at: { x, y: 10 },
    label,
    room,
  })
  expect(written([price(10, '12', 2), price(12, '13', 2)])).toEqual([
    { text: '12', x: 100, y: 100 },
    { text: '13', x: 120, y: 100 },
  ])
  expect(written([price(10, '9', 1.5), price(12, '12', 1.5)])).toEqual([])
  expect(written([price(10, '100%', 3)])).toEqual([])
  expect(written([price(10, '12', 2)], () => true)).toEqual([])
})

test('a single hex too small for its word carries none', () => {
  const hex = (side: number): Shape => ({
    kind: 'patch',
    tone: 'warn',
    label: 'pass only',
    loops: [
      [
        { x: 10, y: 10 },
        { x: 10 + side, y: 10 },
        { x: 10 + side, y: 10 + side },
      ],
    ],
  })
  expect(written([hex(3)])).toEqual([{ text: 'pass only', x: 130, y: 140 }])
  expect(written([hex(3)], ({ y }) => y > 130)).toEqual([{ text: 'pass only', x: 130, y: 90 }])
  expect(written([hex(1)])).toEqual([])
})

test('the label of a path moves along it, clear of counters; a muted one is left out where nothing is free', () => {
  const path = (tone: 'muted' | 'warn'): Shape => ({
    kind: 'path',
    tone,
    points: [
      { x: 10, y: 10 },
      { x: 10, y: 50 },
    ],
    label: 'ATVs',
  })
  expect(written([path('muted')])).toEqual([{ text: 'ATVs', x: 100, y: 300 }])
  expect(written([path('muted')], ({ y }) => y < 350)).toEqual([{ text: 'ATVs', x: 100, y: 360 }])
  expect(written([path('muted')], () => true)).toEqual([])
  expect(written([path('warn')], () => true)).toEqual([{ text: 'ATVs', x: 100, y: 300 }])
})

test('where its whole edge is covered, the name of a circle stands one line off it, and never farther', () => {
  const circle: Shape = { kind: 'disc', tone: 'note', at: { x: 50, y: 50 }, radius: 3, label: 'Farm' }
  expect(written([circle], ({ y }) => y > 450 && y < 560)).toEqual([{ text: 'Farm', x: 500, y: 460 - 14 }])
  expect(written([circle], () => true)).toEqual([{ text: 'Farm', x: 500, y: 540 }])
})

test('the name of a ring at the edge of the window stays on the ring instead of sliding inwards', () => {
  const ring: Shape = { kind: 'disc', tone: 'note', at: { x: 1, y: 50 }, radius: 20, label: 'Effective: 8+ to hit' }
  const [{ x, y } = { x: Number.NaN, y: Number.NaN }] = written([ring])
  // The edge, and ten pixels below or above it.
  expect(Math.hypot(x - 10, y - 500 + (y > 500 ? -10 : 10))).toBeCloseTo(200)
  expect(x - 70).toBeGreaterThan(0)
  // None of it is in the window: neither is its name.
  expect(written([{ ...ring, at: { x: 50, y: 50 }, radius: 90 }])).toEqual([])
})
