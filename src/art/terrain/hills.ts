import type { SceneContour, SceneTerrain } from '../../engine/scene/terrain'
import { atLeast, boundsOf, hair, ink, type Pen, trace, within } from './pen'

const LEVEL = ink('rgba(142, 122, 74, 0.2)', 'rgba(214, 190, 120, 0.34)')
const SHADE = ink('rgba(4, 4, 0, 0.62)', 'rgba(86, 66, 22, 0.5)')
const SHINE = ink('rgba(232, 220, 170, 0.32)', 'rgba(255, 252, 226, 0.95)')
const CONTOUR = ink('rgba(206, 174, 118, 0.85)', 'rgba(126, 88, 36, 0.85)')

/** Each level a little lighter, its slope lit from the north-west, its rim a contour line. */
export function paintHill(pen: Pen, piece: SceneTerrain): void {
  piece.contours.forEach((ring, i) => {
    paintLevel(pen, ring)
    paintRim(pen, ring, i)
  })
}

function paintLevel(pen: Pen, ring: SceneContour): void {
  const { ctx, theme, grain } = pen
  const run = ring.run > 0 ? ring.run : 0.9 * grain
  within(pen, ring.points, () => {
    trace(ctx, ring.points, true)
    ctx.fillStyle = LEVEL[theme]
    ctx.fill()
    slope(pen, ring, { colour: SHADE[theme], from: -1, run })
    slope(pen, ring, { colour: SHINE[theme], from: 1, run })
  })
}

/** The shadow that the surrounding land would cast inwards: a slope without a hard edge. */
function slope(
  pen: Pen,
  ring: SceneContour,
  { colour, from, run }: { colour: string; from: number; run: number },
): void {
  const { ctx, unit } = pen
  const box = boundsOf(ring.points)
  const far = 4 * run + hair(pen, 40)
  ctx.save()
  ctx.shadowColor = colour
  ctx.shadowBlur = run * 1.1 * unit
  ctx.shadowOffsetX = from * run * 0.42 * unit
  ctx.shadowOffsetY = from * run * 0.42 * unit
  ctx.beginPath()
  ctx.rect(box.left - far, box.top - far, box.right - box.left + 2 * far, box.bottom - box.top + 2 * far)
  for (const [i, p] of ring.points.entries()) i === 0 ? ctx.moveTo(p.x, p.y) : ctx.lineTo(p.x, p.y)
  ctx.closePath()
  ctx.fillStyle = '#000'
  ctx.fill('evenodd')
  ctx.restore()
}

function paintRim(pen: Pen, ring: SceneContour, level: number): void {
  const { ctx, theme, grain } = pen
  trace(ctx, ring.points, true)
  ctx.strokeStyle = CONTOUR[theme]
  ctx.lineJoin = 'round'
  ctx.lineWidth = atLeast(pen, (level === 0 ? 0.075 : 0.05) * grain, 1)
  ctx.stroke()
}
