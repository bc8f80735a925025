import { describe, expect, test } from 'vitest'
import { distance, lerp, type Vec } from '../../../src/engine/geometry/vec'
import { randomFrom } from '../../../src/engine/rolls/random'
import type { TerrainPiece } from '../../../src/engine/terrain/model'
import { isClearBetween } from '../../../src/engine/terrain/sight'
import { groundOf } from '../../../src/rulesets/lightning-war/rules/ground'
import { SIGHT } from '../../../src/rulesets/lightning-war/rules/sight'
import { seenOn } from '../../../src/rulesets/lightning-war/rules/sight-along'
import { battle, block, type Given, go, position, strip } from './support'

type Terrain = NonNullable<Given['terrain']>

const ROAD = strip('road', 'r', [
  [5, 40],
  [55, 40],
])

/** A Sherman drives from (10, 40) to (34, 40) by road. */
const drive = (given: Partial<Given> = {}, to: readonly [number, number] = [34, 40]) =>
  battle({
    step: 'movement',
    ...given,
    terrain: given.terrain ?? [ROAD],
    units: { A1: [['us.sherman', { at: [10, 40], facing: 90 }]], ...given.units },
  }).forbiddenBy('A', go('A1.1', to, 'road', 90))

const gunAt = (x: number, y: number): Partial<Given> => ({ units: { B1: [['de.pz4hj', { at: [x, y] }]] } })

describe('the road', () => {
  test('[LW.move.double.road LW.board.measure] a gun at exactly 24 inches from any point has it under fire, one beyond has not', () => {
    // 20.3 lies between any half inches along the way.
    expect(drive(gunAt(20.3, 16))).toEqual(['LW.move.double.road'])
    expect(drive(gunAt(20.3, 15.999_999_5))).toEqual(['LW.move.double.road'])
    expect(drive(gunAt(20.3, 15.999))).toEqual([])
    // Nearest to an end of the way: 3, 4, 5 times 4.8.
    expect(drive(gunAt(34 + 14.4, 40 - 19.2))).toEqual(['LW.move.double.road'])
    expect(drive(gunAt(34 + 14.4, 40 - 19.201))).toEqual([])
  })

  test('[LW.move.double.road] the whole way lies on road: a gap of a tenth of an inch is off it', () => {
    const broken = (gap: number): Terrain => [
      strip('road', 'r', [
        [5, 40],
        [20.2, 40],
      ]),
      strip('road', 's', [
        [20.2 + 1.4 + gap, 40],
        [55, 40],
      ]),
    ]
    // The ends of a road are round, with half its width of 1.4 inches.
    expect(drive({ terrain: broken(0) })).toEqual([])
    expect(drive({ terrain: broken(0.1) })).toEqual(['LW.move.double.road'])
  })

  test('[LW.move.double.road] the edge of the road is road, a hair beyond it is not', () => {
    const edge = (y: number) =>
      battle({
        step: 'movement',
        terrain: [ROAD],
        units: { A1: [['us.sherman', { at: [10, y], facing: 90 }]] },
      }).forbiddenBy('A', go('A1.1', [34, y], 'road', 90))
    expect(edge(40.7)).toEqual([])
    expect(edge(40.701)).toEqual(['LW.move.double.road'])
  })

  test('[LW.move.double.road LW.vis.los] a slit of a fifth of an inch between two woods is enough to fire through', () => {
    const woods = (slit: number): Terrain => [
      ROAD,
      block('wood', 'w', [0, 30, 20, 9]),
      block('wood', 'v', [20 + slit, 30, 40, 9]),
    ]
    expect(drive({ terrain: woods(0.2), ...gunAt(20.1, 22) })).toEqual(['LW.move.double.road'])
    expect(drive({ terrain: woods(0), ...gunAt(20.1, 22) })).toEqual([])
  })

  test('[LW.move.double.road LW.vis.dead-ground.hidden] it is seen again where dead ground ends', () => {
    // 6 inches of wood, 2 before the road: the road is 1 inch short of the end of the dead ground, or beyond it.
    const hill = (deep: number): Terrain => [ROAD, block('wood', 'w', [0, 38 - deep, 60, deep])]
    expect(drive({ terrain: hill(3), ...gunAt(20, 25) })).toEqual([])
    expect(drive({ terrain: hill(1.9), ...gunAt(20, 25) })).toEqual(['LW.move.double.road'])
  })

  test('[LW.move.double.road] every gun that has it under fire is a reason, and so is leaving it', () => {
    const units: Given['units'] = {
      A1: [['us.sherman', { at: [10, 40], facing: 90 }]],
      B1: [['de.pz4hj', { at: [20, 20] }]],
      B2: [['pak40', { at: [26, 20] }]],
    }
    const table = battle({ step: 'movement', terrain: [ROAD], units })
    expect(table.refusalsOf('A', go('A1.1', [30, 42], 'road', 90)).map(({ why }) => why)).toEqual([
      'This move leaves the road.',
      'B1.1 can fire at the road, within 24 inches.',
      'B2.1 can fire at the road, within 24 inches.',
    ])
  })

  test('[LW.move.double.road LW.vis.mutual] what is measured agrees with a look every hundredth of an inch', () => {
    const random = randomFrom(5)
    const spot = (): Vec => ({ x: 60 * random(), y: 48 * random() })
    let [seen, unseen] = [0, 0]
    for (let n = 0; n < 150; n++) {
      const terrain: Terrain = Array.from({ length: 9 }, (_, i) => {
        const { x, y } = spot()
        const kind = ['wood', 'hill', 'building', 'hedge'][i % 4] ?? 'wood'
        const [w, h] = [1 + 9 * random(), 1 + 9 * random()]
        return kind === 'hedge'
          ? strip('hedge', `h${i}`, [
              [x, y],
              [x + w, y + h],
              [x + w, y + h + 3],
            ])
          : block(kind, `p${i}`, [x, y, w, h])
      })
      const state = position({ units: {}, terrain })
      const [from, a, b] = [spot(), spot(), spot()]
      const range = 6 + 24 * random()
      const steps = Math.ceil(distance(a, b) * 100)
      const looked = Array.from({ length: steps + 1 }, (_, i) => lerp(a, b, i / steps)).some(
        to => distance(from, to) <= range && isClearBetween(groundOf(state), SIGHT, { from, to }),
      )
      const found = seenOn(state, { from, range }, [a, b])
      if (found) {
        expect(distance(from, found)).toBeLessThan(range + 2e-6)
        expect(isClearBetween(groundOf(state), SIGHT, { from, to: found })).toBe(true)
        seen += 1
      } else {
        expect(looked).toBe(false)
        unseen += 1
      }
    }
    expect(Math.min(seen, unseen)).toBeGreaterThan(20)
  })

  describe('[LW.move.double.road LW.vis.dead-ground] a stretch in the middle that is seen, though both ends and the nearest point are hidden', () => {
    const inside = (terrain: Terrain, [from, a, b]: readonly [Vec, Vec, Vec]) => {
      const state = position({ units: {}, terrain })
      const isSeen = (to: Vec) => isClearBetween(groundOf(state), SIGHT, { from, to })
      const looks = Array.from({ length: 401 }, (_, i) => lerp(a, b, i / 400))
      const nearest = looks.reduce((p, q) => (distance(from, p) <= distance(from, q) ? p : q))
      if (isSeen(a) || isSeen(b) || isSeen(nearest) || !looks.some(isSeen)) return null
      return seenOn(state, { from, range: 60 }, [a, b]) !== null
    }
    const found = (scenes: number, scene: (random: () => number) => ReturnType<typeof inside>): boolean[] => {
      const random = randomFrom(11)
      return Array.from({ length: scenes }, () => scene(random)).filter(it => it !== null)
    }

    test('between the round ends of two thick hedges', () => {
      const all = found(700, random => {
        const from = { x: 30, y: 44 }
        const slit = { x: 20 + 20 * random(), y: 24 }
        const far = distance(from, slit)
        const [nx, ny] = [(slit.y - from.y) / far, (from.x - slit.x) / far]
        const side = (way: number, i: number) => {
          const width = 5 + 4 * random()
          const m = lerp(from, slit, 0.45 + 0.2 * random())
          const off = width / 2 + 0.05 + 0.15 * random()
          const out = (k: number) => [m.x + nx * k * way, m.y + ny * k * way] as const
          const [x, y] = out(off + 40)
          return strip('hedge', `h${i}`, [out(off), [x, y + 20 * (random() - 0.5)]], width)
        }
        return inside([side(1, 0), side(-1, 1)], [from, { x: 2, y: 24 }, { x: 58, y: 24 }])
      })
      expect(all.length).toBeGreaterThan(30)
      expect(all).not.toContain(false)
    })

    test('beyond the dead ground of one piece and before that of another', () => {
      const all = found(6000, random => {
        const at = (x: number, y: number, by: number) => ({
          x: x + by * (random() - 0.5),
          y: y + by * (random() - 0.5),
        })
        const wood = (id: string, x: number, y: number): TerrainPiece => ({
          id,
          kind: 'wood',
          points: [at(x - 5, y - 2, 4), at(x + 5, y - 2, 4), at(x + 5, y + 2, 4), at(x - 5, y + 2, 4)],
        })
        return inside([wood('a', 25, 30), wood('b', 36, 30)], [at(30, 40, 8), at(18, 22, 8), at(42, 22, 8)])
      })
      expect(all.length).toBeGreaterThan(20)
      expect(all).not.toContain(false)
    })
  })
})
