import { boulder, countFor, scatter } from './strokes'
import type { Patch, Texture } from './textures'

function wash({ ctx, width, height }: Patch, colour: string): void {
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, width, height)
}

/** Banks of haze, brighter where they overlap. */
export const DUST: Texture = {
  edge: { dark: '#b59ae6', light: '#6d51a3' },
  dashed: true,
  fill(patch) {
    const { ctx, width, height, theme, chance } = patch
    wash(patch, theme === 'dark' ? 'rgba(88, 70, 130, 0.30)' : 'rgba(140, 120, 180, 0.30)')
    const size = Math.min(width, height)
    for (let i = 0; i < 70; i++) {
      const r = size * (0.05 + 0.2 * chance())
      const x = chance() * width
      const y = chance() * height
      const puff = ctx.createRadialGradient(x, y, 0, x, y, r)
      const tint = chance() < 0.5 ? '172, 150, 214' : '70, 58, 120'
      puff.addColorStop(0, `rgba(${tint}, ${0.06 + 0.1 * chance()})`)
      puff.addColorStop(1, `rgba(${tint}, 0)`)
      ctx.fillStyle = puff
      ctx.fillRect(x - r, y - r, 2 * r, 2 * r)
    }
    ctx.fillStyle = 'rgba(235, 225, 255, 0.35)'
    for (const p of scatter(patch, countFor(patch, 1.2))) ctx.fillRect(p.x, p.y, 1, 1)
  },
}

/** Splinters of hulls, all angles. */
export const DEBRIS: Texture = {
  edge: { dark: '#aebbd0', light: '#4b566a' },
  dashed: true,
  fill(patch) {
    const { ctx, unit, theme, chance } = patch
    wash(patch, theme === 'dark' ? 'rgba(98, 114, 140, 0.20)' : 'rgba(120, 135, 160, 0.25)')
    for (const p of scatter(patch, countFor(patch, 1.7))) {
      const long = unit * (0.35 + 1.1 * chance() * chance())
      const wide = long * (0.18 + 0.5 * chance())
      ctx.save()
      ctx.translate(p.x, p.y)
      ctx.rotate(chance() * 2 * Math.PI)
      ctx.beginPath()
      ctx.moveTo(-long / 2, -wide * 0.3)
      ctx.lineTo(long * (chance() - 0.5) * 0.4, -wide / 2)
      ctx.lineTo(long / 2, wide * (chance() - 0.5) * 0.6)
      ctx.lineTo(long * 0.1, wide / 2)
      ctx.lineTo(-long * 0.4, wide * 0.4)
      ctx.closePath()
      const grey = Math.round(100 + 90 * chance())
      ctx.fillStyle = `rgb(${grey - 8}, ${grey}, ${grey + 14})`
      ctx.fill()
      ctx.lineWidth = Math.max(0.5, unit * 0.05)
      ctx.strokeStyle = 'rgba(8, 11, 20, 0.8)'
      ctx.stroke()
      ctx.restore()
    }
  },
}

/** Many loose boulders with gaps between them. */
export const ROCK: Texture = {
  edge: { dark: '#c4ab8c', light: '#6b5333' },
  dashed: true,
  fill(patch) {
    const { unit, theme, chance } = patch
    wash(patch, theme === 'dark' ? 'rgba(120, 98, 72, 0.18)' : 'rgba(150, 125, 95, 0.22)')
    for (const p of scatter(patch, countFor(patch, 3.4))) {
      boulder(patch, { ...p, r: unit * (0.35 + 0.95 * chance() * chance()), tint: [132, 112, 90] })
    }
  },
}

/** A solid body, lit from the left top, with craters. */
export const ASTEROID: Texture = {
  edge: { dark: '#d8c3a5', light: '#3f3122' },
  dashed: false,
  fill(patch) {
    const { ctx, width, height, unit, chance } = patch
    const light = ctx.createRadialGradient(width * 0.32, height * 0.28, 0, width * 0.45, height * 0.45, width * 0.72)
    light.addColorStop(0, '#a08c72')
    light.addColorStop(0.55, '#6a5946')
    light.addColorStop(1, '#2c241c')
    ctx.fillStyle = light
    ctx.fillRect(0, 0, width, height)
    for (const p of scatter(patch, countFor(patch, 0.12))) {
      const bright = chance() < 0.5
      ctx.fillStyle = bright ? 'rgba(255, 240, 215, 0.07)' : 'rgba(0, 0, 0, 0.10)'
      const dot = 1 + chance() * 2
      ctx.fillRect(p.x, p.y, dot, dot)
    }
    for (const p of scatter(patch, countFor(patch, 7))) crater(patch, { ...p, r: unit * (0.25 + 1.2 * chance() ** 2) })
  },
}

function crater({ ctx }: Patch, { x, y, r }: { x: number; y: number; r: number }): void {
  const bowl = ctx.createRadialGradient(x + r * 0.25, y + r * 0.3, r * 0.1, x, y, r)
  bowl.addColorStop(0, 'rgba(130, 112, 90, 0.55)')
  bowl.addColorStop(0.75, 'rgba(28, 22, 16, 0.62)')
  bowl.addColorStop(1, 'rgba(28, 22, 16, 0.1)')
  ctx.beginPath()
  ctx.arc(x, y, r, 0, 2 * Math.PI)
  ctx.fillStyle = bowl
  ctx.fill()
  ctx.beginPath()
  ctx.arc(x, y, r, 0.15 * Math.PI, 0.95 * Math.PI)
  ctx.lineWidth = Math.max(0.6, r * 0.12)
  ctx.strokeStyle = 'rgba(255, 238, 210, 0.32)'
  ctx.stroke()
}

/** Decks, pipes and lamps of an orbital works. */
export const FACTORY: Texture = {
  edge: { dark: '#ffcf7a', light: '#7a5200' },
  dashed: false,
  fill(patch) {
    const { ctx, width, height, unit, chance } = patch
    wash(patch, '#2a3242')
    const plate = unit * 2.4
    for (let y = 0; y < height; y += plate)
      for (let x = 0; x < width; x += plate) {
        const grey = Math.round(44 + 26 * chance())
        ctx.fillStyle = `rgb(${grey}, ${grey + 8}, ${grey + 22})`
        ctx.fillRect(x + 0.5, y + 0.5, plate - 1, plate - 1)
        if (chance() < 0.4) hatch(patch, { x: x + plate * 0.18, y: y + plate * 0.18, size: plate * 0.64 })
      }
    ctx.lineWidth = Math.max(1, unit * 0.32)
    ctx.lineCap = 'round'
    for (let i = 0; i < Math.max(2, Math.round(height / plate / 2)); i++) {
      const y = (Math.floor(chance() * (height / plate)) + 0.5) * plate
      ctx.strokeStyle = 'rgba(150, 165, 190, 0.75)'
      ctx.beginPath()
      ctx.moveTo(0, y)
      const bend = (Math.floor(chance() * (width / plate)) + 0.5) * plate
      ctx.lineTo(bend, y)
      ctx.lineTo(bend, y + plate)
      ctx.lineTo(width, y + plate)
      ctx.stroke()
    }
    for (const p of scatter(patch, countFor(patch, 14))) {
      ctx.fillStyle = chance() < 0.7 ? '#ffd27d' : '#8fe3ff'
      ctx.beginPath()
      ctx.arc(p.x, p.y, Math.max(0.8, unit * 0.14), 0, 2 * Math.PI)
      ctx.fill()
    }
  },
}

function hatch({ ctx }: Patch, { x, y, size }: { x: number; y: number; size: number }): void {
  ctx.fillStyle = 'rgba(10, 14, 24, 0.6)'
  for (let i = 0; i < 4; i++) ctx.fillRect(x, y + (i * size) / 4, size, size / 9)
}
