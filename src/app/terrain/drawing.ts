import { distance, type Vec } from '../../engine/geometry/vec'
import type { TerrainLook } from '../../engine/scene/terrain'
import type { TerrainKind, TerrainMap, TerrainModel, TerrainPiece } from '../../engine/terrain/model'
import { freshId, tidy } from './edit'

/** Walls, houses and fields have corners; everything else is drawn in curves. */
const CORNERED: ReadonlySet<TerrainLook> = new Set([
  'building',
  'ruin',
  'bunker',
  'wall',
  'fence',
  'hedge',
  'wire',
  'trench',
  'field',
])

export const isCurved = (kind: TerrainKind): boolean => !CORNERED.has(kind.look)

export const blankMap = ({ sizes }: TerrainModel): TerrainMap => ({ name: 'New map', ...sizes.usual, pieces: [] })

/** A piece through these points, with the values its kind needs. */
export function pieceThrough(map: TerrainMap, kind: TerrainKind, points: readonly Vec[]): TerrainPiece {
  const run = Math.min(map.width, map.height) / 24
  return {
    id: freshId(map, kind.id),
    kind: kind.id,
    points: points.map(tidy),
    ...(isCurved(kind) && { curve: true }),
    ...(kind.form === 'hill' && { height: kind.height ?? 10, run: Math.round(run * 10) / 10 }),
  }
}

/** A ready-made piece around a point, for people who would rather adjust than draw. */
export function readyMade(map: TerrainMap, kind: TerrainKind, at: Vec): TerrainPiece {
  const grain = Math.min(map.width, map.height) / 48
  const put = (points: readonly (readonly [number, number])[], size: number) => {
    const far = size * grain
    const middle = {
      x: Math.min(map.width - far, Math.max(far, at.x)),
      y: Math.min(map.height - far, Math.max(far, at.y)),
    }
    return pieceThrough(
      map,
      kind,
      points.map(([x, y]) => ({ x: middle.x + x * far, y: middle.y + y * far })),
    )
  }
  if (kind.form === 'line')
    return put(
      [
        [-1, 0.2],
        [-0.3, -0.1],
        [0.4, 0.1],
        [1, -0.2],
      ],
      6,
    )
  if (!isCurved(kind)) {
    return put(
      [
        [-1, -0.7],
        [1, -0.7],
        [1, 0.7],
        [-1, 0.7],
      ],
      kind.look === 'field' ? 3 : 1.2,
    )
  }
  const round = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * 2 * Math.PI
    const far = 1 - 0.04 * ((i * 3) % 4)
    return [Math.sin(a) * far, -Math.cos(a) * far] as const
  })
  return put(round, kind.form === 'hill' ? 6 : kind.look === 'crater' ? 1 : 3.5)
}

/** Smooths a line drawn by hand: drops points that lie within `slack` of the line through their neighbours. */
export function simplified(points: readonly Vec[], slack: number): readonly Vec[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return points
  let worst = 0
  let at = 0
  points.forEach((p, i) => {
    const off = aside(first, last, p)
    if (off > worst) {
      worst = off
      at = i
    }
  })
  if (worst <= slack) return [first, last]
  return [...simplified(points.slice(0, at + 1), slack).slice(0, -1), ...simplified(points.slice(at), slack)]
}

function aside(a: Vec, b: Vec, p: Vec): number {
  const length = distance(a, b)
  if (length < 1e-9) return distance(a, p)
  return Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length
}

/** The points of a piece drawn by hand; empty if the stroke is too short. */
export function strokePoints(stroke: readonly Vec[], kind: TerrainKind, grain: number): readonly Vec[] {
  const [first] = stroke
  if (!first) return []
  const slack = 0.35 * grain
  if (kind.form === 'line') return simplified(stroke, slack)
  // A closed stroke is cut at its farthest point, so both halves are simplified alike.
  let far = 0
  stroke.forEach((p, i) => {
    if (distance(p, first) > distance(stroke[far] ?? first, first)) far = i
  })
  const there = simplified(stroke.slice(0, far + 1), slack)
  const back = simplified([...stroke.slice(far), first], slack)
  // People rarely end a stroke exactly where it began: ends that nearly meet become one point.
  const round = [...there, ...back.slice(1, -1)]
  const last = round.at(-1)
  return last && round.length > 3 && distance(last, first) < 1.2 * grain ? round.slice(0, -1) : round
}
