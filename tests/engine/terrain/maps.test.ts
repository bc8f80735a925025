import { describe, expect, test } from 'vitest'
import { vec } from '../../../src/engine/geometry/vec'
import { checkMap, readMap, sayFault } from '../../../src/engine/terrain/check'
import { terrainOf } from '../../../src/engine/terrain/index'
import type { TerrainMap } from '../../../src/engine/terrain/model'
import { randomMap } from '../../../src/engine/terrain/random-map'
import { box, land, MODEL, piece, RECIPE } from './land'

describe('a faulty map is told what is wrong and where', () => {
  const says = (map: TerrainMap) => checkMap(MODEL, map).map(fault => sayFault(MODEL, fault))

  test.each<[string, TerrainMap, RegExp]>([
    [
      'an unknown kind',
      land(piece('lava', box(1, 1, 5, 5), { id: 'a' })),
      /^"a" is of a kind this game does not know: "lava"$/,
    ],
    [
      'too few points',
      land(piece('wood', [vec(1, 1), vec(2, 2)], { id: 'a' })),
      /Wood \(a\): has 2 of at least 3 points/,
    ],
    [
      'an outline that crosses itself',
      land(piece('wood', [vec(1, 1), vec(9, 9), vec(9, 1), vec(1, 9)], { id: 'a' })),
      /its outline crosses itself \(at 5, 5 in\)/,
    ],
    [
      'a curved outline whose points fall on its own crossing',
      land(piece('wood', [vec(1, 1), vec(9, 9), vec(9, 1), vec(1, 9)], { id: 'a', curve: true })),
      /its outline crosses itself \(at 5, 5 in\)/,
    ],
    [
      'an outline that comes back to a point of its own',
      land(piece('wood', [vec(1, 1), vec(5, 5), vec(9, 1), vec(9, 9), vec(5, 5), vec(1, 9)], { id: 'a' })),
      /its outline crosses itself \(at 5, 5 in\)/,
    ],
    [
      'a piece off the table',
      land(piece('wood', box(60, 40, 80, 45), { id: 'a' })),
      /lies off the table \(at 80, 40 in\)/,
    ],
    [
      'two points in one place',
      land(piece('wood', [vec(1, 1), vec(1, 1), vec(5, 5), vec(1, 5)])),
      /two points in one place/,
    ],
    [
      'the same name twice',
      land(piece('wood', box(1, 1, 5, 5), { id: 'a' }), piece('wood', box(10, 1, 15, 5), { id: 'a' })),
      /Two pieces are called "a"/,
    ],
    [
      'a contour that leaves its hill',
      land(piece('hill', box(1, 1, 20, 20), { contours: [{ points: box(5, 5, 25, 10), height: 20 }] })),
      /the contour at 20 leaves the one around it/,
    ],
    [
      'a contour that does not rise',
      land(piece('hill', box(1, 1, 20, 20), { contours: [{ points: box(5, 5, 10, 10), height: 10 }] })),
      /not higher than the 10 around it/,
    ],
    [
      'hills that cross',
      land(piece('hill', box(1, 1, 20, 20), { id: 'a' }), piece('hill', box(10, 10, 30, 30), { id: 'b' })),
      /their contours cross/,
    ],
    [
      'houses in one another',
      land(piece('house', box(1, 1, 20, 20), { id: 'a' }), piece('house', box(5, 5, 8, 8), { id: 'b' })),
      /stand in one another/,
    ],
    [
      'a bridge beside its river',
      land(piece('river', [vec(0, 5), vec(30, 5)], { crossings: [{ kind: 'bridge', at: vec(4, 9), width: 2 }] })),
      /its bridge does not lie on it \(at 4, 9 in\)/,
    ],
    [
      'contours on a wood',
      land(piece('wood', box(1, 1, 20, 20), { contours: [{ points: box(5, 5, 8, 8), height: 3 }] })),
      /has contours but isn't a hill/,
    ],
    [
      'a value out of its limits',
      land(piece('house', box(1, 1, 5, 5), { values: { floors: 9 } })),
      /Floors must be 1 to 5, not 9/,
    ],
    ['a table too small', { ...land(), width: 3 }, /3 by 48 in; a side may be 12 to 120 in/],
  ])('%s', (_, map, why) => {
    expect(says(map)).toEqual([expect.stringMatching(why)])
  })

  test('what is not a map at all', () => {
    expect(readMap(MODEL, { name: 'x', width: 10 }).faults.map(({ why }) => why)).toEqual(
      expect.arrayContaining([expect.stringContaining('height'), expect.stringContaining('pieces')]),
    )
    expect(readMap(MODEL, land(piece('wood', box(1, 1, 5, 5)))).map).not.toBeNull()
  })
})

describe('a random map', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => `word ${i}`)

  test('is sound and the same for the same word', () => {
    for (const seed of seeds) {
      const order = { seed, width: 72, height: 48 }
      const map = randomMap(MODEL, RECIPE, order)
      expect(checkMap(MODEL, map)).toEqual([])
      expect(randomMap(MODEL, RECIPE, order)).toEqual(map)
      expect(readMap(MODEL, JSON.parse(JSON.stringify(map))).map).toEqual(map)
    }
  })

  test('has hills, woods, a village, and a bridge where a road meets the river', () => {
    const maps = seeds.map(seed => randomMap(MODEL, RECIPE, { seed, width: 72, height: 48 }))
    const count = (kind: string) => maps.map(map => map.pieces.filter(one => one.kind === kind).length)
    expect(Math.min(...count('hill'))).toBeGreaterThan(0)
    expect(Math.min(...count('house'))).toBeGreaterThan(3)
    expect(Math.min(...count('wood'))).toBeGreaterThan(2)
    for (const map of maps) {
      const ground = terrainOf(MODEL, map)
      const crossings = map.pieces.flatMap(one => one.crossings ?? [])
      expect(crossings.some(({ kind }) => kind === 'bridge')).toBe(true)
      for (const { at } of crossings) expect(ground.at(at).some(here => here.crossing)).toBe(true)
    }
  })

  test('is another for another word, and fits other tables', () => {
    const [a, b] = ['a', 'b'].map(seed => randomMap(MODEL, RECIPE, { seed, width: 96, height: 60 }).pieces)
    expect(a).not.toEqual(b)
  })
})
