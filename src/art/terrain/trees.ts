import type { SceneTerrain } from '../../engine/scene/terrain'
import type { Theme } from '../palette'
import { atLeast, type Dot, ink, type Pen, scattered, seen, shadowed, trace } from './pen'

const FLOOR = ink('rgba(28, 48, 26, 0.92)', 'rgba(138, 164, 102, 0.9)')
const THIN_FLOOR = ink('rgba(40, 58, 34, 0.6)', 'rgba(166, 184, 120, 0.65)')
const EDGE = ink('rgba(122, 168, 100, 0.75)', 'rgba(54, 84, 36, 0.85)')

/** Shade and light of a crown, three sorts of leaf. */
const CROWNS: Readonly<Record<Theme, readonly (readonly [shade: string, leaf: string, light: string])[]>> = {
  dark: [
    ['#16260f', '#2c4a22', '#46692f'],
    ['#14261a', '#264a31', '#3d6b45'],
    ['#1a2810', '#344a20', '#50682e'],
  ],
  light: [
    ['#2f4a1c', '#56803a', '#86ab5a'],
    ['#2a4a26', '#4d7d44', '#7ea869'],
    ['#3c501d', '#678238', '#94ab5a'],
  ],
}

function floor(pen: Pen, piece: SceneTerrain, colour: string): void {
  const { ctx, grain, theme } = pen
  trace(ctx, piece.points, true)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.strokeStyle = EDGE[theme]
  ctx.lineWidth = atLeast(pen, 0.06 * grain, 1)
  ctx.lineJoin = 'round'
  ctx.stroke()
}

function crown(pen: Pen, dot: Dot, r: number): void {
  const { ctx, theme } = pen
  const sorts = CROWNS[theme]
  const [shade, leaf, light] = sorts[Math.floor(dot.tint * sorts.length)] ?? sorts[0] ?? ['#000', '#000', '#000']
  const disc = (x: number, y: number, radius: number, colour: string) => {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, 2 * Math.PI)
    ctx.fillStyle = colour
    ctx.fill()
  }
  disc(dot.x + r * 0.16, dot.y + r * 0.2, r * 1.04, shade)
  disc(dot.x, dot.y, r * 0.94, leaf)
  if (r * pen.unit < 3) return
  // A crown is a heap of smaller ones.
  for (let i = 0; i < 5; i++) {
    const a = dot.size * 6.3 + i * 1.257
    disc(dot.x + Math.cos(a) * r * 0.5, dot.y + Math.sin(a) * r * 0.5, r * 0.4, i % 2 ? leaf : shade)
  }
  disc(dot.x - r * 0.22, dot.y - r * 0.26, r * 0.46, light)
  disc(dot.x - r * 0.05, dot.y - r * 0.04, r * 0.36, leaf)
}

function crowns(pen: Pen, dots: readonly Dot[], size: (dot: Dot) => number): void {
  for (const dot of dots) if (seen(pen, dot, 2 * pen.grain)) crown(pen, dot, size(dot))
}

/** Crown against crown. */
export function paintWood(pen: Pen, piece: SceneTerrain): void {
  const { grain, theme } = pen
  shadowed(pen, { far: 0.12 * grain, soft: 0.3 * grain }, () => floor(pen, piece, FLOOR[theme]))
  crowns(pen, scattered(piece, 0.82 * grain), dot => grain * (0.38 + 0.22 * dot.size))
}

/** Trees with room between them. */
export function paintOpenWood(pen: Pen, piece: SceneTerrain): void {
  const { grain, theme } = pen
  floor(pen, piece, THIN_FLOOR[theme])
  crowns(pen, scattered(piece, 1.5 * grain), dot => grain * (0.32 + 0.2 * dot.size))
}

export function paintOrchard(pen: Pen, piece: SceneTerrain): void {
  const { grain, theme } = pen
  floor(pen, piece, THIN_FLOOR[theme])
  crowns(pen, scattered(piece, 1.05 * grain, 'rows'), () => grain * 0.33)
}

/** Bushes no higher than a person. */
export function paintScrub(pen: Pen, piece: SceneTerrain): void {
  const { grain, theme } = pen
  floor(pen, piece, THIN_FLOOR[theme])
  crowns(pen, scattered(piece, 0.62 * grain), dot => grain * (0.1 + 0.16 * dot.size ** 2))
}
