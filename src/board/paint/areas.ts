import type { Area } from '../../engine/geometry/area'
import type { Rect, View } from '../view/camera'

/** Lays the outline of an area as a path in pixels. */
export function areaPath(ctx: CanvasRenderingContext2D, area: Area, view: View): void {
  ctx.beginPath()
  if (area.kind === 'disc') {
    ctx.arc(area.at.x * view.scale + view.x, area.at.y * view.scale + view.y, area.radius * view.scale, 0, 2 * Math.PI)
    return
  }
  for (const p of area.points) ctx.lineTo(p.x * view.scale + view.x, p.y * view.scale + view.y)
  ctx.closePath()
}

export function boundsOf(area: Area): Rect {
  if (area.kind === 'disc') {
    const { at, radius } = area
    return { left: at.x - radius, top: at.y - radius, right: at.x + radius, bottom: at.y + radius }
  }
  const xs = area.points.map(p => p.x)
  const ys = area.points.map(p => p.y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
