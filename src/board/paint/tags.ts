import type { Badge } from '../types'
import { font, type Look } from './look'
import { bake, type Sprite, type Sprites } from './sprites'

let ruler: CanvasRenderingContext2D | null = null

/** Width of a text in CSS pixels. */
export function widthOf(text: string, writing: string): number {
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return text.length * 7
  ruler.font = writing
  return ruler.measureText(text).width
}

export const NAME_FONT = font(12, 600)

/** The name of a piece with a halo for contrast. */
export function nameSprite(sprites: Sprites, name: string, { look, ratio }: { look: Look; ratio: number }): Sprite {
  return sprites.get(`name|${name}|${look.theme}|${ratio}`, () =>
    bake((widthOf(name, NAME_FONT) + 10) * ratio, 20 * ratio, ctx => {
      ctx.scale(ratio, ratio)
      ctx.font = NAME_FONT
      ctx.textAlign = 'center'
      ctx.textBaseline = 'middle'
      ctx.lineJoin = 'round'
      ctx.lineWidth = 3.5
      ctx.strokeStyle = look.surface.halo
      ctx.strokeText(name, 0, 0.5)
      ctx.fillStyle = look.surface.ink
      ctx.fillText(name, 0, 0.5)
    }),
  )
}

const BADGES: Readonly<Record<Badge['tone'], { fill: string; ink: string; line: string }>> = {
  good: { fill: '#7fe3b4', ink: '#062417', line: '#062417' },
  warn: { fill: '#ffd465', ink: '#2a1c00', line: '#2a1c00' },
  bad: { fill: '#2a1119', ink: '#ff8b95', line: '#ff6b78' },
}

const BADGE_FONT = font(12, 700)

const partsKey = ({ parts = [] }: Badge): string =>
  parts.map(({ share, grade }) => `${grade}:${Math.round(share * 100)}`).join('.')

/** From the least of the good results to the best. */
const RESULTS = ['#8b97ad', '#e0b100', '#f07a1a', '#d21f3c'] as const

/** Each good result as a part of a bar whose full length is 100 %. */
function paintBar(ctx: CanvasRenderingContext2D, parts: NonNullable<Badge['parts']>, wide: number): void {
  ctx.fillStyle = 'rgba(6, 9, 18, 0.32)'
  ctx.fillRect(-wide / 2, 6, wide, 4)
  let from = -wide / 2
  for (const { share, grade } of parts) {
    ctx.fillStyle = RESULTS[Math.min(grade, RESULTS.length - 1)] ?? RESULTS[0]
    ctx.fillRect(from, 6, share * wide, 4)
    from += share * wide
  }
}

/** The chance on a target, or the cross. */
export function badgeSprite(sprites: Sprites, badge: Badge, ratio: number): Sprite {
  return sprites.get(`badge|${badge.text}|${badge.tone}|${partsKey(badge)}|${ratio}`, () => {
    const colours = BADGES[badge.tone]
    const wide = Math.max(20, widthOf(badge.text, BADGE_FONT) + 13)
    const bar = (badge.parts?.length ?? 0) > 1
    return bake((wide + 4) * ratio, (bar ? 30 : 24) * ratio, ctx => {
      ctx.scale(ratio, ratio)
      ctx.beginPath()
      if (bar) ctx.roundRect(-wide / 2, -13, wide, 26, 8)
      else ctx.roundRect(-wide / 2, -10, wide, 20, 10)
      ctx.fillStyle = colours.fill
      ctx.fill()
      ctx.lineWidth = 1.25
      ctx.strokeStyle = colours.line
      ctx.stroke()
      ctx.font = BADGE_FONT
      ctx.textAlign = 'center'
      ctx.textBaseline = 'middle'
      ctx.fillStyle = colours.ink
      ctx.fillText(badge.text, 0, bar ? -2.5 : 1)
      if (bar) paintBar(ctx, badge.parts ?? [], wide - 10)
    })
  })
}
