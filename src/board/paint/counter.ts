import { edgeTowards, outlineCorners } from '../../art/outlines'
import { coloursOf, coloursOfPiece, type SeatColours, TONES } from '../../art/palette'
import { artOf, silhouette } from '../../art/silhouettes'
import type { Marker, ScenePiece } from '../../engine/scene/scene'
import { paintCube, paintDie } from './dice'
import { font } from './look'
import { bake, type Sprite, type Sprites } from './sprites'

/** What a counter looks like, apart from where it is. */
export type Face = Pick<ScenePiece, 'art' | 'seat' | 'facing' | 'face' | 'markers' | 'pace'>

/** The bitmap reaches this many half widths from the middle: glow, tick and badges lie outside the plate. */
const REACH = 1.95
/** Facings are rounded to two degrees, or every turn would bake its own bitmap. */
const FACING_STEP = 2

const facingStep = (facing: number | undefined): number | null =>
  facing === undefined ? null : (Math.round(facing / FACING_STEP) * FACING_STEP) % 360

export interface CounterSize {
  /** Half width in CSS pixels. */
  readonly radius: number
  readonly ratio: number
  /** Half the width of what stands on the table, where distances between bases count: a counter may be drawn larger. */
  readonly base?: number | undefined
}

/** The counter as a bitmap for the screen. */
export function counterSprite(sprites: Sprites, face: Face, { radius, ratio, base }: CounterSize): Sprite {
  const r = Math.round(radius * 2) / 2
  const under = base !== undefined && base < r - 1 ? Math.round(base * 2) / 2 : null
  const facing = facingStep(face.facing)
  const marks = face.markers.map(marker => `${marker.letter}.${marker.tone}`).join('+')
  const key = `counter|${face.art}|${face.seat}|${face.face}|${face.pace}|${facing}|${marks}|${r}|${under}|${ratio}`
  return sprites.get(key, () =>
    bake(2 * r * REACH * ratio, 2 * r * REACH * ratio, ctx => {
      ctx.scale(ratio, ratio)
      paintCounter(ctx, { ...face, ...(facing === null ? {} : { facing }) }, r)
      if (under !== null) baseRing(ctx, under)
    }),
  )
}

/** Paints a counter round the origin. */
export function paintCounter(ctx: CanvasRenderingContext2D, face: Face, r: number): void {
  const colours = coloursOfPiece(face)
  const art = artOf(face.art)
  if (face.pace === 'ready') glow(ctx, colours.main, r)
  if (face.pace === 'active') activeRing(ctx, colours, r)
  if (art === 'die') paintDie(ctx, { colours, value: face.face, spent: face.pace === 'spent' }, r)
  else if (art === 'cube') paintCube(ctx, colours, r)
  else plate(ctx, face, r)
  if (face.facing !== undefined) tick(ctx, { colours, facing: face.facing, bare: art === 'cube' }, r)
  badges(ctx, face, r)
}

/** Rings round a counter go round its tick, in half widths. */
export const RING = 1.4

/** What can be traced on: a canvas, or Konva's wrapper of one. */
type Tracer = Pick<CanvasRenderingContext2D, 'beginPath' | 'moveTo' | 'arc' | 'arcTo' | 'closePath'>

export function traceOutline(ctx: Tracer, shape: SeatColours['shape'], r: number): void {
  const corners = outlineCorners(shape)
  ctx.beginPath()
  if (!corners) {
    ctx.arc(0, 0, r, 0, 2 * Math.PI)
    return
  }
  const soft = r * 0.16
  const last = corners[corners.length - 1]
  const first = corners[0]
  if (!last || !first) return
  ctx.moveTo(((last.x + first.x) / 2) * r, ((last.y + first.y) / 2) * r)
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner
    ctx.arcTo(corner.x * r, corner.y * r, ((corner.x + next.x) / 2) * r, ((corner.y + next.y) / 2) * r, soft)
  })
  ctx.closePath()
}

function glow(ctx: CanvasRenderingContext2D, colour: string, r: number): void {
  const soft = ctx.createRadialGradient(0, 0, r * 0.8, 0, 0, r * 1.6)
  soft.addColorStop(0, `${colour}8c`)
  soft.addColorStop(0.45, `${colour}38`)
  soft.addColorStop(1, `${colour}00`)
  ctx.fillStyle = soft
  ctx.fillRect(-r * 1.7, -r * 1.7, r * 3.4, r * 3.4)
}

/** The true size of a base under a counter that is drawn larger, so that a gap between two bases stays visible. */
function baseRing(ctx: CanvasRenderingContext2D, r: number): void {
  ctx.beginPath()
  ctx.arc(0, 0, r, 0, 2 * Math.PI)
  ctx.lineWidth = 3
  ctx.strokeStyle = 'rgba(5, 8, 16, 0.7)'
  ctx.stroke()
  ctx.lineWidth = 1.25
  ctx.strokeStyle = 'rgba(255, 255, 255, 0.92)'
  ctx.stroke()
}

function activeRing(ctx: CanvasRenderingContext2D, colours: SeatColours, r: number): void {
  glow(ctx, colours.main, r * 1.05)
  ctx.lineWidth = Math.max(1.5, r * 0.06)
  ctx.strokeStyle = '#ffffff'
  traceOutline(ctx, colours.shape, r * 1.2)
  ctx.stroke()
}

function plate(ctx: CanvasRenderingContext2D, face: Face, r: number): void {
  const colours = coloursOf(face.seat)
  const line = Math.min(Math.max(1.5, r * 0.1), 4.5)
  ctx.save()
  ctx.shadowColor = 'rgba(0, 0, 0, 0.55)'
  ctx.shadowBlur = r * 0.28
  ctx.shadowOffsetY = r * 0.08
  ctx.fillStyle = colours.dark
  traceOutline(ctx, colours.shape, r - line / 2)
  ctx.fill()
  ctx.restore()

  const shine = ctx.createLinearGradient(0, -r, 0, r)
  shine.addColorStop(0, 'rgba(255, 255, 255, 0.20)')
  shine.addColorStop(0.5, 'rgba(255, 255, 255, 0.03)')
  shine.addColorStop(1, 'rgba(0, 0, 0, 0.18)')
  ctx.fillStyle = shine
  ctx.fill()
  if (r >= 14) {
    ctx.lineWidth = Math.max(1, r * 0.03)
    ctx.strokeStyle = 'rgba(0, 0, 0, 0.45)'
    traceOutline(ctx, colours.shape, r - line * 1.35)
    ctx.stroke()
  }
  picture(ctx, face, r)
  ctx.lineWidth = line
  ctx.strokeStyle = colours.main
  traceOutline(ctx, colours.shape, r - line / 2)
  ctx.stroke()
  if (face.pace === 'spent') {
    ctx.fillStyle = 'rgba(12, 16, 26, 0.52)'
    traceOutline(ctx, colours.shape, r)
    ctx.fill()
  }
}

/** How large a picture each outline has room for, in half widths. */
const ROOM: Readonly<Record<SeatColours['shape'], number>> = {
  circle: 1.44,
  square: 1.52,
  hexagon: 1.42,
  octagon: 1.46,
  diamond: 1.24,
  triangle: 1.1,
}

/** Below this half width a picture is drawn with fewer parts. */
const SMALL = 24

function picture(ctx: CanvasRenderingContext2D, face: Face, r: number): void {
  const { path, small, turns } = silhouette(face.art)
  const colours = coloursOf(face.seat)
  const size = (r * ROOM[colours.shape]) / 100
  ctx.save()
  if (colours.shape === 'triangle') ctx.translate(0, r * 0.12)
  if (turns) ctx.rotate(((face.facing ?? 0) * Math.PI) / 180)
  ctx.scale(size, size)
  ctx.translate(-50, -50)
  ctx.fillStyle = colours.ink
  ctx.fill(new Path2D(r < SMALL ? (small ?? path) : path), 'evenodd')
  ctx.restore()
}

/** Points in the direction of the facing. It sits outside the plate, so it reads at a glance and survives greyscale. */
function tick(
  ctx: CanvasRenderingContext2D,
  { colours, facing, bare }: { colours: SeatColours; facing: number; bare: boolean },
  r: number,
): void {
  const from = r * (bare ? 0.95 : edgeTowards(colours.shape, facing)) + r * 0.05
  const high = Math.max(5, r * 0.4)
  const wide = Math.max(4, r * 0.27)
  ctx.save()
  ctx.rotate((facing * Math.PI) / 180)
  ctx.beginPath()
  ctx.moveTo(0, -from - high)
  ctx.lineTo(wide, -from)
  ctx.lineTo(0, -from - high * 0.2)
  ctx.lineTo(-wide, -from)
  ctx.closePath()
  ctx.lineJoin = 'round'
  ctx.lineWidth = Math.min(3, Math.max(1.5, r * 0.1))
  ctx.strokeStyle = 'rgba(5, 8, 16, 0.85)'
  ctx.stroke()
  ctx.fillStyle = colours.main
  ctx.fill()
  ctx.restore()
}

/** Places for badges in turn, degrees from the top; the top right corner is kept for the chance. */
const PLACES = [-45, -90, -135, 180, 135, 90, 0] as const

function badges(ctx: CanvasRenderingContext2D, face: Face, r: number): void {
  if (face.markers.length === 0) return
  const free = PLACES.filter(place => face.facing === undefined || apart(place, face.facing) > 30)
  face.markers.slice(0, free.length).forEach((marker, i) => {
    const a = ((free[i] ?? 0) * Math.PI) / 180
    badge(ctx, marker, { x: Math.sin(a) * r * 1.12, y: -Math.cos(a) * r * 1.12, r })
  })
}

const apart = (a: number, b: number): number => {
  const d = Math.abs((((a - b) % 360) + 360) % 360)
  return Math.min(d, 360 - d)
}

function badge(ctx: CanvasRenderingContext2D, marker: Marker, at: { x: number; y: number; r: number }): void {
  const size = Math.min(Math.max(at.r * 0.36, 6.5), at.r * 0.52)
  const tone = TONES.dark[marker.tone]
  ctx.beginPath()
  ctx.arc(at.x, at.y, size, 0, 2 * Math.PI)
  ctx.fillStyle = tone.line
  ctx.fill()
  ctx.lineWidth = Math.min(2.5, Math.max(1, at.r * 0.06))
  ctx.strokeStyle = '#0a0e18'
  ctx.stroke()
  if (size < 5.5) return
  ctx.fillStyle = '#0a0e18'
  ctx.font = font(size * (marker.letter.length > 1 ? 1.05 : 1.25), 750)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(marker.letter.slice(0, 2), at.x, at.y + size * 0.08)
}
