import { coloursOf } from '../../art/palette'
import { textureOf } from '../../art/textures'
import { distance, lengthOf, lerp, type Vec } from '../../engine/geometry/vec'
import type { SceneArea } from '../../engine/scene/scene'
import type { SceneTerrain } from '../../engine/scene/terrain'
import { type Rect, seen, toScreen } from '../view/camera'
import { boundsOf, overlap } from './areas'
import { type Easel, font } from './look'
import { type Covered, haloText, LINE, meet, type Written } from './shape-labels'

/** A name on the table and the places where it could be written, best first. */
interface Name {
  readonly text: string
  readonly font: string
  readonly ink: string
  readonly turn: number
  readonly places: readonly Written[]
}

const LAND_FONT = `italic ${font(12, 600)}`
const AREA_FONT = font(11, 550)
/** Between an edge and the middle of the text, in pixels. */
const AWAY = 11

/**
 * Names of land, obstacles and zones, the largest first. They avoid counters, labels and each other, and are left out
 * if there is no room.
 */
export function paintNames(
  easel: Easel,
  { land, areas }: { readonly land: readonly SceneTerrain[]; readonly areas: readonly SceneArea[] },
  covered: Covered,
): void {
  const inView = seen(easel.view, easel.window, 40)
  const large = land.filter(({ label }) => label).sort((a, b) => sizeOf(b) - sizeOf(a))
  const names = [...areas.flatMap(area => areaName(easel, area)), ...large.map(piece => landName(easel, piece))]
  const taken: Written[] = []
  for (const { text, font, ink, turn, places } of names) {
    const place = places.find(box => !covered(box) && !taken.some(other => meet(other, box)))
    if (!place || !overlap(rectOf(easel, place), inView)) continue
    taken.push(place)
    easel.ctx.font = font
    haloText(easel, text, { ...place, ink, turn })
  }
}

const rectOf = ({ view }: Easel, { x, y }: Written): Rect => {
  const at = { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale }
  return { left: at.x, right: at.x, top: at.y, bottom: at.y }
}

function sizeOf({ points }: SceneTerrain): number {
  const { left, right, top, bottom } = boundsOf({ kind: 'polygon', points })
  return Math.hypot(right - left, bottom - top)
}

function landName({ ctx, view, look }: Easel, piece: SceneTerrain): Name {
  const text = piece.label ?? ''
  const { at, turn } = namePlace(piece)
  ctx.font = LAND_FONT
  const long = ctx.measureText(text).width
  const [across, up] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const box = { ...toScreen(view, at), width: long * across + LINE * up, height: long * up + LINE * across }
  return { text, font: LAND_FONT, ink: look.surface.ink, turn, places: [box] }
}

/** The middle of an outline. On a line it is a quarter along, where few lines meet, and reads from left to right. */
function namePlace({ points, closed }: SceneTerrain): { at: Vec; turn: number } {
  if (closed) {
    const n = points.length
    return { at: { x: points.reduce((s, p) => s + p.x, 0) / n, y: points.reduce((s, p) => s + p.y, 0) / n }, turn: 0 }
  }
  const quarter = lengthOf(points) / 4
  let far = 0
  for (const [i, b] of points.entries()) {
    const a = points[i - 1] ?? b
    const length = distance(a, b)
    if (length > 0 && far + length >= quarter) {
      const turn = Math.atan2(b.y - a.y, b.x - a.x)
      const upright = turn > Math.PI / 2 ? turn - Math.PI : turn <= -Math.PI / 2 ? turn + Math.PI : turn
      return { at: lerp(a, b, (quarter - far) / length), turn: upright }
    }
    far += length
  }
  return { at: points[0] ?? { x: 0, y: 0 }, turn: 0 }
}

/** Terrain is named below its lower edge; a zone, which is large, in a corner, preferably away from the grid numbers. */
function areaName({ ctx, view, window, look }: Easel, area: SceneArea): Name[] {
  const { left, right, top, bottom } = boundsOf(area.area)
  const wide = (right - left) * view.scale
  if (!area.name || wide < 46) return []
  ctx.font = AREA_FONT
  const { width } = ctx.measureText(area.name)
  if (width > Math.max(wide * 1.1, 60)) return []
  const [a, b] = [toScreen(view, { x: left, y: top }), toScreen(view, { x: right, y: bottom })]
  const middle = (a.x + b.x) / 2
  const east = Math.min(b.x, window.width) - 8 - width / 2
  const west = Math.max(a.x, 0) + 8 + width / 2
  const places = area.outline
    ? [
        { x: east, y: b.y - AWAY },
        { x: east, y: a.y + AWAY },
        { x: west, y: b.y - AWAY },
        { x: west, y: a.y + AWAY },
      ]
    : [
        { x: middle, y: b.y + AWAY },
        { x: middle, y: a.y - AWAY },
      ]
  const ink = area.outline && area.seat ? zoneInk(area, look.theme) : textureOf(area.texture).edge[look.theme]
  return [{ text: area.name, font: AREA_FONT, ink, turn: 0, places: places.map(place => ({ ...place, width })) }]
}

const zoneInk = (area: SceneArea, theme: 'dark' | 'light'): string => {
  const colours = coloursOf(area.seat)
  return theme === 'dark' ? colours.main : colours.dark
}
