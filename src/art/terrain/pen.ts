import type { Vec } from '../../engine/geometry/vec'
import type { SceneTerrain } from '../../engine/scene/terrain'
import type { Theme } from '../palette'
import { chanceFrom } from '../random'

export interface View {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Something to paint the land with: the context is laid out in table units. */
export interface Pen {
  readonly ctx: CanvasRenderingContext2D
  readonly theme: Theme
  /** Device pixels per table unit. Shadows are measured in pixels, whatever the context's scale. */
  readonly unit: number
  /** An inch on a table of six by four feet: trees and tiles are measured in it. */
  readonly grain: number
  /** What will be visible; the rest needn't be painted. */
  readonly view: View
}

/** A colour for either theme. */
export type Ink = Readonly<Record<Theme, string>>
export const ink = (dark: string, light: string): Ink => ({ dark, light })

export function trace(ctx: CanvasRenderingContext2D, points: readonly Vec[], closed: boolean): void {
  ctx.beginPath()
  for (const p of points) ctx.lineTo(p.x, p.y)
  if (closed) ctx.closePath()
}

/** A pixel in table units, never thinner than a hair on screen. */
export const hair = ({ unit }: Pen, pixels: number): number => pixels / unit

/** A length in table units, but at least this many pixels. */
export const atLeast = (pen: Pen, units: number, pixels: number): number => Math.max(units, hair(pen, pixels))

/** Paints only inside an outline. */
export function within(pen: Pen, points: readonly Vec[], paint: () => void): void {
  pen.ctx.save()
  trace(pen.ctx, points, true)
  pen.ctx.clip()
  paint()
  pen.ctx.restore()
}

/** Light falls from the north-west: things cast a soft shadow away from it. */
export function shadowed(pen: Pen, { far, soft }: { far: number; soft: number }, paint: () => void): void {
  const { ctx, unit, theme } = pen
  ctx.save()
  ctx.shadowColor = theme === 'dark' ? 'rgba(0, 0, 0, 0.6)' : 'rgba(50, 44, 20, 0.42)'
  ctx.shadowBlur = soft * unit
  ctx.shadowOffsetX = far * unit
  ctx.shadowOffsetY = far * unit
  paint()
  ctx.restore()
}

export interface Dot extends Vec {
  /** Repeatable numbers from 0 to 1 for its size and colour. */
  readonly size: number
  readonly tint: number
}

const dots = new WeakMap<SceneTerrain, Map<string, readonly Dot[]>>()

/** Points spread over a piece, `apart` from each other, in rows only where asked: always the same for the same piece. */
export function scattered(piece: SceneTerrain, apart: number, how: 'loose' | 'rows' = 'loose'): readonly Dot[] {
  const key = `${apart}|${how}`
  const known = dots.get(piece)?.get(key)
  if (known) return known
  const made = scatter(piece, apart, how)
  const table = dots.get(piece) ?? new Map<string, readonly Dot[]>()
  table.set(key, made)
  dots.set(piece, table)
  return made
}

function scatter(piece: SceneTerrain, apart: number, how: 'loose' | 'rows'): readonly Dot[] {
  const chance = chanceFrom(piece.id)
  const box = boundsOf(piece.points)
  const found: Dot[] = []
  const sway = how === 'rows' ? 0.12 : 0.85
  let row = 0
  for (let y = box.top; y <= box.bottom; y += apart * (how === 'rows' ? 1 : 0.87), row++)
    for (let x = box.left + (how === 'loose' && row % 2 ? apart / 2 : 0); x <= box.right; x += apart) {
      const dot = {
        x: x + (chance() - 0.5) * apart * sway,
        y: y + (chance() - 0.5) * apart * sway,
        size: chance(),
        tint: chance(),
      }
      if (inside(piece.points, dot)) found.push(dot)
    }
  return found
}

export function boundsOf(points: readonly Vec[]): View {
  const view = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    view.left = Math.min(view.left, x)
    view.top = Math.min(view.top, y)
    view.right = Math.max(view.right, x)
    view.bottom = Math.max(view.bottom, y)
  }
  return view
}

export function inside(points: readonly Vec[], p: Vec): boolean {
  let odd = false
  let a = points.at(-1)
  for (const b of points) {
    if (a && a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd
    a = b
  }
  return odd
}

export const seen = ({ view }: Pen, p: Vec, margin: number): boolean =>
  p.x > view.left - margin && p.x < view.right + margin && p.y > view.top - margin && p.y < view.bottom + margin

/** Points at even steps along a line, with its direction. */
export function along(
  points: readonly Vec[],
  step: number,
): readonly { at: Vec; dx: number; dy: number; far: number }[] {
  const found: { at: Vec; dx: number; dy: number; far: number }[] = []
  let next = step / 2
  let far = 0
  points.forEach((b, i) => {
    const a = points[i - 1]
    if (!a) return
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
    if (length === 0) return
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
    for (; next <= far + length; next += step)
      found.push({ at: { x: a.x + dx * (next - far), y: a.y + dy * (next - far) }, dx, dy, far: next })
    far += length
  })
  return found
}

/** Closed outlines come round to their beginning. */
export const ringOf = ({ points, closed }: SceneTerrain): readonly Vec[] =>
  closed && points[0] ? [...points, points[0]] : points
