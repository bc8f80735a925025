import { coloursOf } from '../../art/palette'
import type { Area } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import type { ScenePiece } from '../../engine/scene/scene'
import { RING } from '../paint/counter'
import type { Lens } from '../paint/look'
import type { Picture } from '../tools/tool'
import type { PieceIndex } from '../view/piece-index'
import { onPixel, pin } from './pin'
import type { NodeSpec } from './spec'

export interface RingLook {
  readonly colour: string
  readonly wide: number
  readonly dashed: boolean
}

/** Where a piece is shown now, and half its width in pixels. */
export interface Shown {
  readonly piece: ScenePiece
  readonly at: Vec
  readonly radius: number
}

/** A ring in the outline of the piece's side, clear of its tick. */
export function ringNode(lens: Lens, key: string, { piece, at, radius }: Shown, ring: RingLook): NodeSpec {
  const outline = { outline: coloursOf(piece.seat).shape, radius: radius * RING + 1 }
  const halo = { ...outline, stroke: lens.look.surface.halo, strokeWidth: ring.wide + 2 }
  const line = { ...outline, stroke: ring.colour, strokeWidth: ring.wide, dash: ring.dashed ? [5, 4] : [] }
  return pin(lens, key, at, [
    { kind: 'outline', key: 'halo', attrs: halo },
    { kind: 'outline', key: 'line', attrs: line },
  ])
}

export function cellNode({ look }: Lens, area: Area, { cell, tone, strong }: Picture['cells'][number]): NodeSpec {
  const colours = look.tones[tone]
  const style = {
    fill: colours.fill,
    stroke: colours.line,
    strokeWidth: strong ? 4 : 2,
    strokeScaleEnabled: false,
    dash: tone === 'muted' ? [3, 4] : [],
  }
  if (area.kind === 'disc')
    return { kind: 'circle', key: cell, attrs: { ...style, x: area.at.x, y: area.at.y, radius: area.radius } }
  return { kind: 'line', key: cell, attrs: { ...style, points: flat(area.points), closed: true } }
}

export const flat = (points: readonly Vec[]): number[] => points.flatMap(({ x, y }) => [x, y])

/** A thread from where a piece of a fan is shown to where it really is. */
export function threadNodes(lens: Lens, { piece, at, radius }: Shown): readonly NodeSpec[] {
  const { surface } = lens.look
  const away = Math.hypot(at.x - piece.at.x, at.y - piece.at.y)
  const part = away > 0 ? 1 - radius / lens.view.scale / away : 0
  const rim = { x: piece.at.x + (at.x - piece.at.x) * part, y: piece.at.y + (at.y - piece.at.y) * part }
  const thread = { points: flat([piece.at, rim]), stroke: surface.edge, strokeWidth: 1, strokeScaleEnabled: false }
  const dot = pin(lens, `dot ${piece.id}`, piece.at, [
    { kind: 'circle', key: 'dot', attrs: { radius: 2.5, fill: surface.focus } },
  ])
  return part > 0 ? [{ kind: 'line', key: `thread ${piece.id}`, attrs: thread }, dot] : [dot]
}

const ARMS = [
  [0, -5, 0, -16],
  [5, 0, 16, 0],
  [0, 5, 0, 16],
  [-5, 0, -16, 0],
]

export function crosshairNode(lens: Lens, at: Vec): NodeSpec {
  const { halo, focus } = lens.look.surface
  const half = { x: 0.5, y: 0.5 }
  const arms = (name: string, stroke: string, strokeWidth: number): NodeSpec[] =>
    ARMS.map((points, i) => ({ kind: 'line', key: `${name} ${i}`, attrs: { ...half, points, stroke, strokeWidth } }))
  return pin(lens, 'crosshair', onPixel(lens, at), [
    ...arms('halo', halo, 4),
    ...arms('arm', focus, 1.75),
    { kind: 'circle', key: 'dot', attrs: { ...half, radius: 1.5, fill: focus } },
  ])
}

export const shownOf = (piece: ScenePiece, at: Vec, index: PieceIndex, lens: Lens): Shown => ({
  piece,
  at,
  radius: index.drawn(piece.radius, lens.view.scale),
})
