import type { Hex, HexMap } from '../../engine/geometry/hex'
import type { Vec } from '../../engine/geometry/vec'
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
  ctx.fillStyle = look.tones.muted.ink
  ctx.globalAlpha = 0.7
  ctx.textAlign = 'center'
  if (view.scale >= NAMED) paintNames(easel, hexes)
  else if (view.scale >= NUMBERED) paintNumbers(easel, map)
  ctx.globalAlpha = 1
}

/** Pixels to a hex from which its whole name can be read, and from which numbers along the edges can. */
const NAMED = 40
const NUMBERED = 13

function paintNames({ ctx, view }: Easel, hexes: readonly Hex[]): void {
  ctx.font = font(Math.min(13, view.scale * 0.19), 500)
  ctx.textBaseline = 'top'
  for (const hex of hexes) {
    const c = toScreen(view, hexCentre(hex))
    ctx.fillText(hexName(hex), c.x, c.y - HEX_CORNER * 0.8 * view.scale)
  }
}

/** Columns along the top and the bottom, rows down both sides; every other one where the hexes are small. */
function paintNumbers({ ctx, view }: Easel, { columns, rows }: HexMap): void {
  const every = view.scale < 22 ? 2 : 1
  ctx.font = font(10, 600)
  ctx.textBaseline = 'middle'
  const number = (at: Vec, value: number): void => {
    const p = toScreen(view, at)
    ctx.fillText(String(value + 1).padStart(2, '0'), p.x, p.y)
  }
  for (let column = 0; column < columns; column += every) {
    const [top, bottom] = [hexCentre({ column, row: 0 }), hexCentre({ column, row: rows - 1 })]
    number({ x: top.x, y: -10 / view.scale }, column)
    number({ x: bottom.x, y: rows + 0.5 + 10 / view.scale }, column)
  }
  for (let row = 0; row < rows; row += every) {
    const [left, right] = [hexCentre({ column: 0, row }), hexCentre({ column: columns - 1, row })]
    number({ x: -10 / view.scale, y: left.y }, row)
    number({ x: right.x + HEX_CORNER + 10 / view.scale, y: right.y }, row)
  }
}
