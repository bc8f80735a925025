import type { SceneTerrain } from '../../engine/scene/terrain'
import { chanceFrom } from '../random'
import { along, atLeast, ink, type Pen, ringOf, seen, shadowed, trace } from './pen'

const LEAF = ink('#35552a', '#5d8440')
const LEAF_LIGHT = ink('#54783a', '#8fb262')
const LEAF_SHADE = ink('#142010', '#33501f')
const STONE = ink('#9d978a', '#b3aa98')
const STONE_EDGE = ink('#24211c', '#5a5143')
const WOODEN = ink('#a98a5c', '#7a5a2c')
const STEEL = ink('#a7b0ba', '#4f5862')

/** Whether a point of the line lies in one of its gaps. */
const open = (piece: SceneTerrain, at: { x: number; y: number }): boolean =>
  piece.crossings.some(one => (one.at.x - at.x) ** 2 + (one.at.y - at.y) ** 2 < (one.width / 2) ** 2)

const wide = (pen: Pen, piece: SceneTerrain): number => Math.max(piece.closed ? 0 : piece.width, 0.28 * pen.grain)

/** Bush beside bush. */
export function paintHedge(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  const chance = chanceFrom(piece.id)
  const r = wide(pen, piece) * 0.62
  const bushes = along(ringOf(piece), Math.max(r * 0.95, 0.14 * grain))
    .map(({ at }) => ({
      x: at.x + (chance() - 0.5) * r * 0.4,
      y: at.y + (chance() - 0.5) * r * 0.4,
      r: r * (0.85 + 0.35 * chance()),
    }))
    .filter(bush => !open(piece, bush) && seen(pen, bush, 2 * grain))
  const all = (colour: string, off: number, size: number) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (const bush of bushes) {
      ctx.moveTo(bush.x + off + bush.r * size, bush.y + off)
      ctx.arc(bush.x + off, bush.y + off, bush.r * size, 0, 2 * Math.PI)
    }
    ctx.fill()
  }
  all(LEAF_SHADE[theme], 0.06 * grain, 1.08)
  all(LEAF[theme], 0, 0.94)
  all(LEAF_LIGHT[theme], -r * 0.2, 0.42)
}

/** Lays the line without its gaps. */
function traceOpen(pen: Pen, piece: SceneTerrain): void {
  const { ctx, grain } = pen
  if (piece.crossings.length === 0) {
    trace(ctx, piece.points, piece.closed)
    return
  }
  ctx.beginPath()
  let broken = true
  for (const { at } of along(ringOf(piece), 0.05 * grain)) {
    const shut = !open(piece, at)
    if (shut && broken) ctx.moveTo(at.x, at.y)
    else if (shut) ctx.lineTo(at.x, at.y)
    broken = !shut
  }
}

export function paintWall(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain, unit } = pen
  const w = Math.max(wide(pen, piece) * 0.7, 0.2 * grain)
  ctx.lineJoin = 'miter'
  ctx.lineCap = 'butt'
  shadowed(pen, { far: 0.08 * grain, soft: 0.1 * grain }, () => {
    traceOpen(pen, piece)
    ctx.lineWidth = w + atLeast(pen, 0.05 * grain, 1.4)
    ctx.strokeStyle = STONE_EDGE[theme]
    ctx.stroke()
  })
  traceOpen(pen, piece)
  ctx.lineWidth = w
  ctx.strokeStyle = STONE[theme]
  ctx.stroke()
  if (w * unit < 3) return
  ctx.strokeStyle = STONE_EDGE[theme]
  ctx.globalAlpha = 0.6
  ctx.lineWidth = atLeast(pen, 0.03 * grain, 0.7)
  ctx.beginPath()
  for (const { at, dx, dy } of along(ringOf(piece), 0.3 * grain)) {
    if (open(piece, at) || !seen(pen, at, grain)) continue
    ctx.moveTo(at.x - (dy * w) / 2, at.y + (dx * w) / 2)
    ctx.lineTo(at.x + (dy * w) / 2, at.y - (dx * w) / 2)
  }
  ctx.stroke()
  ctx.globalAlpha = 1
}

export function paintFence(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  traceOpen(pen, piece)
  ctx.strokeStyle = WOODEN[theme]
  ctx.lineWidth = atLeast(pen, 0.06 * grain, 1)
  ctx.stroke()
  ctx.fillStyle = WOODEN[theme]
  for (const { at } of along(ringOf(piece), 0.6 * grain))
    if (!open(piece, at)) ctx.fillRect(at.x - 0.07 * grain, at.y - 0.07 * grain, 0.14 * grain, 0.14 * grain)
}

/** A line of crosses, as on a soldier's map. */
export function paintWire(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  ctx.strokeStyle = STEEL[theme]
  ctx.lineWidth = atLeast(pen, 0.05 * grain, 1)
  traceOpen(pen, piece)
  ctx.stroke()
  const r = 0.16 * grain
  ctx.beginPath()
  for (const { at, dx, dy } of along(ringOf(piece), 0.5 * grain)) {
    if (open(piece, at)) continue
    for (const [x, y] of [
      [dx - dy, dy + dx],
      [dx + dy, dy - dx],
    ] as const) {
      ctx.moveTo(at.x - x * r, at.y - y * r)
      ctx.lineTo(at.x + x * r, at.y + y * r)
    }
  }
  ctx.stroke()
}
