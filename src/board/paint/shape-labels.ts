import { ahead } from '../../engine/geometry/angle'
import { distance, lengthOf, lerp, type Vec } from '../../engine/geometry/vec'
import type { Shape } from '../../engine/scene/shapes'
import { toScreen } from '../view/camera'
import { coloursOfShape, type Easel, font, type Lens } from './look'

/** A box of text on the screen, by its middle. */
export interface Written {
  readonly x: number
  readonly y: number
  readonly width: number
  /** One line if left out. */
  readonly height?: number
}

/** Whether something there would hide the text. */
export type Covered = (written: Written) => boolean

export const LINE = 14
/** A shape smaller than this on the screen has no room for a name. */
const LEAST = 24

/** The least space for text with a room of its own: two digits. */
const LEAST_ROOM = 20
const MARGIN = 4

/** Letters of a label: pixels and weight. */
export const LABEL = { size: 11, weight: 600 }

/** A label where it is written. */
export interface PlacedLabel extends Written {
  readonly text: string
  readonly ink: string
}

/** The table as seen, and the width of a text on it in pixels. */
interface Measuring extends Pick<Lens, 'view' | 'window' | 'look'> {
  measure(text: string): number
}

export function paintShapeLabels(easel: Easel, shapes: readonly Shape[], covered: Covered): readonly Written[] {
  easel.ctx.font = font(LABEL.size, LABEL.weight)
  const measure = (text: string) => easel.ctx.measureText(text).width
  const labels = placedLabels({ ...easel, measure }, shapes, covered)
  for (const label of labels) haloText(easel, label.text, label)
  return labels
}

/**
 * Labels keep clear of counters and of each other, along the edge of their shape or one line beside it: farther away
 * they would seem to belong to something else. Where nothing is free a counter's name may be covered, and a muted label
 * is left out; so is one whose shape doesn't show in the window. A label with a room of its own stays there or is left
 * out.
 */
export function placedLabels(lens: Measuring, shapes: readonly Shape[], covered: Covered): readonly PlacedLabel[] {
  const taken: PlacedLabel[] = []
  const open = (box: Written) => inWindow(lens, box) && !taken.some(other => meet(other, box))
  const free = (box: Written) => open(box) && !covered(box)
  for (const shape of shapes) {
    if (!shape.label || extentOf(shape) * lens.view.scale < LEAST) continue
    const boxes = placesOf(shape).map(place => boxAt(lens, shape, place))
    const [first] = boxes
    if (!first) continue
    const room = roomOf(shape)
    if (room !== null && (room * lens.view.scale < Math.max(LEAST_ROOM, first.width + MARGIN) || covered(first)))
      continue
    const near = boxes.find(free) ?? boxes.flatMap(beside).find(free)
    const box = room === null ? (near ?? (shape.tone === 'muted' ? null : boxes.find(open))) : first
    if (!box) continue
    taken.push({ ...box, text: shape.label, ink: coloursOfShape(lens.look, shape).ink })
  }
  return taken
}

function boxAt({ measure, view }: Measuring, shape: Shape, place: Vec): Written {
  const width = measure(shape.label ?? '')
  const { x, y } = toScreen(view, place)
  const over = place.y < middleOf(shape)
  return { x, y: y + (over ? -1 : 1) * OFFSETS[shape.kind], width }
}

/** Above this a label goes over its place, below it under. */
function middleOf(shape: Shape): number {
  if (shape.kind === 'disc') return shape.at.y
  if (shape.kind !== 'polygon' && shape.kind !== 'patch') return Number.NEGATIVE_INFINITY
  const ys = (shape.kind === 'patch' ? shape.loops.flat() : shape.points).map(({ y }) => y)
  return (Math.min(...ys) + Math.max(...ys)) / 2
}

const inWindow = ({ window }: Measuring, { x, y, width }: Written): boolean =>
  x - width / 2 > MARGIN && x + width / 2 < window.width - MARGIN && y > LINE / 2 && y < window.height - LINE / 2

/** From the place on the edge to the middle of the text, in pixels. */
const OFFSETS: Readonly<Record<Shape['kind'], number>> = {
  disc: 10,
  polygon: 10,
  patch: 10,
  sector: -9,
  path: 0,
  label: 0,
}

export const meet = (a: Written, b: Written): boolean =>
  Math.abs(a.y - b.y) < ((a.height ?? LINE) + (b.height ?? LINE)) / 2 &&
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 6

/** One line further down, or else up. */
const beside = (box: Written): readonly Written[] => [1, -1].map(lines => ({ ...box, y: box.y + lines * LINE }))

const roomOf = (shape: Shape): number | null => (shape.kind === 'label' ? (shape.room ?? null) : null)

/** How large a shape is, in table units; a label by itself always has room. */
function extentOf(shape: Shape): number {
  switch (shape.kind) {
    case 'disc':
      return 2 * shape.radius
    case 'sector':
      return shape.outer
    case 'path':
      return shape.points.reduce((sum, point, i) => sum + distance(point, shape.points[i + 1] ?? point), 0)
    case 'polygon':
      return breadthOf(shape.points)
    case 'patch':
      return breadthOf(shape.loops.flat())
    case 'label':
      return Number.POSITIVE_INFINITY
  }
}

function breadthOf(points: readonly Vec[]): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** From below upwards, turn by turn on both sides. */
const OFF = [30, 60, 15, 45, 75]
const AROUND = [180, 0].flatMap(end => [end, ...OFF.flatMap(off => [end - off, end + off])]).concat(90, 270)
/** From the middle outwards, the end before the start. */
const ALONG = [0.5, 0.65, 0.35, 0.8, 0.2, 0.9, 0.1, 0.58, 0.42, 0.73, 0.27, 0.95, 0.05]

/** Where a label can go, best first: under a disc or patch, or over it; over the edge of a sector; on the longest leg. */
function placesOf(shape: Shape): readonly Vec[] {
  switch (shape.kind) {
    case 'disc':
      return AROUND.map(facing => ahead({ at: shape.at, facing }, shape.radius))
    case 'polygon':
      return outermostOf(shape.points)
    case 'patch':
      return outermostOf(shape.loops.flat())
    case 'sector': {
      const { at, from, to, outer } = shape
      return ALONG.map(part => ahead({ at, facing: to - (to - from) * part }, outer))
    }
    case 'label':
      return [shape.at]
    case 'path':
      return [middleOfLongest(shape.points), ...alongOf(shape.points)]
  }
}

function middleOfLongest(points: readonly Vec[]): Vec {
  let best = points[0] ?? { x: 0, y: 0 }
  let most = -1
  points.forEach((p, i) => {
    const q = points[i + 1]
    const far = q ? distance(p, q) : 0
    if (!q || far <= most) return
    most = far
    best = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
  })
  return best
}

/** Places along a path, from its middle outwards, the end before the start. */
function alongOf(points: readonly Vec[]): readonly Vec[] {
  const whole = lengthOf(points)
  return ALONG.flatMap(part => {
    let left = whole * part
    for (const [i, from] of points.entries()) {
      const to = points[i + 1]
      const far = to ? distance(from, to) : 0
      if (to && far > 0 && left <= far) return [lerp(from, to, left / far)]
      left -= far
    }
    return []
  })
}

const SAMPLES = 24

/** The lowest point, else the one farthest to a side, else the highest, else any. */
const outermostOf = (points: readonly Vec[]): readonly Vec[] => {
  const most = (far: (p: Vec) => number): Vec =>
    points.reduce((best, p) => (far(p) > far(best) ? p : best), points[0] ?? { x: 0, y: 0 })
  const some = points.filter((_, i) => i % Math.ceil(points.length / SAMPLES) === 0)
  return [most(p => p.y), most(p => p.x), most(p => -p.x), most(p => -p.y), ...some]
}

/** Text with a halo, readable on anything. */
export function haloText(
  easel: Easel,
  text: string,
  { x, y, ink, turn = 0 }: { readonly x: number; readonly y: number; readonly ink: string; readonly turn?: number },
): void {
  const { ctx, look } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 3.5
  ctx.strokeStyle = look.surface.halo
  ctx.strokeText(text, 0, 0)
  ctx.fillStyle = ink
  ctx.fillText(text, 0, 0)
  ctx.restore()
}
