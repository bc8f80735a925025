import type { Theme } from '../../art/palette'
import { paintLand } from '../../art/terrain'
import type { BoardSpec } from '../../engine/scene/scene'
import type { SceneTerrain } from '../../engine/scene/terrain'
import { seen, toScreen } from '../view/camera'
import { boundsOf, overlap } from './areas'
import { type Easel, font } from './look'
import { bake, type Sprite, Sprites } from './sprites'

/** Side of a tile in device pixels. */
const TILE = 512
/** After this many milliseconds, baking continues in the next frame; until then the small picture shows through. */
const PATIENCE = 10
const SMALL = 900

/** The land is painted on tiles once per zoom level; panning only moves the tiles. */
export class LandTiles {
  private readonly tiles = new Sprites()
  private land: readonly SceneTerrain[] = []
  private theme: Theme = 'dark'

  /** Draws the tiles that are ready and bakes missing ones; true if some are still to come. */
  paint(easel: Easel, board: BoardSpec, order: { land: readonly SceneTerrain[]; bakedScale: number }): boolean {
    const { ctx, view, window, ratio, look } = easel
    if (look.theme !== this.theme) this.tiles.clear()
    else if (order.land !== this.land) this.forget(order.land, board)
    this.theme = look.theme
    this.land = order.land
    if (order.land.length === 0) return false
    ctx.save()
    const corner = toScreen(view, { x: 0, y: 0 })
    ctx.beginPath()
    ctx.rect(corner.x, corner.y, board.width * view.scale, board.height * view.scale)
    ctx.clip()
    // Half steps of two: a tile is never stretched by more than a fifth.
    const unit = 2 ** (Math.round(2 * Math.log2(order.bakedScale * ratio)) / 2)
    const side = TILE / unit
    const inView = seen(view, window)
    const began = performance.now()
    let missing = false
    for (
      let row = Math.max(0, Math.floor(inView.top / side));
      row * side < Math.min(inView.bottom, board.height);
      row++
    )
      for (
        let column = Math.max(0, Math.floor(inView.left / side));
        column * side < Math.min(inView.right, board.width);
        column++
      ) {
        const key = `${unit}|${column}|${row}`
        const late = performance.now() - began > PATIENCE
        if (late && !this.tiles.has(key)) {
          missing = true
          this.laySmall(easel, board, { left: column * side, top: row * side, side })
          continue
        }
        const tile = this.tiles.get(key, () =>
          this.bakeTile(board, { left: column * side, top: row * side, unit, size: TILE }),
        )
        const at = toScreen(view, { x: column * side, y: row * side })
        const size = side * view.scale
        ctx.drawImage(tile.canvas, at.x, at.y, size, size)
      }
    ctx.restore()
    return missing
  }

  /** Tiles that show a piece which came, went or changed. */
  private forget(next: readonly SceneTerrain[], board: BoardSpec): void {
    const [before, after] = [new Set(this.land), new Set(next)]
    const changed = [...this.land.filter(piece => !after.has(piece)), ...next.filter(piece => !before.has(piece))]
    const left = this.land.filter(piece => after.has(piece))
    const right = next.filter(piece => before.has(piece))
    // In a different order anything may cover anything.
    const mixed = left.some((piece, i) => piece !== right[i])
    const margin = 2 * grainOf(board)
    const boxes = changed.map(piece => {
      const area = boundsOf({ kind: 'polygon', points: piece.points })
      const wide = margin + piece.width
      return { left: area.left - wide, top: area.top - wide, right: area.right + wide, bottom: area.bottom + wide }
    })
    this.tiles.drop(key => {
      if (mixed) return true
      const [unit = 0, column = 0, row = 0] = key.split('|').map(Number)
      if (Number.isNaN(unit)) return true
      const side = TILE / unit
      const tile = { left: column * side, top: row * side, right: (column + 1) * side, bottom: (row + 1) * side }
      return boxes.some(box => overlap(box, tile))
    })
  }

  /** Part of the small picture of the whole land, until the tile is ready. */
  private laySmall(
    easel: Easel,
    board: BoardSpec,
    { left, top, side }: { left: number; top: number; side: number },
  ): void {
    const unit = SMALL / Math.max(board.width, board.height)
    const small = this.tiles.get('small', () => this.bakeTile(board, { left: 0, top: 0, unit, size: SMALL }))
    const at = toScreen(easel.view, { x: left, y: top })
    const size = side * easel.view.scale
    easel.ctx.drawImage(small.canvas, left * unit, top * unit, side * unit, side * unit, at.x, at.y, size, size)
  }

  private bakeTile(
    board: BoardSpec,
    { left, top, unit, size }: { left: number; top: number; unit: number; size: number },
  ): Sprite {
    return bake(size, size, ctx => {
      ctx.setTransform(unit, 0, 0, unit, -left * unit, -top * unit)
      const view = { left, top, right: left + size / unit, bottom: top + size / unit }
      paintLand({ ctx, theme: this.theme, unit, grain: grainOf(board), view }, this.land)
    })
  }
}

/** An inch on a table of six by four feet. */
export const grainOf = (board: { readonly width: number; readonly height: number }): number =>
  Math.min(board.width / 72, board.height / 48)

/** Heights, always of the same size, over everything that is painted on tiles. */
export function paintHeights(easel: Easel, land: readonly SceneTerrain[]): void {
  const { ctx } = easel
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  for (const { contours } of land) for (const ring of contours) heightLabel(easel, ring)
}

function heightLabel({ ctx, view, look }: Easel, ring: SceneTerrain['contours'][number]): void {
  const lowest = ring.points.reduce((low, p) => (p.y > low.y ? p : low), ring.points[0] ?? { x: 0, y: 0 })
  const at = toScreen(view, lowest)
  ctx.font = font(9.5, 550)
  const text = String(ring.height)
  ctx.lineWidth = 3
  ctx.strokeStyle = look.theme === 'dark' ? 'rgba(38, 40, 28, 0.85)' : 'rgba(236, 226, 190, 0.85)'
  ctx.strokeText(text, at.x, at.y)
  ctx.fillStyle = look.theme === 'dark' ? '#d8b988' : '#7a5524'
  ctx.fillText(text, at.x, at.y)
}
