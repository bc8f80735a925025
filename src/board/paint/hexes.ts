import type { BoardSpec } from '../../engine/scene/scene'
import { seen, toScreen } from '../view/camera'
import { HEX_CORNER, hexCentre, hexCorners, hexesIn, hexName } from '../view/hexes'
import { type Easel, font } from './look'

/** Every hex in view; coordinates once they can be read. */
export function paintHexes(easel: Easel, map: NonNullable<BoardSpec['hex']>): void {
  const { ctx, view, window, look } = easel
  const hexes = hexesIn(seen(view, window, 2), map)
  ctx.beginPath()
  for (const hex of hexes) {
    hexCorners(hex).forEach((corner, i) => {
      const p = toScreen(view, corner)
      if (i) ctx.lineTo(p.x, p.y)
      else ctx.moveTo(p.x, p.y)
    })
    ctx.closePath()
  }
  ctx.strokeStyle = look.surface.hex
  ctx.lineWidth = 1.2
  ctx.stroke()
  if (view.scale < 40) return
  ctx.font = font(Math.min(13, view.scale * 0.19), 500)
  ctx.fillStyle = look.surface.ink
  ctx.globalAlpha = 0.4
  ctx.textAlign = 'center'
  ctx.textBaseline = 'top'
  for (const hex of hexes) {
    const c = toScreen(view, hexCentre(hex))
    ctx.fillText(hexName(hex), c.x, c.y - HEX_CORNER * 0.8 * view.scale)
  }
  ctx.globalAlpha = 1
}
