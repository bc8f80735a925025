import { chanceFrom } from '../../art/random'
import type { BoardSpec } from '../../engine/scene/scene'
import { fitScale, type View } from '../view/camera'
import type { Easel } from './look'
import { bakeNebula } from './nebula'

interface Star {
  /** Place in its tile, from 0 to 1. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
  readonly glows: boolean
}

interface Depth {
  /** 0 stands still however the table moves, 1 moves with it. */
  readonly near: number
  readonly stars: readonly Star[]
}

const COLOURS = ['#cfdcff', '#ffffff', '#ffe9cf', '#b9ccff', '#ffd9c2'] as const
/** Side of a tile of sky in pixels when the whole table is in view. */
const TILE = 760

const DEPTHS: readonly Depth[] = [
  { near: 0.12, stars: sky('far', { count: 260, least: 0.7, most: 1.1, alpha: 0.6, glows: 0 }) },
  { near: 0.26, stars: sky('middle', { count: 80, least: 1, most: 1.6, alpha: 0.8, glows: 0.02 }) },
  { near: 0.45, stars: sky('near', { count: 16, least: 1.4, most: 2.2, alpha: 1, glows: 0.35 }) },
]

interface Sky {
  readonly count: number
  readonly least: number
  readonly most: number
  readonly alpha: number
  readonly glows: number
}

function sky(name: string, { count, least, most, alpha, glows }: Sky): Star[] {
  const chance = chanceFrom(name)
  return Array.from({ length: count }, () => {
    const colour = COLOURS[Math.floor(chance() * COLOURS.length)] ?? '#ffffff'
    const light = Math.round(255 * alpha * (0.35 + 0.65 * chance()))
    return {
      x: chance(),
      y: chance(),
      size: least + (most - least) * chance() ** 2,
      colour: `${colour}${light.toString(16).padStart(2, '0')}`,
      glows: chance() < glows,
    }
  })
}

/**
 * Where a point of the sky is drawn. The deeper it lies the less it follows pan and zoom, so that the table
 * floats above it.
 */
function skyOffset(easel: Easel, board: BoardSpec, near: number): View {
  const { view, window } = easel
  const fit = fitScale({ board, window })
  const scale = fit ** (1 - near) * view.scale ** near
  const middle = { x: window.width / 2, y: window.height / 2 }
  const under = { x: (middle.x - view.x) / view.scale, y: (middle.y - view.y) / view.scale }
  const drift = near * scale
  return {
    scale: scale / fit,
    x: middle.x - (under.x - board.width / 2) * drift,
    y: middle.y - (under.y - board.height / 2) * drift,
  }
}

export function paintStars(easel: Easel, board: BoardSpec): void {
  const { ctx, window } = easel
  for (const { near, stars } of DEPTHS) {
    const at = skyOffset(easel, board, near)
    const tile = TILE * at.scale
    const left = at.x - Math.ceil(at.x / tile) * tile
    const top = at.y - Math.ceil(at.y / tile) * tile
    for (const star of stars)
      for (let x = left + star.x * tile; x < window.width + 8; x += tile)
        for (let y = top + star.y * tile; y < window.height + 8; y += tile) paintStar(ctx, star, x, y)
  }
}

function paintStar(ctx: CanvasRenderingContext2D, star: Star, x: number, y: number): void {
  ctx.fillStyle = star.colour
  const { size } = star
  if (size < 1.3) ctx.fillRect(x - size / 2, y - size / 2, size, size)
  else {
    ctx.beginPath()
    ctx.arc(x, y, size / 2, 0, 2 * Math.PI)
    ctx.fill()
  }
  if (!star.glows) return
  ctx.globalAlpha = 0.28
  ctx.fillRect(x - size * 2.4, y - 0.4, size * 4.8, 0.8)
  ctx.fillRect(x - 0.4, y - size * 2.4, 0.8, size * 4.8)
  ctx.globalAlpha = 1
}

let nebula: HTMLCanvasElement | null = null

/** Faint clouds far behind the stars, painted once and small: stretched, they are as soft as they should be. */
export function paintNebula(easel: Easel, board: BoardSpec): void {
  const { ctx, window } = easel
  nebula ??= bakeNebula(384)
  const at = skyOffset(easel, board, 0.06)
  const size = Math.max(window.width, window.height) * 1.5 * at.scale
  ctx.drawImage(nebula, at.x - size / 2, at.y - size / 2, size, size)
}
