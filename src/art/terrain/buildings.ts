import type { Vec } from '../../engine/geometry/vec'
import type { SceneTerrain } from '../../engine/scene/terrain'
import type { Theme } from '../palette'
import { chanceFrom } from '../random'
import { atLeast, ink, type Pen, scattered, seen, shadowed, trace, within } from './pen'

const WALL = ink('#1d1813', '#4a392a')
const RUBBLE = ink('#8b8378', '#a99e8d')

/** Tile, slate, thatch. */
const ROOFS: Readonly<Record<Theme, readonly (readonly [number, number, number])[]>> = {
  dark: [
    [138, 78, 58],
    [92, 98, 108],
    [136, 112, 70],
  ],
  light: [
    [196, 112, 82],
    [140, 148, 160],
    [198, 168, 108],
  ],
}

const shaded = (tint: readonly [number, number, number], by: number): string =>
  `rgb(${tint.map(c => Math.round(Math.min(255, c * by))).join(', ')})`

/** A hipped roof, each face lit by its direction. */
export function paintBuilding(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  const chance = chanceFrom(piece.id)
  const tints = ROOFS[theme]
  const tint = tints[Math.floor(chance() ** 1.6 * tints.length)] ?? [128, 128, 128]
  shadowed(pen, { far: 0.2 * grain, soft: 0.18 * grain }, () => {
    trace(ctx, piece.points, true)
    ctx.fillStyle = WALL[theme]
    ctx.fill()
  })
  for (const face of facesOf(piece.points)) {
    trace(ctx, face.points, true)
    ctx.fillStyle = shaded(tint, 1 - 0.26 * (face.nx + face.ny))
    ctx.fill()
    courses(pen, face, tint)
  }
  ctx.lineJoin = 'round'
  ctx.strokeStyle = shaded(tint, 0.55)
  ctx.lineWidth = atLeast(pen, 0.035 * grain, 0.7)
  for (const face of facesOf(piece.points)) {
    trace(ctx, face.points, true)
    ctx.stroke()
  }
  trace(ctx, piece.points, true)
  ctx.strokeStyle = WALL[theme]
  ctx.lineWidth = atLeast(pen, 0.07 * grain, 1.2)
  ctx.stroke()
}

interface Face {
  readonly points: readonly Vec[]
  /** The direction it faces. */
  readonly nx: number
  readonly ny: number
}

/** One face for each wall, up to a ridge for four walls, to a smaller outline for others. */
function facesOf(points: readonly Vec[]): readonly Face[] {
  const tops = points.length === 4 ? ridgeOf(points) : drawnIn(points)
  const turn = turning(points) > 0 ? 1 : -1
  const faces = points.map((a, i): Face => {
    const b = points[(i + 1) % points.length] ?? a
    const [p, q] = [tops[i] ?? a, tops[(i + 1) % tops.length] ?? b]
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) || 1
    return {
      points: p === q ? [a, b, p] : [a, b, q, p],
      nx: (turn * (b.y - a.y)) / length,
      ny: (-turn * (b.x - a.x)) / length,
    }
  })
  return points.length === 4 ? faces : [...faces, { points: tops, nx: -0.2, ny: -0.2 }]
}

/** For each corner the end of the ridge that it runs up to. */
function ridgeOf(points: readonly Vec[]): readonly Vec[] {
  const [a, b, c, d] = points
  if (!a || !b || !c || !d) return points
  const middle = (p: Vec, q: Vec): Vec => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 })
  const size = (p: Vec, q: Vec): number => Math.sqrt((p.x - q.x) ** 2 + (p.y - q.y) ** 2)
  const firstIsLong = size(a, b) + size(c, d) >= size(b, c) + size(d, a)
  const [left, right] = firstIsLong ? [middle(d, a), middle(b, c)] : [middle(a, b), middle(c, d)]
  const part = Math.min(0.36, (0.4 * Math.min(size(a, b), size(b, c))) / Math.max(size(left, right), 1e-6))
  const from = { x: left.x + (right.x - left.x) * part, y: left.y + (right.y - left.y) * part }
  const to = { x: right.x + (left.x - right.x) * part, y: right.y + (left.y - right.y) * part }
  return firstIsLong ? [from, to, to, from] : [from, from, to, to]
}

function drawnIn(points: readonly Vec[]): readonly Vec[] {
  const n = points.length
  const middle = { x: points.reduce((s, p) => s + p.x, 0) / n, y: points.reduce((s, p) => s + p.y, 0) / n }
  return points.map(p => ({ x: middle.x + (p.x - middle.x) * 0.55, y: middle.y + (p.y - middle.y) * 0.55 }))
}

function turning(points: readonly Vec[]): number {
  return points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] ?? p
    return sum + p.x * q.y - q.x * p.y
  }, 0)
}

/** Rows of tiles, if the zoom is close enough to see them. */
function courses(pen: Pen, { points, nx, ny }: Face, tint: readonly [number, number, number]): void {
  const { ctx, grain, unit } = pen
  const gap = 0.16 * grain
  const [a, b] = points
  if (gap * unit < 4 || !a || !b) return
  within(pen, points, () => {
    ctx.strokeStyle = shaded(tint, 0.72)
    ctx.globalAlpha = 0.5
    ctx.lineWidth = atLeast(pen, 0.02 * grain, 0.6)
    ctx.beginPath()
    for (let i = 1; i < 24; i++) {
      ctx.moveTo(a.x - nx * gap * i - (b.x - a.x), a.y - ny * gap * i - (b.y - a.y))
      ctx.lineTo(b.x - nx * gap * i + (b.x - a.x), b.y - ny * gap * i + (b.y - a.y))
    }
    ctx.stroke()
    ctx.globalAlpha = 1
  })
}

/** Broken walls around what fell. */
export function paintRuin(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  trace(ctx, piece.points, true)
  ctx.fillStyle = theme === 'dark' ? 'rgba(70, 62, 54, 0.8)' : 'rgba(190, 178, 158, 0.85)'
  ctx.fill()
  ctx.fillStyle = RUBBLE[theme]
  for (const { x, y, size } of scattered(piece, 0.42 * grain))
    if (seen(pen, { x, y }, grain)) ctx.fillRect(x, y, (0.08 + 0.16 * size) * grain, (0.06 + 0.1 * size) * grain)
  trace(ctx, piece.points, true)
  ctx.strokeStyle = WALL[theme]
  ctx.lineWidth = atLeast(pen, 0.16 * grain, 2)
  ctx.setLineDash([0.7 * grain, 0.22 * grain, 0.3 * grain, 0.3 * grain])
  ctx.stroke()
  ctx.setLineDash([])
}
