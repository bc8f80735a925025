import type { SceneCrossing, SceneTerrain } from '../../engine/scene/terrain'
import { chanceFrom } from '../random'
import { along, atLeast, ink, type Pen, scattered, seen, shadowed, trace, within } from './pen'

const BANK = ink('#4b4a33', '#b9ab78')
const SHORE = ink('#2a5a70', '#6ba3bd')
const DEEP = ink('#173f56', '#8cbdd6')
const GLINT = ink('rgba(150, 208, 232, 0.4)', 'rgba(255, 255, 255, 0.75)')
const REED = ink('#7d8a4a', '#6a7a34')
const STONE = ink('#a39a83', '#e4d9b8')
const DECK = ink('#8a7550', '#d2b887')
const RAIL = ink('#d9c596', '#6b5026')

/** Bank, shallows, deep water, and light on it along the flow. */
export function paintRiver(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  const { width } = piece
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  const stroke = (wide: number, colour: string) => {
    trace(ctx, piece.points, false)
    ctx.lineWidth = wide
    ctx.strokeStyle = colour
    ctx.stroke()
  }
  stroke(width + atLeast(pen, 0.22 * grain, 2.5), BANK[theme])
  stroke(width, SHORE[theme])
  stroke(width * 0.62, DEEP[theme])
  glints(pen, piece)
}

function glints(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  const chance = chanceFrom(piece.id)
  ctx.strokeStyle = GLINT[theme]
  ctx.lineWidth = atLeast(pen, 0.045 * grain, 0.8)
  ctx.lineCap = 'round'
  for (const { at, dx, dy } of along(piece.points, 0.85 * grain)) {
    const off = (chance() - 0.5) * piece.width * 0.6
    const half = (0.18 + chance() * 0.22) * grain
    if (!seen(pen, at, grain)) continue
    const [x, y] = [at.x - dy * off, at.y + dx * off]
    ctx.beginPath()
    ctx.moveTo(x - dx * half, y - dy * half)
    ctx.quadraticCurveTo(x - dy * half * 0.25, y + dx * half * 0.25, x + dx * half, y + dy * half)
    ctx.stroke()
  }
}

export function paintLake(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  trace(ctx, piece.points, true)
  ctx.fillStyle = DEEP[theme]
  ctx.fill()
  within(pen, piece.points, () => {
    trace(ctx, piece.points, true)
    ctx.lineJoin = 'round'
    for (const [wide, colour] of [
      [1.1, SHORE[theme]],
      [0.3, BANK[theme]],
    ] as const) {
      ctx.lineWidth = wide * grain
      ctx.strokeStyle = colour
      ctx.stroke()
    }
    waves(pen, piece, GLINT[theme])
  })
}

function waves(pen: Pen, piece: SceneTerrain, colour: string): void {
  const { ctx, grain } = pen
  ctx.strokeStyle = colour
  ctx.lineWidth = atLeast(pen, 0.045 * grain, 0.8)
  ctx.lineCap = 'round'
  for (const { x, y, size } of scattered(piece, 1.3 * grain)) {
    if (!seen(pen, { x, y }, grain)) continue
    const half = (0.2 + 0.2 * size) * grain
    ctx.beginPath()
    ctx.moveTo(x - half, y)
    ctx.quadraticCurveTo(x - half / 2, y - half * 0.35, x, y)
    ctx.quadraticCurveTo(x + half / 2, y + half * 0.35, x + half, y)
    ctx.stroke()
  }
}

/** Wet ground: strokes of water and tufts of reed. */
export function paintMarsh(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  trace(ctx, piece.points, true)
  ctx.fillStyle = theme === 'dark' ? 'rgba(38, 66, 66, 0.6)' : 'rgba(150, 186, 170, 0.6)'
  ctx.fill()
  waves(pen, piece, SHORE[theme])
  ctx.strokeStyle = REED[theme]
  ctx.lineWidth = atLeast(pen, 0.06 * grain, 1)
  for (const { x, y, size, tint } of scattered(piece, 0.95 * grain)) {
    if (tint < 0.35 || !seen(pen, { x, y }, grain)) continue
    const h = (0.18 + 0.2 * size) * grain
    ctx.beginPath()
    for (const lean of [-0.5, 0, 0.5]) {
      ctx.moveTo(x, y)
      ctx.lineTo(x + lean * h, y - h)
    }
    ctx.stroke()
  }
}

/** Laid over roads and water: a deck with rails, or stones in shallow water. */
export function paintCrossing(pen: Pen, crossing: SceneCrossing): void {
  const { ctx, grain } = pen
  if (crossing.kind === 'gap') return
  ctx.save()
  ctx.translate(crossing.at.x, crossing.at.y)
  ctx.rotate((crossing.facing * Math.PI) / 180)
  // The line now runs upwards; the crossing runs from left to right.
  const wide = crossing.width
  const long = crossing.length + 0.7 * grain
  if (crossing.kind === 'bridge') bridge(pen, long, wide)
  else ford(pen, long, wide)
  ctx.restore()
}

function bridge(pen: Pen, long: number, wide: number): void {
  const { ctx, theme, grain } = pen
  shadowed(pen, { far: 0.08 * grain, soft: 0.2 * grain }, () => {
    ctx.fillStyle = DECK[theme]
    ctx.fillRect(-long / 2, -wide / 2, long, wide)
  })
  ctx.strokeStyle = theme === 'dark' ? 'rgba(30, 20, 8, 0.55)' : 'rgba(110, 80, 36, 0.4)'
  ctx.lineWidth = atLeast(pen, 0.03 * grain, 0.7)
  ctx.beginPath()
  for (let x = -long / 2; x < long / 2; x += 0.26 * grain) {
    ctx.moveTo(x, -wide / 2)
    ctx.lineTo(x, wide / 2)
  }
  ctx.stroke()
  ctx.strokeStyle = RAIL[theme]
  ctx.lineWidth = atLeast(pen, 0.14 * grain, 1.6)
  ctx.lineCap = 'round'
  for (const y of [-wide / 2, wide / 2]) {
    ctx.beginPath()
    ctx.moveTo(-long / 2, y)
    ctx.lineTo(long / 2, y)
    ctx.stroke()
  }
}

function ford(pen: Pen, long: number, wide: number): void {
  const { ctx, theme, grain } = pen
  ctx.fillStyle = theme === 'dark' ? 'rgba(120, 128, 104, 0.5)' : 'rgba(226, 219, 180, 0.75)'
  ctx.beginPath()
  ctx.ellipse(0, 0, long / 2, wide / 2, 0, 0, 2 * Math.PI)
  ctx.fill()
  const chance = chanceFrom('ford')
  ctx.fillStyle = STONE[theme]
  for (let i = 0; i < 22; i++) {
    const [x, y] = [(chance() - 0.5) * long * 0.8, (chance() - 0.5) * wide * 0.8]
    ctx.beginPath()
    ctx.ellipse(x, y, (0.07 + 0.08 * chance()) * grain, (0.05 + 0.05 * chance()) * grain, chance() * 3, 0, 2 * Math.PI)
    ctx.fill()
  }
  ctx.setLineDash([0.18 * grain, 0.18 * grain])
  ctx.strokeStyle = RAIL[theme]
  ctx.lineWidth = atLeast(pen, 0.05 * grain, 1)
  for (const y of [-wide / 2, wide / 2]) {
    ctx.beginPath()
    ctx.moveTo(-long / 2, y)
    ctx.lineTo(long / 2, y)
    ctx.stroke()
  }
  ctx.setLineDash([])
}
