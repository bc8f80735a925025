import type { Texture } from './textures'

/** The dark over a whole table: what lies on it can still be made out. */
export const NIGHT: Texture = {
  edge: { dark: '#2b3350', light: '#2b3350' },
  dashed: false,
  fill({ ctx, width, height, theme }) {
    ctx.fillStyle = theme === 'dark' ? 'rgba(4, 7, 20, 0.5)' : 'rgba(18, 26, 60, 0.38)'
    ctx.fillRect(0, 0, width, height)
  },
}

/** Ground in the light of a lamp or a flare, brightest in the middle. */
export const LIGHT: Texture = {
  edge: { dark: '#f3df9a', light: '#8a6d10' },
  dashed: true,
  fill({ ctx, width, height }) {
    const [x, y] = [width / 2, height / 2]
    const glow = ctx.createRadialGradient(x, y, 0, x, y, Math.max(x, y))
    glow.addColorStop(0, 'rgba(255, 240, 180, 0.55)')
    glow.addColorStop(1, 'rgba(255, 232, 150, 0.22)')
    ctx.fillStyle = glow
    ctx.fillRect(0, 0, width, height)
  },
}
