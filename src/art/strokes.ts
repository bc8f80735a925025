import type { Patch } from './textures'

/** With this many points no care is needed for an even spread. */
const FEW = 200

/** As many things as a patch has room for, one per that many square units: the same at every size of the bitmap. */
export const countFor = ({ width, height, unit }: Patch, squareUnits: number): number =>
  Math.min(1500, Math.max(3, Math.round((width * height) / (unit * unit * squareUnits))))

/** Points spread evenly but not in rows: each is the best of a few tries, farthest from those before. */
export function scatter({ width, height, chance }: Patch, count: number): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  for (let i = 0; i < count; i++) {
    let best = { x: chance() * width, y: chance() * height }
    let most = -1
    for (let t = 0; t < (count > FEW ? 0 : 4); t++) {
      const p = { x: chance() * width, y: chance() * height }
      const near = points.reduce((least, q) => Math.min(least, (q.x - p.x) ** 2 + (q.y - p.y) ** 2), 1e12)
      if (near > most) {
        most = near
        best = p
      }
    }
    points.push(best)
  }
  return points
}

/** A stone with a lit and a dark side. */
export function boulder(
  { ctx, chance }: Patch,
  { x, y, r, tint }: { x: number; y: number; r: number; tint: readonly [number, number, number] },
): void {
  const corners = 7 + Math.floor(chance() * 4)
  ctx.beginPath()
  for (let i = 0; i < corners; i++) {
    const a = (i / corners) * 2 * Math.PI
    const far = r * (0.72 + 0.38 * chance())
    ctx.lineTo(x + far * Math.cos(a), y + far * Math.sin(a))
  }
  ctx.closePath()
  const shade = (by: number) => `rgb(${tint.map(c => Math.max(0, Math.min(255, Math.round(c * by)))).join(', ')})`
  const light = ctx.createLinearGradient(x - r, y - r, x + r, y + r)
  light.addColorStop(0, shade(1.35))
  light.addColorStop(0.5, shade(0.9))
  light.addColorStop(1, shade(0.4))
  ctx.fillStyle = light
  ctx.fill()
  ctx.lineWidth = Math.max(0.5, r * 0.08)
  ctx.strokeStyle = 'rgba(8, 8, 12, 0.75)'
  ctx.stroke()
}
