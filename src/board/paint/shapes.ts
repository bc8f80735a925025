import { ahead } from '../../engine/geometry/angle'
import type { Vec } from '../../engine/geometry/vec'
import type { SceneLink, ScenePiece } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { toScreen } from '../view/camera'
import { type Easel, font } from './look'

const RADIANS = Math.PI / 180

/** Reach, arcs, templates, evidence. Fillings first, so that no line is dulled; writing last. */
export function paintShapes(easel: Easel, shapes: readonly Shape[]): void {
  const { ctx, look } = easel
  for (const shape of shapes) {
    if (shape.kind === 'path' || shape.kind === 'label') continue
    tracePath(easel, shape)
    ctx.fillStyle = look.tones[shape.tone].fill
    ctx.fill('evenodd')
  }
  for (const shape of shapes) {
    if (shape.kind === 'label') continue
    tracePath(easel, shape)
    ctx.strokeStyle = look.tones[shape.tone].line
    ctx.lineWidth = shape.kind === 'path' ? 2 : 1.25
    ctx.lineJoin = 'round'
    ctx.setLineDash(shape.dashed ? [6, 5] : [])
    ctx.stroke()
    ctx.setLineDash([])
    if (shape.kind === 'path' && shape.arrow) paintArrow(easel, shape.points, look.tones[shape.tone].line)
  }
  paintShapeLabels(easel, shapes)
}

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
  ctx.moveTo(0, 0)
  ctx.lineTo(-11, 5.5)
  ctx.lineTo(-8, 0)
  ctx.lineTo(-11, -5.5)
  ctx.closePath()
  ctx.fillStyle = colour
  ctx.fill()
  ctx.restore()
}

/** Labels step aside from each other downwards. */
function paintShapeLabels(easel: Easel, shapes: readonly Shape[]): void {
  const { ctx, look, view, window } = easel
  ctx.font = font(11, 600)
  const taken: { x: number; y: number; w: number }[] = []
  for (const shape of shapes) {
    if (!shape.label) continue
    const w = ctx.measureText(shape.label).width
    const at = toScreen(view, labelPlace(shape))
    const x = Math.min(window.width - w / 2 - 8, Math.max(w / 2 + 8, at.x))
    let y =
      at.y +
      (shape.kind === 'disc' || shape.kind === 'polygon' || shape.kind === 'patch'
        ? 10
        : shape.kind === 'sector'
          ? -9
          : 0)
    for (let tries = 0; tries < 5 && taken.some(t => Math.abs(t.y - y) < 14 && Math.abs(t.x - x) < (t.w + w) / 2 + 6); )
      y += tries++ < 5 ? 14 : 0
    taken.push({ x, y, w })
    haloText(easel, shape.label, { x, y, ink: look.tones[shape.tone].ink })
  }
}

/** Where the label of a shape sits: under a disc, over the outer edge of a sector, on the longest leg of a way. */
function labelPlace(shape: Shape): Vec {
  switch (shape.kind) {
    case 'disc':
      return { x: shape.at.x, y: shape.at.y + shape.radius }
    case 'polygon':
      return lowestOf(shape.points)
    case 'patch':
      return lowestOf(shape.loops.flat())
    case 'sector':
      return ahead({ at: shape.at, facing: (shape.from + shape.to) / 2 }, shape.outer)
    case 'label':
      return shape.at
    case 'path': {
      let best = shape.points[0] ?? { x: 0, y: 0 }
      let most = -1
      shape.points.forEach((p, i) => {
        const q = shape.points[i + 1]
        const far = q ? Math.hypot(q.x - p.x, q.y - p.y) : 0
        if (!q || far <= most) return
        most = far
        best = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
      })
      return best
    }
  }
}

const lowestOf = (points: readonly Vec[]): Vec =>
  points.reduce((low, p) => (p.y > low.y ? p : low), points[0] ?? { x: 0, y: 0 })

/** Writing with a halo, readable on anything. */
export function haloText(easel: Easel, text: string, at: { x: number; y: number; ink: string }): void {
  const { ctx, look } = easel
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 3.5
  ctx.strokeStyle = look.surface.halo
  ctx.strokeText(text, at.x, at.y)
  ctx.fillStyle = at.ink
  ctx.fillText(text, at.x, at.y)
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
