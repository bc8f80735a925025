import type { Vec } from '../../engine/geometry/vec'
import type { SceneLink, ScenePiece } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { toScreen } from '../view/camera'
import { coloursOfShape, type Easel, font } from './look'
import { type Covered, haloText, paintShapeLabels, type Written } from './shape-labels'

const RADIANS = Math.PI / 180
const NOWHERE: Covered = () => false

/** Reach, arcs, templates, evidence. Fills first, so that no line is dulled; labels last. Returns where the labels are. */
export function paintShapes(easel: Easel, shapes: readonly Shape[], covered: Covered = NOWHERE): readonly Written[] {
  const { ctx, look } = easel
  for (const shape of shapes) {
    if (shape.kind === 'path' || shape.kind === 'label') continue
    tracePath(easel, shape)
    ctx.fillStyle = coloursOfShape(look, shape).fill
    ctx.fill('evenodd')
  }
  for (const shape of shapes) {
    if (shape.kind === 'label') continue
    tracePath(easel, shape)
    ctx.strokeStyle = coloursOfShape(look, shape).line
    const { width, dash } = lineOf(shape)
    ctx.lineWidth = width
    ctx.lineJoin = 'round'
    ctx.setLineDash(dash)
    ctx.stroke()
    ctx.setLineDash([])
    if (shape.kind === 'path' && shape.arrow) paintArrow(easel, shape.points, coloursOfShape(look, shape).line)
  }
  return paintShapeLabels(easel, shapes, covered)
}

/** How wide the line of a shape is in pixels, and its dashes. */
export const lineOf = ({ kind, dashed }: Shape): { readonly width: number; readonly dash: number[] } => ({
  width: kind === 'path' ? 2 : 1.25,
  dash: dashed ? [6, 5] : [],
})

/** The head of an arrow that points right, its tip at the origin, in pixels. */
export const ARROW: readonly Vec[] = [
  { x: 0, y: 0 },
  { x: -11, y: 5.5 },
  { x: -8, y: 0 },
  { x: -11, y: -5.5 },
]

function tracePath({ ctx, view }: Easel, shape: Exclude<Shape, { kind: 'label' }>): void {
  ctx.beginPath()
  switch (shape.kind) {
    case 'disc': {
      const c = toScreen(view, shape.at)
      ctx.arc(c.x, c.y, shape.radius * view.scale, 0, 2 * Math.PI)
      return
    }
    case 'polygon':
    case 'path':
      traceLine(ctx, view, shape.points)
      if (shape.kind === 'polygon') ctx.closePath()
      return
    case 'patch':
      for (const loop of shape.loops) {
        traceLine(ctx, view, loop)
        ctx.closePath()
      }
      return
    case 'sector': {
      const c = toScreen(view, shape.at)
      const whole = shape.to - shape.from >= 360
      const from = (shape.from - 90) * RADIANS
      const to = whole ? from + 2 * Math.PI : (shape.to - 90) * RADIANS
      ctx.arc(c.x, c.y, shape.outer * view.scale, from, to)
      if (shape.inner > 0) {
        if (whole)
          ctx.moveTo(c.x + Math.cos(to) * shape.inner * view.scale, c.y + Math.sin(to) * shape.inner * view.scale)
        ctx.arc(c.x, c.y, shape.inner * view.scale, to, from, true)
      } else if (!whole) ctx.lineTo(c.x, c.y)
      ctx.closePath()
    }
  }
}

function traceLine(ctx: Easel['ctx'], view: Easel['view'], points: readonly Vec[]): void {
  points.forEach((point, i) => {
    const p = toScreen(view, point)
    if (i === 0) ctx.moveTo(p.x, p.y)
    else ctx.lineTo(p.x, p.y)
  })
}

function paintArrow({ ctx, view }: Easel, points: readonly Vec[], colour: string): void {
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before) return
  const [a, b] = [toScreen(view, before), toScreen(view, end)]
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  ctx.save()
  ctx.translate(b.x, b.y)
  ctx.rotate(angle)
  ctx.beginPath()
  for (const { x, y } of ARROW) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fillStyle = colour
  ctx.fill()
  ctx.restore()
}

/** Threads between pieces, from rim to rim. */
export function paintLinks(easel: Easel, links: readonly SceneLink[], pieces: ReadonlyMap<string, ScenePiece>): void {
  const { ctx, look, view } = easel
  for (const link of links) {
    const from = pieces.get(link.from)
    const to = pieces.get(link.to)
    if (!from || !to) continue
    const [a, b] = [toScreen(view, from.at), toScreen(view, to.at)]
    const tone = look.tones[link.tone]
    ctx.beginPath()
    ctx.moveTo(a.x, a.y)
    ctx.lineTo(b.x, b.y)
    ctx.strokeStyle = tone.line
    ctx.lineWidth = 1.5
    ctx.setLineDash([2, 5])
    ctx.stroke()
    ctx.setLineDash([])
    ctx.font = font(10, 550)
    if (Math.hypot(a.x - b.x, a.y - b.y) > 90)
      haloText(easel, link.name, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, ink: tone.ink })
  }
}
