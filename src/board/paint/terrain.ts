import { coloursOf } from '../../art/palette'
import { chanceFrom } from '../../art/random'
import { textureOf } from '../../art/textures'
import { middleOf } from '../../engine/geometry/area'
import type { SceneArea } from '../../engine/scene/scene'
import { type Rect, seen, toScreen } from '../view/camera'
import { areaPath, boundsOf, overlap } from './areas'
import type { Easel } from './look'
import { bake, type Sprite, type Sprites } from './sprites'

/** A bitmap of terrain is never larger than this; beyond it the filling is stretched and only the edge stays sharp. */
const LARGEST = 1024

export function paintAreas(easel: Easel, areas: readonly SceneArea[], sprites: Sprites): void {
  const inView = seen(easel.view, easel.window, 8)
  for (const area of areas) {
    const bounds = boundsOf(area.area)
    if (!overlap(bounds, inView)) continue
    if (area.outline) paintZone(easel, area)
    else paintTerrain(easel, area, { bounds, sprites })
  }
}

function paintTerrain(easel: Easel, area: SceneArea, { bounds, sprites }: { bounds: Rect; sprites: Sprites }): void {
  const { ctx, view, ratio, look } = easel
  const texture = textureOf(area.texture)
  const wide = bounds.right - bounds.left
  const high = bounds.bottom - bounds.top
  const most = LARGEST / Math.max(wide, high)
  // Steps of two: a zoom rarely bakes anew, and the picture is never stretched more than that.
  const unit = Math.min(most, 2 ** Math.ceil(Math.log2(view.scale * ratio)))
  const key = `terrain|${area.id}|${area.texture}|${look.theme}|${unit}|${shapeKey(area)}`
  const sprite = sprites.get(key, () => bakeTerrain(area, { bounds, unit, theme: look.theme }))
  const at = toScreen(view, { x: bounds.left, y: bounds.top })
  ctx.drawImage(sprite.canvas, at.x, at.y, wide * view.scale, high * view.scale)
  areaPath(ctx, area.area, view)
  ctx.strokeStyle = texture.edge[look.theme]
  ctx.lineWidth = texture.dashed ? 1.25 : 2
  ctx.setLineDash(texture.dashed ? [5, 4] : [])
  ctx.stroke()
  ctx.setLineDash([])
}

const shapeKey = ({ area }: SceneArea): string =>
  area.kind === 'disc' ? `${area.at.x},${area.at.y},${area.radius}` : area.points.map(p => `${p.x},${p.y}`).join(' ')

function bakeTerrain(
  area: SceneArea,
  { bounds, unit, theme }: { bounds: Rect; unit: number; theme: 'dark' | 'light' },
): Sprite {
  const width = (bounds.right - bounds.left) * unit
  const height = (bounds.bottom - bounds.top) * unit
  return bake(width, height, ctx => {
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    areaPath(ctx, area.area, { scale: unit, x: -bounds.left * unit, y: -bounds.top * unit })
    ctx.clip()
    const middle = middleOf(area.area)
    const trace = (part: number) => {
      const scale = unit * part
      const x = (middle.x - bounds.left) * unit - middle.x * scale
      const y = (middle.y - bounds.top) * unit - middle.y * scale
      areaPath(ctx, area.area, { scale, x, y })
    }
    textureOf(area.texture).fill({ ctx, width, height, unit, theme, trace, chance: chanceFrom(area.id) })
  })
}

/** A zone is ground with a meaning, not an obstacle: an outline and the faintest tint. */
function paintZone(easel: Easel, area: SceneArea): void {
  const { ctx, view, look } = easel
  const colours = coloursOf(area.seat)
  const line = look.theme === 'dark' ? colours.main : colours.dark
  areaPath(ctx, area.area, view)
  ctx.fillStyle = `${line}14`
  ctx.fill()
  ctx.strokeStyle = `${line}b0`
  ctx.lineWidth = 1.5
  ctx.setLineDash([9, 6])
  ctx.stroke()
  ctx.setLineDash([])
}
