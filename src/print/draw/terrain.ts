import { middleOf } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import type { SceneTerrain, TerrainLook } from '../../engine/scene/terrain'
import { GREY, type Ink, mm } from '../ink'
import { written } from './column'
import type { Press } from './press'

interface Ground {
  readonly fill: string
  /** In black ink: darker is harder to pass. */
  readonly grey: string
  readonly dashed?: boolean
}

const ground = (fill: string, grey: string, dashed = false): Ground => ({ fill, grey, ...(dashed && { dashed }) })

const LOOKS: Readonly<Record<TerrainLook, Ground>> = {
  hill: ground('#efe4cf', '#f2f2f2'),
  wood: ground('#cfe3cb', '#d4d4d4'),
  'open-wood': ground('#dfeeda', '#e4e4e4', true),
  orchard: ground('#e2efd6', '#e8e8e8', true),
  scrub: ground('#eaf0dc', '#ececec', true),
  building: ground('#d9d3cd', '#bdbdbd'),
  ruin: ground('#e3ded9', '#cfcfcf', true),
  road: ground('#d8d4cc', '#d0d0d0'),
  track: ground('#e2ddd2', '#dddddd'),
  river: ground('#c9dff2', '#c4c4c4'),
  stream: ground('#d3e6f5', '#cccccc'),
  water: ground('#c9dff2', '#c4c4c4'),
  marsh: ground('#d7e6dd', '#dcdcdc', true),
  rough: ground('#ece8e0', '#e6e6e6', true),
  boulders: ground('#e0ddd8', '#d8d8d8', true),
  field: ground('#f2efd9', '#f4f4f4', true),
  sand: ground('#f6efd8', '#f4f4f4', true),
  mud: ground('#e4d9c8', '#e0e0e0', true),
  snow: ground('#f3f7fb', '#fafafa', true),
  hedge: ground('#9fc29a', '#8c8c8c'),
  wall: ground('#a59d94', '#777777'),
  fence: ground('#b5a892', '#999999'),
  wire: ground('#8d8d8d', '#777777'),
  trench: ground('#b39b7a', '#8a8a8a'),
  bunker: ground('#bdb7b0', '#9a9a9a'),
  crater: ground('#ddd3c4', '#dadada', true),
}

const lines = (points: readonly Vec[], unit: number): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${mm(x * unit)} ${mm(y * unit)}`).join('')

/** A piece of land from above: its ground, its contours, its crossings, its name. */
export function terrainInk(piece: SceneTerrain, unit: number, { style }: Press): Ink[] {
  const { look, points, closed, width, contours, crossings } = piece
  const { fill, grey, dashed } = LOOKS[look]
  const tint = style === 'colour' ? fill : grey
  const edge = { colour: GREY, width: 0.15, ...(dashed && { dash: [1.2, 0.8] }) }
  const body: Ink = closed
    ? { kind: 'path', d: `${lines(points, unit)}Z`, fill: tint, stroke: edge }
    : { kind: 'path', d: lines(points, unit), stroke: { colour: tint, width: Math.max(0.4, width * unit) } }
  return [
    body,
    ...contours.map(
      (ring): Ink => ({ kind: 'path', d: `${lines(ring.points, unit)}Z`, stroke: { ...edge, dash: [0.8, 0.8] } }),
    ),
    ...crossings.map(
      ({ at, length }): Ink => ({
        kind: 'circle',
        x: at.x * unit,
        y: at.y * unit,
        r: Math.max(0.6, (length * unit) / 2),
        fill: '#fff',
        stroke: edge,
      }),
    ),
    ...nameInk(piece, unit),
  ]
}

/** A name fits the width of its piece of land, but is never too small to read. */
const LEAST_NAME = 5

function nameInk({ label, points, closed }: SceneTerrain, unit: number): Ink[] {
  if (!label || !closed) return []
  const { x, y } = middleOf({ kind: 'polygon', points })
  const xs = points.map(point => point.x)
  const width = Math.max(LEAST_NAME, (Math.max(...xs) - Math.min(...xs)) * unit - 0.6)
  const box = { x: x * unit - width / 2, y: y * unit - 2, width, height: 4 }
  return written(label, box, { size: 2.2, least: 1, lines: 2, anchor: 'middle' })
}
