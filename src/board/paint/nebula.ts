import { chanceFrom } from '../../art/random'

const LATTICE = 64

/** Smooth chance over the plane, from 0 to 1; wraps round after 64 units. */
function noise(name: string): (x: number, y: number) => number {
  const chance = chanceFrom(name)
  const values = Float32Array.from({ length: LATTICE * LATTICE }, chance)
  const at = (x: number, y: number) => values[(y & (LATTICE - 1)) * LATTICE + (x & (LATTICE - 1))] ?? 0
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const [cx, cy] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [ease(x - cx), ease(y - cy)]
    const top = at(cx, cy) * (1 - u) + at(cx + 1, cy) * u
    const low = at(cx, cy + 1) * (1 - u) + at(cx + 1, cy + 1) * u
    return top * (1 - v) + low * v
  }
}

/** Clouds within clouds. */
const clouds = (field: (x: number, y: number) => number, x: number, y: number): number =>
  field(x, y) * 0.5 + field(x * 2.1, y * 2.1) * 0.27 + field(x * 4.3, y * 4.3) * 0.15 + field(x * 8.7, y * 8.7) * 0.08

type Colour = readonly [number, number, number]
const NIGHT: Colour = [8, 11, 22]
const BLUE: Colour = [22, 38, 84]
const VIOLET: Colour = [52, 28, 84]
const TEAL: Colour = [10, 52, 66]

/**
 * A band of faint light across the sky, small and soft: it is stretched over the window. A grain of half a step of
 * brightness keeps the eye from seeing the steps.
 */
export function bakeNebula(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  const picture = ctx.createImageData(size, size)
  const [form, tint, grain] = [noise('form'), noise('tint'), chanceFrom('grain')]
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [(i % size) / size, Math.floor(i / size) / size]
    const swirl = clouds(form, x * 3 + 7, y * 3 + 3) - 0.5
    const across = (y - 0.92 + 0.78 * x) * 0.8 + swirl * 0.55
    const band = Math.exp(-((across / 0.3) ** 2))
    const light = band * clouds(form, x * 7 + swirl * 3, y * 7) ** 1.5 * 0.62
    const hue = clouds(tint, x * 3.2, y * 3.2)
    const [violet, teal] = [Math.max(0, hue - 0.5) * 3, Math.max(0, 0.46 - hue) * 3]
    for (let c = 0; c < 3; c++) {
      const shade = (BLUE[c] ?? 0) + (VIOLET[c] ?? 0) * violet + (TEAL[c] ?? 0) * teal
      picture.data[i * 4 + c] = (NIGHT[c] ?? 0) + shade * light + grain() - 0.5
    }
    picture.data[i * 4 + 3] = 255
  }
  ctx.putImageData(picture, 0, 0)
  return canvas
}
