import { coloursOf, TONES } from '../../art/palette'
import { silhouette } from '../../art/silhouettes'
import { contains, middleOf } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import type { SceneCell } from '../../engine/scene/scene'
import { seen, toScreen } from '../view/camera'
import { areaPath, boundsOf, overlap } from './areas'
import { type Easel, font } from './look'

/** Tints for zones of one board, in the order of their first appearance. */
const ZONES = ['#5aa9ff', '#e9cb4e', '#6ad68b', '#f07cc6', '#3fd0d4', '#ff9d4d', '#b99cff', '#a9b4c8'] as const

/** A cell that is lower on the screen, in pixels, has no room for text. */
const LEAST_LABELLED = 16

/** Spaces of a track, slots of a console. */
export function paintCells(easel: Easel, cells: readonly SceneCell[]): void {
  const { ctx, view, look } = easel
  const inView = seen(view, easel.window, 8)
  const zones = [...new Set(cells.flatMap(cell => (cell.zone === undefined ? [] : [cell.zone])))]
  for (const cell of cells) {
    if (!overlap(boundsOf(cell.area), inView)) continue
    const tint = tintOf(cell, zones, look)
    areaPath(ctx, cell.area, view)
    ctx.fillStyle = look.theme === 'dark' ? 'rgba(20, 27, 44, 0.85)' : 'rgba(255, 255, 255, 0.8)'
    ctx.fill()
    ctx.fillStyle = `${tint}${look.theme === 'dark' ? '2b' : '4d'}`
    ctx.fill()
    ctx.strokeStyle = look.theme === 'dark' ? `${tint}cc` : look.surface.ink
    ctx.lineWidth = 1.5
    ctx.setLineDash(cell.state === 'closed' ? [4, 4] : [])
    ctx.stroke()
    ctx.setLineDash([])
    if (cell.art) paintArt(easel, cell, tint)
    if (cell.state) paintState(easel, cell)
    paintLabel(easel, cell)
  }
}

function tintOf(cell: SceneCell, zones: readonly string[], { tones }: Easel['look']): string {
  if (cell.tone) return tones[cell.tone].line
  const zone = cell.zone === undefined ? undefined : ZONES[zones.indexOf(cell.zone) % ZONES.length]
  return zone ?? coloursOf(cell.seat).main
}

/** The cell's purpose, faint in the middle: a piece placed here covers it. */
function paintArt({ ctx, view }: Easel, { area, art = '', label, name }: SceneCell, tint: string): void {
  const b = boundsOf(area)
  const at = toScreen(view, middleOf(area))
  const wide = Math.min(b.right - b.left, b.bottom - b.top) * view.scale
  const labelled = (label ?? name) !== '' && wide >= LEAST_LABELLED
  const size = (wide * 0.5) / 100
  ctx.save()
  ctx.translate(at.x, at.y + (labelled ? wide * 0.12 : 0))
  ctx.scale(size, size)
  ctx.translate(-50, -50)
  ctx.globalAlpha = 0.55
  ctx.fillStyle = tint
  ctx.fill(new Path2D(silhouette(art).path), 'evenodd')
  ctx.restore()
}

/** Damaged is crossed in red, closed is hatched: each readable without colour. */
function paintState({ ctx, view, look }: Easel, cell: SceneCell): void {
  const b = boundsOf(cell.area)
  const [left, top] = [b.left * view.scale + view.x, b.top * view.scale + view.y]
  const [wide, high] = [(b.right - b.left) * view.scale, (b.bottom - b.top) * view.scale]
  ctx.save()
  areaPath(ctx, cell.area, view)
  ctx.clip()
  const tone = TONES[look.theme][cell.state === 'damaged' ? 'bad' : 'muted']
  ctx.fillStyle = tone.fill
  ctx.fillRect(left, top, wide, high)
  ctx.strokeStyle = tone.line
  ctx.beginPath()
  if (cell.state === 'damaged') {
    ctx.lineWidth = 2.5
    ctx.moveTo(left, top)
    ctx.lineTo(left + wide, top + high)
    ctx.moveTo(left + wide, top)
    ctx.lineTo(left, top + high)
  } else {
    ctx.lineWidth = 1
    for (let x = 0; x < wide + high; x += 8) {
      ctx.moveTo(left + x, top)
      ctx.lineTo(left + x - high, top + high)
    }
  }
  ctx.stroke()
  ctx.restore()
}

function paintLabel({ ctx, view, look }: Easel, cell: SceneCell): void {
  const b = boundsOf(cell.area)
  const high = (b.bottom - b.top) * view.scale
  const text = cell.label ?? cell.name
  if (text === '') return
  const size = Math.min(13, Math.max(9, high * 0.22))
  ctx.font = font(size, 600)
  const at = roomFor(cell, { width: ctx.measureText(text).width / view.scale, height: size / view.scale })
  if (high < LEAST_LABELLED || !at) return
  const p = toScreen(view, at)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillStyle = look.surface.ink
  ctx.globalAlpha = 0.82
  ctx.fillText(text, p.x, p.y)
  ctx.globalAlpha = 1
}

/** The highest place on the middle line of a cell where its label fits; null for a cell that is too small. */
function roomFor({ area }: SceneCell, label: { width: number; height: number }): Vec | null {
  const middle = middleOf(area)
  const { top } = boundsOf(area)
  const fits = (y: number) =>
    [-0.55, 0.55].every(dx =>
      [-0.8, 0.8].every(dy => contains(area, { x: middle.x + dx * label.width, y: y + dy * label.height })),
    )
  for (let part = 0.05; part <= 1; part += 0.1) {
    const y = top + (middle.y - top) * part
    if (fits(y)) return { x: middle.x, y }
  }
  return null
}
