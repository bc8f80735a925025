import { boulder, countFor, scatter } from './strokes'
import type { Patch, Texture } from './textures'

function wash({ ctx, width, height, theme }: Patch, colours: { dark: string; light: string }): void {
  ctx.fillStyle = colours[theme]
  ctx.fillRect(0, 0, width, height)
}

/** Crowns seen from above. */
export const WOOD: Texture = {
  edge: { dark: '#6fae6b', light: '#2f5a2b' },
  dashed: true,
  fill(patch) {
    const { ctx, unit, chance, theme } = patch
    wash(patch, { dark: 'rgba(38, 74, 44, 0.75)', light: 'rgba(112, 150, 96, 0.75)' })
    for (const { x, y } of scatter(patch, countFor(patch, 2.2))) {
      const r = unit * (0.55 + 0.45 * chance())
      const leaf = ctx.createRadialGradient(x - r * 0.3, y - r * 0.35, r * 0.1, x, y, r)
      const base = 0.8 + 0.4 * chance()
      const [lit, shade] = theme === 'dark' ? [105, 46] : [140, 74]
      leaf.addColorStop(0, `rgb(${70 * base}, ${lit * base}, ${60 * base})`)
      leaf.addColorStop(1, `rgb(${28 * base}, ${shade * base}, ${32 * base})`)
      ctx.fillStyle = leaf
      ctx.beginPath()
      ctx.arc(x, y, r, 0, 2 * Math.PI)
      ctx.fill()
    }
  },
}

/** Contour lines, as on a map. */
export const HILL: Texture = {
  edge: { dark: '#c2a071', light: '#6e4f22' },
  dashed: false,
  fill(patch) {
    const { ctx, theme, trace } = patch
    wash(patch, { dark: 'rgba(122, 96, 58, 0.38)', light: 'rgba(196, 166, 116, 0.45)' })
    ctx.strokeStyle = theme === 'dark' ? 'rgba(224, 194, 146, 0.55)' : 'rgba(96, 68, 28, 0.6)'
    for (const part of [0.78, 0.54, 0.28]) {
      ctx.lineWidth = part < 0.5 ? 1.6 : 1.1
      trace(part)
      ctx.stroke()
    }
  },
}

/** Roofs with ridges. */
export const BUILDING: Texture = {
  edge: { dark: '#e0d2c4', light: '#33261c' },
  dashed: false,
  fill(patch) {
    const { ctx, width, height, unit, theme } = patch
    wash(patch, { dark: '#5a4a41', light: '#a89486' })
    ctx.strokeStyle = theme === 'dark' ? 'rgba(20, 14, 10, 0.7)' : 'rgba(60, 42, 30, 0.55)'
    ctx.lineWidth = 1
    for (let x = 0; x < width + height; x += unit * 0.7) {
      ctx.beginPath()
      ctx.moveTo(x, 0)
      ctx.lineTo(x - height, height)
      ctx.stroke()
    }
    ctx.strokeStyle = theme === 'dark' ? '#d9c7b4' : '#4b382b'
    ctx.lineWidth = 2
    ctx.beginPath()
    ctx.moveTo(0, height / 2)
    ctx.lineTo(width, height / 2)
    ctx.stroke()
  },
}

export const ROAD: Texture = {
  edge: { dark: '#8d8f96', light: '#6d6a63' },
  dashed: false,
  fill(patch) {
    const { ctx } = patch
    wash(patch, { dark: '#43464e', light: '#b9b5aa' })
    ctx.fillStyle = 'rgba(255, 255, 255, 0.07)'
    for (const p of scatter(patch, countFor(patch, 0.6))) ctx.fillRect(p.x, p.y, 1.5, 1.5)
  },
}

/** Rows of short waves. */
export const WATER: Texture = {
  edge: { dark: '#6fb6e0', light: '#1e5f8a' },
  dashed: false,
  fill(patch) {
    const { ctx, width, height, unit, theme, chance } = patch
    wash(patch, { dark: '#16384f', light: '#9cc7df' })
    ctx.strokeStyle = theme === 'dark' ? 'rgba(150, 205, 235, 0.45)' : 'rgba(30, 95, 138, 0.5)'
    ctx.lineWidth = 1.1
    const gap = unit * 1.1
    for (let y = gap / 2; y < height; y += gap)
      for (let x = chance() * gap; x < width; x += gap * (1.6 + chance())) {
        ctx.beginPath()
        ctx.moveTo(x, y)
        ctx.quadraticCurveTo(x + gap * 0.25, y - gap * 0.22, x + gap * 0.5, y)
        ctx.quadraticCurveTo(x + gap * 0.75, y + gap * 0.22, x + gap, y)
        ctx.stroke()
      }
  },
}

export const ROUGH: Texture = {
  edge: { dark: '#a8a294', light: '#5d584c' },
  dashed: true,
  fill(patch) {
    const { unit, chance } = patch
    wash(patch, { dark: 'rgba(120, 116, 104, 0.22)', light: 'rgba(140, 134, 118, 0.28)' })
    for (const p of scatter(patch, countFor(patch, 6)))
      boulder(patch, { ...p, r: unit * (0.15 + 0.3 * chance()), tint: [128, 124, 114] })
  },
}
