import { chanceFrom } from '../../art/random'
import type { BoardSpec, Scene } from '../../engine/scene/scene'
import { seen, toScreen } from '../view/camera'
import { paintCells } from './cells'
import { paintHexes } from './hexes'
import { type LandTiles, paintHeights } from './land'
import { type Easel, font } from './look'
import type { Sprites } from './sprites'
import { paintNebula, paintStars } from './starfield'
import { paintAreas } from './terrain'

export interface Ground {
  readonly scene: Scene
  readonly sprites: Sprites
  readonly land: LandTiles
  /** The zoom that bitmaps are baked for. */
  readonly bakedScale: number
}

/** Everything under the pieces except names: backdrop, table, grid, terrain, cells, edge. True if more is to come. */
export function paintGround(easel: Easel, board: BoardSpec, ground: Ground): boolean {
  const { ctx, view, window, look } = easel
  const corner = toScreen(view, { x: 0, y: 0 })
  const table = { x: corner.x, y: corner.y, width: board.width * view.scale, height: board.height * view.scale }
  if (board.backdrop === 'space') {
    paintNebula(easel, board)
    paintStars(easel, board)
  } else {
    ctx.fillStyle = look.surface.surround
    ctx.fillRect(0, 0, window.width, window.height)
    ctx.fillStyle = look.surface.table
    ctx.fillRect(table.x, table.y, table.width, table.height)
    if (board.backdrop === 'ground') paintEarth(easel, table)
  }
  const land = ground.scene.terrain ?? []
  const more = ground.land.paint(easel, board, { land, bakedScale: ground.bakedScale })
  if (board.hex) paintHexes(easel, board.hex)
  else if (board.grid) paintGrid(easel, board, board.grid)
  paintAreas(easel, ground.scene.areas, ground.sprites)
  paintHeights(easel, land)
  paintCells(easel, ground.scene.cells)
  if (board.backdrop === 'space') shadeSurround(easel, table)
  paintEdge(easel, table)
  return more
}

interface Table {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Beyond the edge the stars are dimmer: the table ends here. */
function shadeSurround({ ctx, window }: Easel, table: Table): void {
  ctx.fillStyle = 'rgba(3, 5, 11, 0.55)'
  ctx.beginPath()
  ctx.rect(0, 0, window.width, window.height)
  ctx.rect(table.x, table.y, table.width, table.height)
  ctx.fill('evenodd')
}

function paintEdge({ ctx, look }: Easel, table: Table): void {
  ctx.strokeStyle = look.surface.edge
  ctx.lineWidth = 1.5
  ctx.strokeRect(table.x, table.y, table.width, table.height)
}

/** Lines on whole pixels, every fifth a little stronger; numbers along the top and left edge. */
function paintGrid(easel: Easel, board: BoardSpec, step: number): void {
  const { ctx, view, window, look } = easel
  const rect = seen(view, window)
  const top = Math.max(0, toScreen(view, { x: 0, y: 0 }).y)
  const left = Math.max(0, toScreen(view, { x: 0, y: 0 }).x)
  const end = toScreen(view, { x: board.width, y: board.height })
  const gap = step * view.scale < 9 ? step * 5 : step
  ctx.fillStyle = look.surface.grid
  const lines = (from: number, to: number, most: number) => {
    const found: number[] = []
    for (let i = Math.max(1, Math.ceil(from / gap)); i * gap <= to && i * gap < most - 1e-6; i++) found.push(i * gap)
    return found
  }
  const xs = lines(rect.left, rect.right, board.width)
  const ys = lines(rect.top, rect.bottom, board.height)
  for (const x of xs) {
    const at = Math.round(x * view.scale + view.x)
    ctx.fillRect(at, top, 1, Math.min(window.height, end.y) - top)
  }
  for (const y of ys) {
    const at = Math.round(y * view.scale + view.y)
    ctx.fillRect(left, at, Math.min(window.width, end.x) - left, 1)
  }
  if (gap * view.scale < 34) return
  ctx.font = font(10, 500)
  ctx.fillStyle = look.surface.ink
  ctx.globalAlpha = 0.42
  ctx.textBaseline = 'top'
  ctx.textAlign = 'left'
  for (const x of xs) ctx.fillText(String(x), Math.round(x * view.scale + view.x) + 4, top + 4)
  for (const y of ys) ctx.fillText(String(y), left + 4, Math.round(y * view.scale + view.y) + 4)
  ctx.globalAlpha = 1
}

const TURF = 256
const turf = new Map<string, HTMLCanvasElement>()

/** Grass and soil, a tile repeated; it lies still on the table and keeps its grain at every zoom. */
function paintEarth({ ctx, view, look }: Easel, table: Table): void {
  const tile = turf.get(look.theme) ?? bakeTurf(look.theme)
  turf.set(look.theme, tile)
  const pattern = ctx.createPattern(tile, 'repeat')
  if (!pattern) return
  const grain = 2 ** Math.round(Math.log2(view.scale / 8)) || 1
  pattern.setTransform(new DOMMatrix([view.scale / 8 / grain, 0, 0, view.scale / 8 / grain, view.x, view.y]))
  ctx.fillStyle = pattern
  ctx.fillRect(table.x, table.y, table.width, table.height)
}

function bakeTurf(theme: 'dark' | 'light'): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = TURF
  canvas.height = TURF
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  ctx.fillStyle = theme === 'dark' ? '#272e21' : '#d3d5af'
  ctx.fillRect(0, 0, TURF, TURF)
  const chance = chanceFrom('turf')
  const spot = (x: number, y: number, r: number, colour: string, alpha: number) => {
    const soft = ctx.createRadialGradient(x, y, 0, x, y, r)
    soft.addColorStop(0, `rgba(${colour}, ${alpha})`)
    soft.addColorStop(1, `rgba(${colour}, 0)`)
    ctx.fillStyle = soft
    ctx.fillRect(x - r, y - r, 2 * r, 2 * r)
  }
  /** What crosses an edge continues at the opposite one, so that tiles join. */
  const wrapped = (r: number, colour: string, alpha: number) => {
    const [x, y] = [chance() * TURF, chance() * TURF]
    for (const dx of [-TURF, 0, TURF])
      for (const dy of [-TURF, 0, TURF])
        if (x + dx + r > 0 && x + dx - r < TURF && y + dy + r > 0 && y + dy - r < TURF)
          spot(x + dx, y + dy, r, colour, alpha)
  }
  const [lit, shade] = theme === 'dark' ? ['112, 120, 84', '6, 10, 4'] : ['255, 252, 230', '130, 126, 84']
  for (let i = 0; i < 120; i++) wrapped(16 + 44 * chance(), chance() < 0.5 ? lit : shade, 0.07)
  for (let i = 0; i < 1400; i++) wrapped(0.8 + 1.2 * chance(), chance() < 0.5 ? lit : shade, 0.22)
  return canvas
}
