import { expect, test } from 'vitest'
import { paintLand } from '../../src/art/terrain'
import { vec } from '../../src/engine/geometry/vec'
import { type SceneTerrain, TERRAIN_LOOKS, type TerrainLook } from '../../src/engine/scene/terrain'

/** A canvas that only writes down what it is told. */
function paper(): { ctx: CanvasRenderingContext2D; strokes: string[] } {
  const strokes: string[] = []
  const gradient = { addColorStop: () => {} }
  const ctx = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...args: unknown[]) => {
          strokes.push(`${String(name)} ${args.map(String).join(' ')}`)
          return gradient
        },
      set: (_, name, value) => {
        strokes.push(`${String(name)} = ${String(value)}`)
        return true
      },
    },
  ) as CanvasRenderingContext2D
  return { ctx, strokes }
}

const ROUND = [vec(2, 2), vec(10, 2), vec(11, 8), vec(3, 9)]

const piece = (look: TerrainLook): SceneTerrain => ({
  id: look,
  name: look,
  look,
  points: ROUND,
  closed: !['road', 'track', 'river', 'stream', 'hedge', 'wall', 'fence', 'wire'].includes(look),
  width: 1,
  contours: look === 'hill' ? [{ points: ROUND, height: 10, run: 1 }] : [],
  crossings: [],
})

const WHOLE = { left: 0, top: 0, right: 20, bottom: 20 }

function painted(land: readonly SceneTerrain[], view = WHOLE, theme: 'dark' | 'light' = 'dark'): string[] {
  const { ctx, strokes } = paper()
  paintLand({ ctx, theme, unit: 20, grain: 1, view }, land)
  return strokes
}

test.each(TERRAIN_LOOKS)('%s is painted, in either theme, and the same each time', look => {
  const dark = painted([piece(look)])
  expect(dark.some(line => line.startsWith('fill') || line.startsWith('stroke'))).toBe(true)
  expect(painted([piece(look)])).toEqual(dark)
  expect(painted([piece(look)], WHOLE, 'light')).not.toEqual(dark)
})

test('what lies out of view is not painted', () => {
  expect(painted([piece('wood')], { left: 40, top: 40, right: 60, bottom: 60 })).toEqual([])
})

test('roads are laid over woods, and their edges before all their surfaces', () => {
  const roads = painted([piece('road'), { ...piece('road'), id: 'other' }]).filter(line => line.startsWith('lineWidth'))
  expect(roads[0]).toBe(roads[1])
  expect(roads[2]).toBe(roads[3])
  expect(roads[2]).not.toBe(roads[0])
  const both = painted([piece('road'), piece('wood')])
  expect(both.length).toBe(painted([piece('wood')]).length + painted([piece('road')]).length)
  expect(both.slice(-painted([piece('road')]).length)).toEqual(painted([piece('road')]))
})

test('a road runs over a track, whichever was drawn first', () => {
  const [road, track] = [piece('road'), piece('track')]
  expect(painted([track, road])).toEqual(painted([road, track]))
  expect(painted([road, track]).slice(-painted([road]).length)).toEqual(painted([road]))
})
