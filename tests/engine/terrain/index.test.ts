import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, lerp, vec } from '../../../src/engine/geometry/vec'
import { type Going, wayCost } from '../../../src/engine/terrain/going'
import { terrainOf } from '../../../src/engine/terrain/index'
import { randomMap } from '../../../src/engine/terrain/random-map'
import { reachFrom } from '../../../src/engine/terrain/reach'
import { terrainScene } from '../../../src/engine/terrain/scene'
import { depthOfCover, lengthWithin, trace } from '../../../src/engine/terrain/trace'
import { box, land, MODEL, piece, RECIPE } from './land'

const spot = fc.record({
  x: fc.double({ min: 0, max: 72, noNaN: true }),
  y: fc.double({ min: 0, max: 48, noNaN: true }),
})
const ground = terrainOf(MODEL, randomMap(MODEL, RECIPE, { seed: 'properties', width: 72, height: 48 }))

describe('a line over the land', () => {
  test('runs through what lies at its points, and over their levels', () => {
    fc.assert(
      fc.property(spot, spot, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (a, b, t) => {
        const { spans, levels, line } = trace(ground, a, b)
        const far = line.length * t
        const clear = (edge: number) => Math.abs(edge - far) > 1e-4
        fc.pre(line.length > 0.01 && [...spans, ...levels].every(({ from, to }) => clear(from) && clear(to)))
        const here = spans
          .filter(({ from, to }) => from < far && far < to)
          .map(one => `${one.piece.id} ${one.crossing?.kind}`)
        const there = ground.at(lerp(a, b, t)).map(one => `${one.piece.id} ${one.crossing?.kind}`)
        expect(here.sort()).toEqual([...there].sort())
        expect(levels.find(({ from, to }) => from < far && far < to)?.ground).toBe(ground.elevation(lerp(a, b, t)))
      }),
      { numRuns: 400 },
    )
  })

  test('has levels from end to end', () => {
    fc.assert(
      fc.property(spot, spot, (a, b) => {
        const { levels, line } = trace(ground, a, b)
        fc.pre(line.length > 0.01)
        expect(levels[0]?.from).toBe(0)
        expect(levels.at(-1)?.to).toBeCloseTo(line.length)
        levels.slice(1).forEach((level, i) => {
          expect(level.from).toBeCloseTo(levels[i]?.to ?? Number.NaN)
        })
      }),
      { numRuns: 200 },
    )
  })

  test('knows how deep in a wood one stands, and counts shared ground once', () => {
    const woods = terrainOf(
      MODEL,
      land(piece('wood', box(10, 10, 20, 20)), piece('wood', box(15, 10, 25, 20), { id: 'other' })),
    )
    expect(depthOfCover(woods, vec(12, 15), vec(0, 15)).map(({ to }) => to)).toEqual([2])
    expect(lengthWithin(trace(woods, vec(0, 15), vec(40, 15)), () => true)).toBeCloseTo(15)
  })
})

describe('reach', () => {
  const foot: Going = { cost: ({ here }) => (here.some(one => one.kind.going === 'bad') ? 2 : 1) }

  test('costs at least the straight distance, and what its way costs', () => {
    fc.assert(
      fc.property(spot, spot, (from, to) => {
        const reach = reachFrom(ground, foot, { from, limit: 8 })
        const cost = reach.cost(to)
        if (cost !== null) expect(cost).toBeGreaterThan(distance(from, to) - 0.02)
        const way = reach.wayTo(to)
        expect(wayCost(ground, foot, way.points).cost ?? Number.NaN).toBeCloseTo(way.cost, 4)
        expect(way.cost).toBeLessThanOrEqual(8 + 1e-6)
      }),
      { numRuns: 40 },
    )
  })

  test('leaves a hole where nobody can go', () => {
    const pond = terrainOf(MODEL, land(piece('house', box(34, 22, 38, 26))))
    const dry: Going = { cost: ({ here }) => (here.length > 0 ? null : 1) }
    const [shape] = reachFrom(pond, dry, { from: vec(30, 24), limit: 20 }).shapes()
    expect(shape?.kind === 'patch' && shape.loops).toHaveLength(2)
  })
})

describe('the picture of a map', () => {
  test('keeps what did not change when a piece is added', () => {
    const wood = piece('wood', box(10, 10, 20, 20))
    const before = terrainScene(terrainOf(MODEL, land(wood)))
    const after = terrainScene(terrainOf(MODEL, land(wood, piece('house', box(30, 30, 33, 33)))))
    expect(after[0]).toBe(before[0])
    expect(after).toHaveLength(2)
  })

  test('lies across its river as a bridge does', () => {
    const river = piece('river', [vec(0, 10), vec(40, 10)], {
      crossings: [{ kind: 'bridge', at: vec(20, 10), width: 3 }],
    })
    const [drawn] = terrainScene(terrainOf(MODEL, land(river)))
    expect(drawn?.crossings).toEqual([{ kind: 'bridge', at: vec(20, 10), facing: 90, width: 3, length: 2 }])
  })
})
