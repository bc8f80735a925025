import type { SceneTerrain } from '../../engine/scene/terrain'
import { along, atLeast, boundsOf, ink, type Pen, ringOf, seen, shadowed, trace, within } from './pen'

const EARTH = ink('#6b5a3a', '#b89a62')
const PIT = ink('#19140c', '#5b4726')
const CONCRETE = ink('#83868a', '#b9bbb8')
const CONCRETE_EDGE = ink('#22262b', '#4c5256')

/** Thrown-up earth on both sides of a dark ditch. */
export function paintTrench(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  const line = ringOf(piece)
  if (piece.closed) {
    shadowed(pen, { far: 0.06 * grain, soft: 0.12 * grain }, () => {
      trace(ctx, piece.points, true)
      ctx.fillStyle = EARTH[theme]
      ctx.fill()
    })
    within(pen, piece.points, () => {
      const box = boundsOf(piece.points)
      const rim = Math.min(0.3 * grain, (box.right - box.left) / 5, (box.bottom - box.top) / 5)
      trace(ctx, piece.points, true)
      ctx.fillStyle = PIT[theme]
      ctx.fill()
      ctx.lineWidth = 2 * rim
      ctx.strokeStyle = EARTH[theme]
      ctx.stroke()
    })
  } else {
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    const w = Math.max(piece.width, 0.4 * grain)
    for (const [wide, colour] of [
      [w, EARTH[theme]],
      [w * 0.5, PIT[theme]],
    ] as const) {
      trace(ctx, line, false)
      ctx.lineWidth = wide
      ctx.strokeStyle = colour
      ctx.stroke()
    }
  }
  spoil(pen, piece)
}

/** Short strokes down the outer slope. */
function spoil(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  const far = piece.closed ? 0 : Math.max(piece.width, 0.4 * grain) / 2
  ctx.strokeStyle = theme === 'dark' ? 'rgba(206, 180, 124, 0.6)' : 'rgba(96, 70, 28, 0.6)'
  ctx.lineWidth = atLeast(pen, 0.04 * grain, 0.8)
  ctx.lineCap = 'butt'
  ctx.beginPath()
  for (const { at, dx, dy } of along(ringOf(piece), 0.3 * grain)) {
    if (!seen(pen, at, grain)) continue
    for (const side of piece.closed ? [0] : [-1, 1]) {
      const [x, y] = [at.x - dy * far * side, at.y + dx * far * side]
      const out = (side || 1) * 0.16 * grain
      ctx.moveTo(x, y)
      ctx.lineTo(x - dy * out, y + dx * out)
    }
  }
  ctx.stroke()
}

export function paintBunker(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  shadowed(pen, { far: 0.16 * grain, soft: 0.16 * grain }, () => {
    trace(ctx, piece.points, true)
    ctx.fillStyle = CONCRETE_EDGE[theme]
    ctx.fill()
  })
  within(pen, piece.points, () => {
    const box = boundsOf(piece.points)
    const light = ctx.createLinearGradient(box.left, box.top, box.right, box.bottom)
    light.addColorStop(0, theme === 'dark' ? '#a3a6a9' : '#dcdedb')
    light.addColorStop(0.5, CONCRETE[theme])
    light.addColorStop(1, theme === 'dark' ? '#4d5054' : '#8b8f8e')
    trace(ctx, piece.points, true)
    ctx.fillStyle = light
    ctx.fill()
    ctx.lineWidth = atLeast(pen, 0.34 * grain, 3)
    ctx.strokeStyle = CONCRETE_EDGE[theme]
    ctx.stroke()
    ctx.lineWidth = atLeast(pen, 0.22 * grain, 2)
    ctx.strokeStyle = CONCRETE[theme]
    ctx.stroke()
  })
  trace(ctx, piece.points, true)
  ctx.lineWidth = atLeast(pen, 0.06 * grain, 1.2)
  ctx.strokeStyle = CONCRETE_EDGE[theme]
  ctx.stroke()
}

export function paintCrater(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  const box = boundsOf(piece.points)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const r = Math.max(box.right - box.left, box.bottom - box.top) / 2
  const bowl = ctx.createRadialGradient(x + r * 0.12, y + r * 0.12, r * 0.1, x, y, r)
  bowl.addColorStop(0, PIT[theme])
  bowl.addColorStop(0.7, theme === 'dark' ? '#3d321f' : '#927546')
  bowl.addColorStop(1, EARTH[theme])
  trace(ctx, piece.points, true)
  ctx.fillStyle = bowl
  ctx.fill()
  ctx.strokeStyle = theme === 'dark' ? '#8d774c' : '#7a5c2a'
  ctx.lineWidth = atLeast(pen, 0.07 * grain, 1.2)
  ctx.stroke()
}
