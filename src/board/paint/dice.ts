import { outlineCorners } from '../../art/outlines'
import type { SeatColours } from '../../art/palette'
import { font } from './look'

/** Where the pips of a face lie, in parts of the half width. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.45, -0.45],
    [0.45, 0.45],
  ],
  3: [
    [-0.48, -0.48],
    [0, 0],
    [0.48, 0.48],
  ],
  4: [
    [-0.45, -0.45],
    [0.45, -0.45],
    [-0.45, 0.45],
    [0.45, 0.45],
  ],
  5: [
    [-0.48, -0.48],
    [0.48, -0.48],
    [0, 0],
    [-0.48, 0.48],
    [0.48, 0.48],
  ],
  6: [
    [-0.45, -0.52],
    [0.45, -0.52],
    [-0.45, 0],
    [0.45, 0],
    [-0.45, 0.52],
    [0.45, 0.52],
  ],
}

/** A die of a side: pips have the outline of the side, so that colour is not needed. */
export function paintDie(
  ctx: CanvasRenderingContext2D,
  { colours, value, spent }: { colours: SeatColours; value: number | undefined; spent: boolean },
  r: number,
): void {
  const half = r * 0.92
  ctx.save()
  ctx.shadowColor = 'rgba(0, 0, 0, 0.55)'
  ctx.shadowBlur = r * 0.25
  ctx.shadowOffsetY = r * 0.1
  ctx.beginPath()
  ctx.roundRect(-half, -half, 2 * half, 2 * half, half * 0.36)
  ctx.fillStyle = colours.main
  ctx.fill()
  ctx.restore()
  const shine = ctx.createLinearGradient(-half, -half, half, half)
  shine.addColorStop(0, 'rgba(255, 255, 255, 0.38)')
  shine.addColorStop(0.5, 'rgba(255, 255, 255, 0)')
  shine.addColorStop(1, 'rgba(0, 0, 0, 0.22)')
  ctx.fillStyle = shine
  ctx.fill()
  ctx.lineWidth = Math.max(1, r * 0.07)
  ctx.strokeStyle = colours.dark
  ctx.stroke()
  ctx.fillStyle = '#0a0e18'
  const pips = value === undefined ? undefined : PIPS[value]
  if (pips) for (const [x, y] of pips) pip(ctx, colours, { x: x * half, y: y * half, size: half * 0.19 })
  else if (value !== undefined) {
    ctx.font = font(half * 1.15, 750)
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(String(value), 0, half * 0.08)
  }
  if (!spent) return
  ctx.fillStyle = 'rgba(12, 16, 26, 0.5)'
  ctx.beginPath()
  ctx.roundRect(-half, -half, 2 * half, 2 * half, half * 0.36)
  ctx.fill()
}

function pip(ctx: CanvasRenderingContext2D, colours: SeatColours, at: { x: number; y: number; size: number }): void {
  const corners = outlineCorners(colours.shape)
  ctx.beginPath()
  if (!corners) ctx.arc(at.x, at.y, at.size, 0, 2 * Math.PI)
  else for (const p of corners) ctx.lineTo(at.x + p.x * at.size, at.y + p.y * at.size)
  ctx.fill()
}

/** A cube lies on its cell: three sides in three shades, the outline of its side on top. */
export function paintCube(ctx: CanvasRenderingContext2D, colours: SeatColours, r: number): void {
  const p = (x: number, y: number) => [x * r * 0.98, y * r * 0.98] as const
  const side = (shade: string, ...corners: (readonly [number, number])[]) => {
    ctx.beginPath()
    for (const [x, y] of corners) ctx.lineTo(x, y)
    ctx.closePath()
    ctx.fillStyle = colours.main
    ctx.fill()
    ctx.fillStyle = shade
    ctx.fill()
    ctx.lineJoin = 'round'
    ctx.lineWidth = Math.max(1, r * 0.06)
    ctx.strokeStyle = colours.dark
    ctx.stroke()
  }
  side('rgba(255, 255, 255, 0.28)', p(0, -0.95), p(0.86, -0.48), p(0, 0), p(-0.86, -0.48))
  side('rgba(0, 0, 0, 0.05)', p(-0.86, -0.48), p(0, 0), p(0, 0.98), p(-0.86, 0.5))
  side('rgba(0, 0, 0, 0.32)', p(0.86, -0.48), p(0, 0), p(0, 0.98), p(0.86, 0.5))
}
