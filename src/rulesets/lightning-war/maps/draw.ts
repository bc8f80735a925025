import type { Vec } from '../../../engine/geometry/vec'
import type { Crossing, TerrainPiece } from '../../../engine/terrain/model'

type Spot = readonly [x: number, y: number]

const at = ([x, y]: Spot): Vec => ({ x, y })

/** A closed outline through these points. */
export const area = (kind: string, id: string, ...points: readonly Spot[]): TerrainPiece => ({
  id,
  kind,
  points: points.map(at),
})

/** The same with a soft edge. */
export const patch = (kind: string, id: string, ...points: readonly Spot[]): TerrainPiece => ({
  ...area(kind, id, ...points),
  curve: true,
})

/** A line that bends softly: a road, a stream. */
export const lane = (kind: string, id: string, ...points: readonly Spot[]): TerrainPiece => patch(kind, id, ...points)

/** A straight line with its openings: a hedge, a wall. */
export const row = (kind: string, id: string, points: readonly Spot[], gaps: readonly Spot[] = []): TerrainPiece => ({
  ...area(kind, id, ...points),
  ...(gaps.length > 0 ? { crossings: gaps.map(gap => crossing('gap', gap, 2.4)) } : {}),
})

export const crossing = (kind: Crossing['kind'], spot: Spot, width: number): Crossing => ({ kind, at: at(spot), width })

export const house = (id: string, [x, y]: Spot, [w, h]: Spot): TerrainPiece =>
  area('building', id, [x, y], [x + w, y], [x + w, y + h], [x, y + h])

/** A round hill with a second contour and a crest towards one side. */
export function hill(id: string, name: string, [x, y]: Spot, [rx, ry]: Spot): TerrainPiece {
  const ring = (k: number): Vec[] =>
    Array.from({ length: 10 }, (_, i) => {
      const a = (i / 10) * 2 * Math.PI
      const wobble = 1 + 0.12 * Math.sin(3 * a + x)
      return { x: round(x + Math.sin(a) * rx * k * wobble), y: round(y - Math.cos(a) * ry * k * wobble) }
    })
  return {
    id,
    kind: 'hill',
    name,
    points: ring(1),
    curve: true,
    height: 20,
    run: 1.5,
    contours: [{ points: ring(0.5), height: 40, run: 1 }],
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
