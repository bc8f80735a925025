import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vec } from '../../../src/engine/geometry/vec'
import { sightField } from '../../../src/engine/terrain/field'
import { terrainOf } from '../../../src/engine/terrain/index'
import { sayBlock, sightBetween, sightShapes } from '../../../src/engine/terrain/sight'
import { heightSight, thicknessSight } from '../../../src/engine/terrain/sight-rules'
import { box, land, MODEL, piece } from './land'

const flat = thicknessSight()
const tall = heightSight()

describe('dead ground by thickness', () => {
  const ground = terrainOf(MODEL, land(piece('wood', box(30, 10, 33, 20))))
  const sees = (from: number, to: number) => sightBetween(ground, flat, { from: vec(from, 15), to: vec(to, 15) }).clear

  test.each([
    ['both ends beyond the strips see over it', 26.9, 36.1, true],
    ['the far end in the strip is hidden', 20, 35.9, false],
    ['the rim of the strip belongs to it', 20, 36, false],
    ['just beyond the strip it is seen', 20, 36.01, true],
    ['who stands in the near strip sees nobody across', 28, 60, false],
    ['on the same side all is open', 20, 29.9, true],
    ['who stands in the wood sees out', 31, 60, true],
    ['who stands in the wood is seen', 20, 32, true],
  ])('%s', (_, from, to, clear) => {
    expect(sees(from, to)).toBe(clear)
    expect(sees(to, from)).toBe(clear)
  })

  test('the block tells its thickness along the line and what to draw', () => {
    const sight = sightBetween(ground, flat, { from: vec(20, 15), to: vec(35, 15) })
    expect(sight.blocks).toMatchObject([{ why: 'dead-ground', from: 10, to: 13, length: 3 }])
    expect(sight.blocks.map(block => sayBlock(MODEL, block))).toEqual([
      'Wood blocks the line: 3 in thick, with as much dead ground on either side',
    ])
    expect(sightShapes(ground, sight).some(shape => shape.tone === 'muted')).toBe(true)
  })

  test('two pieces are judged each by its own thickness', () => {
    const two = terrainOf(MODEL, land(piece('wood', box(30, 10, 33, 20)), piece('house', box(40, 10, 41, 20))))
    expect(sightBetween(two, flat, { from: vec(20, 15), to: vec(44, 15) }).clear).toBe(true)
    expect(sightBetween(two, flat, { from: vec(20, 15), to: vec(41.5, 15) }).blocks).toHaveLength(1)
  })

  test('a line that grazes a corner or runs along a side is open', () => {
    const at = { from: vec(20, 10), to: vec(34, 10) }
    expect(sightBetween(ground, flat, at).clear).toBe(true)
    expect(sightBetween(ground, flat, { from: vec(27, 13), to: vec(33, 7) }).clear).toBe(true)
  })
})

describe('sight in height', () => {
  const eye = 2
  const hill = piece('hill', box(20, 10, 40, 30), {
    height: 10,
    run: 2,
    contours: [{ points: box(25, 15, 35, 25), height: 20 }],
  })
  const sees = (map: ReturnType<typeof land>, from: readonly [number, number], to: readonly [number, number]) =>
    sightBetween(terrainOf(MODEL, map), tall, { from: vec(...from), to: vec(...to), eye, target: eye })

  test('a hill between two on the plain hides them from each other', () => {
    expect(sees(land(hill), [10, 20], [50, 20]).blocks[0]).toMatchObject({ why: 'ground' })
  })

  test('a crest hides the dead ground at its foot, not what lies far behind it', () => {
    // The eye at 22 looks over the edge of the 10 m step at distance 5 and sinks 12 m in 10 units of plan.
    expect(sees(land(hill), [34, 20], [41, 20]).clear).toBe(false)
    expect(sees(land(hill), [34, 20], [60, 20]).clear).toBe(true)
  })

  test('woods count by the length below their tops, exactly the depth still sees', () => {
    expect(sees(land(piece('wood', box(30, 10, 33, 20))), [20, 15], [40, 15]).clear).toBe(true)
    expect(sees(land(piece('wood', box(30, 10, 33.1, 20))), [20, 15], [40, 15]).blocks[0]).toMatchObject({
      why: 'depth',
    })
    const high = land(hill, piece('wood', box(50, 15, 60, 25)))
    expect(sees(high, [34, 20], [61, 20]).clear).toBe(false)
    expect(sees(high, [34, 20], [53, 20]).clear).toBe(true)
  })

  test('a building hides unless it holds an end', () => {
    const map = land(piece('house', box(30, 10, 33, 20)))
    expect(sees(map, [20, 15], [40, 15]).blocks[0]).toMatchObject({ why: 'piece' })
    expect(sees(map, [31, 15], [40, 15]).clear).toBe(true)
  })
})

const spot = fc.record({
  x: fc.double({ min: 0, max: 72, noNaN: true }),
  y: fc.double({ min: 0, max: 48, noNaN: true }),
})
const MIXED = land(
  piece('hill', [vec(10, 8), vec(26, 6), vec(30, 18), vec(18, 26), vec(8, 18)], {
    curve: true,
    contours: [{ points: box(15, 12, 21, 18), height: 20 }],
  }),
  piece('wood', [vec(40, 8), vec(52, 10), vec(50, 20), vec(44, 15), vec(38, 22)], { curve: true }),
  piece('house', box(33, 30, 36, 33)),
  piece('house', box(38, 30, 41, 34), { id: 'h2' }),
  piece('hedge', [vec(5, 40), vec(30, 38), vec(44, 44)]),
)

test.each([
  ['by thickness', flat],
  ['in height', tall],
])('sight %s is mutual', (_, rule) => {
  const ground = terrainOf(MODEL, MIXED)
  fc.assert(
    fc.property(spot, spot, fc.nat(20), fc.nat(20), (from, to, eye, target) => {
      const there = sightBetween(ground, rule, { from, to, eye, target })
      const back = sightBetween(ground, rule, { from: to, to: from, eye: target, target: eye })
      expect(back.clear).toBe(there.clear)
      expect(back.blocks.length).toBe(there.blocks.length)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['by thickness', flat],
  ['in height', tall],
])('the field of view %s agrees with single lines', (_, rule) => {
  const ground = terrainOf(MODEL, MIXED)
  const from = vec(30, 27)
  const field = sightField(ground, rule, { from, eye: 2, target: 2 })
  let agree = 0
  let asked = 0
  for (let x = 1; x < 72; x += 1.7)
    for (let y = 1; y < 48; y += 1.3) {
      asked++
      const hidden = field.hidden.some(points => inside(points, x, y))
      if (hidden !== sightBetween(ground, rule, { from, to: vec(x, y), eye: 2, target: 2 }).clear) agree++
    }
  expect(agree / asked).toBeGreaterThan(0.985)
  expect(field.share).toBeGreaterThan(0.3)
  expect(field.share).toBeLessThan(1)
})

function inside(points: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let odd = false
  let a = points.at(-1)
  for (const b of points) {
    if (a && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd
    a = b
  }
  return odd
}
