import { describe, expect, test } from 'vitest'
import { contains } from '../../../src/engine/geometry/area'
import { distance, vec } from '../../../src/engine/geometry/vec'
import { affordable } from '../../../src/engine/terrain/affordable'
import { type Going, wayCost } from '../../../src/engine/terrain/going'
import { terrainOf } from '../../../src/engine/terrain/index'
import { reachFrom } from '../../../src/engine/terrain/reach'
import { box, land, MODEL, piece } from './land'

/** Road one, open one, bad going two, water none but by a crossing; half as dear again uphill; a hedge is an inch. */
const tank: Going = {
  cost({ here }, way) {
    const kinds = here.filter(one => !one.crossing).map(one => one.kind.going)
    const dry = here.some(one => one.crossing)
    if (kinds.includes('road') || dry) return 1
    if (kinds.includes('water')) return null
    return (kinds.includes('bad') ? 2 : 1) * (way === 'up' ? 1.5 : 1)
  },
  cross: () => 1,
}

describe('a way', () => {
  test('costs by the stretch: open, bad going, open', () => {
    const ground = terrainOf(MODEL, land(piece('wood', box(10, 10, 14, 20))))
    const way = wayCost(ground, tank, [vec(5, 15), vec(20, 15)])
    expect(way.cost).toBeCloseTo(19)
    expect(way.legs.map(leg => [leg.length, leg.cost])).toEqual([
      [5, 5],
      [4, 8],
      [6, 6],
    ])
  })

  test('on a road through a wood is road', () => {
    const ground = terrainOf(MODEL, land(piece('wood', box(10, 10, 14, 20)), piece('road', [vec(0, 15), vec(30, 15)])))
    expect(wayCost(ground, tank, [vec(5, 15), vec(20, 15)]).cost).toBeCloseTo(15)
  })

  test('over a hedge pays for it once, through its gate nothing', () => {
    const hedge = piece('hedge', [vec(10, 5), vec(10, 25)], { crossings: [{ kind: 'gap', at: vec(10, 20), width: 2 }] })
    const ground = terrainOf(MODEL, land(hedge))
    expect(wayCost(ground, tank, [vec(5, 10), vec(15, 10)]).cost).toBeCloseTo(11)
    expect(wayCost(ground, tank, [vec(5, 10), vec(10, 10), vec(15, 10)]).cost).toBeCloseTo(11)
    expect(wayCost(ground, tank, [vec(5, 20), vec(15, 20)]).cost).toBeCloseTo(10)
  })

  test('over a hedge is paid for in the order of the way', () => {
    const ground = terrainOf(MODEL, land(piece('hedge', [vec(10, 5), vec(10, 25)])))
    const paid = (limit: number) =>
      affordable(ground, tank, { points: [vec(5, 10), vec(25, 10)], limit }).points.at(-1)?.x
    // Four inches to go before it, five to it, and one to get over.
    expect([4, 5, 5.5, 6, 12].map(paid)).toEqual([9, 10, 10, 10, 16])
    expect(wayCost(ground, tank, [vec(5, 10), vec(25, 10)]).legs.map(({ length, cost }) => [length, cost])).toEqual([
      [5, 5],
      [0, 1],
      [15, 15],
    ])
  })

  test('over a river is barred but by its ford', () => {
    const river = piece('river', [vec(20, 0), vec(20, 48)], {
      crossings: [{ kind: 'ford', at: vec(20, 30), width: 3 }],
    })
    const ground = terrainOf(MODEL, land(river))
    expect(wayCost(ground, tank, [vec(15, 10), vec(25, 10)]).cost).toBeNull()
    expect(wayCost(ground, tank, [vec(15, 30), vec(25, 30)]).cost).toBeCloseTo(10)
    expect(affordable(ground, tank, { points: [vec(15, 10), vec(25, 10)], limit: 30 })).toEqual({
      points: [vec(15, 10), vec(19, 10)],
      cost: 4,
    })
  })

  test('uphill is told from downhill inside the slope band alone', () => {
    const ground = terrainOf(MODEL, land(piece('hill', box(10, 5, 40, 35), { height: 10, run: 4 })))
    expect(wayCost(ground, tank, [vec(5, 20), vec(25, 20)]).cost).toBeCloseTo(20 + 4 * 0.5)
    expect(wayCost(ground, tank, [vec(25, 20), vec(5, 20)]).cost).toBeCloseTo(20)
    expect(ground.slope(vec(12, 20))).toMatchObject({ rise: 10, run: 4, ratio: 0.25 })
    expect(ground.elevation(vec(12, 20))).toBe(10)
  })
})

describe('reach', () => {
  test('in the open is a circle', () => {
    const reach = reachFrom(terrainOf(MODEL, land()), tank, { from: vec(36.2, 24.1), limit: 12 })
    const [shape] = reach.shapes()
    if (shape?.kind !== 'patch') throw new Error('no outline')
    expect(shape.loops).toHaveLength(1)
    for (const p of shape.loops.flat()) expect(Math.abs(distance(p, vec(36.2, 24.1)) - 12)).toBeLessThan(0.35)
    expect(reach.cost(vec(44, 24))).toBeCloseTo(7.8, 1)
    expect(reach.cost(vec(50, 24))).toBeNull()
  })

  test('gets to every point that a straight way can pay for, to its very edge', () => {
    const ground = terrainOf(MODEL, land(piece('wood', box(30, 20, 44, 23))))
    const from = vec(36.2, 27.1)
    const reach = reachFrom(ground, tank, { from, limit: 12 })
    for (let i = 0; i < 36; i++) {
      const angle = (i * Math.PI) / 18
      const to = vec(36.2 + 12 * Math.cos(angle), 27.1 + 12 * Math.sin(angle))
      const free = (wayCost(ground, tank, [from, to]).cost ?? 99) < 12 + 1e-9
      const { points } = reach.wayTo(to)
      if (free) expect(distance(points.at(-1) ?? from, to)).toBeLessThan(1e-6)
    }
  })

  test('goes round what is dear and over the bridge', () => {
    const river = piece('river', [vec(40, 0), vec(40, 48)], {
      crossings: [{ kind: 'bridge', at: vec(40, 20), width: 2 }],
    })
    const ground = terrainOf(MODEL, land(river))
    const reach = reachFrom(ground, tank, { from: vec(36, 24), limit: 12 })
    const { points, cost } = reach.wayTo(vec(43, 23))
    expect(points.at(-1)).toEqual(vec(43, 23))
    expect(wayCost(ground, tank, points).cost).toBeCloseTo(cost)
    expect(cost).toBeLessThan(9.6)
    expect(reach.cost(vec(43, 32))).toBeNull()
  })

  test('never proposes what cannot be paid for, nor a way through what is blocked', () => {
    const map = land(piece('wood', box(30, 20, 44, 23)), piece('hedge', [vec(28, 30), vec(50, 28)]))
    const ground = terrainOf(MODEL, map)
    const enemy = { kind: 'disc', at: vec(36, 30), radius: 2 } as const
    const reach = reachFrom(ground, tank, { from: vec(36, 26), limit: 9, blocked: [enemy] })
    for (let i = 0; i < 60; i++) {
      const to = vec(22 + (i % 10) * 3, 12 + Math.floor(i / 10) * 5)
      const { points, cost } = reach.wayTo(to)
      expect(cost).toBeLessThanOrEqual(9 + 1e-6)
      expect(wayCost(ground, tank, points).cost ?? Number.NaN).toBeCloseTo(cost)
      expect(points.every(p => !contains({ ...enemy, radius: 1.5 }, p))).toBe(true)
    }
  })
})
