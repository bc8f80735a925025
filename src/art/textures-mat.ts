import type { Patch, Texture } from './textures'

function board(
  { ctx, width, height, theme }: Patch,
  top: Record<'dark' | 'light', string>,
  foot: Record<'dark' | 'light', string>,
): void {
  const sheen = ctx.createLinearGradient(0, 0, 0, height)
  sheen.addColorStop(0, top[theme])
  sheen.addColorStop(1, foot[theme])
  ctx.fillStyle = sheen
  ctx.fillRect(0, 0, width, height)
}

/** A player's mat: brushed metal that keeps quiet under the spaces drawn on it. */
export const CONSOLE: Texture = {
  edge: { dark: '#7d8aa3', light: '#4a5569' },
  dashed: false,
  fill(patch) {
    const { ctx, width, height, unit, theme } = patch
    board(
      patch,
      { dark: 'rgba(38, 46, 66, 0.94)', light: 'rgba(236, 240, 247, 0.96)' },
      { dark: 'rgba(22, 27, 41, 0.94)', light: 'rgba(214, 221, 233, 0.96)' },
    )
    ctx.strokeStyle = theme === 'dark' ? 'rgba(160, 178, 210, 0.06)' : 'rgba(40, 56, 90, 0.06)'
    ctx.lineWidth = 1
    for (let y = unit * 0.4; y < height; y += unit * 0.4) {
      ctx.beginPath()
      ctx.moveTo(0, y)
      ctx.lineTo(width, y)
      ctx.stroke()
    }
  },
}

/** A screen that hides what lies behind it: opaque, folded like card. */
export const SCREEN: Texture = {
  edge: { dark: '#aab6cd', light: '#3b4559' },
  dashed: false,
  fill(patch) {
    const { ctx, width, height, theme } = patch
    board(patch, { dark: '#333d56', light: '#c3ccdd' }, { dark: '#232a3d', light: '#a9b4c9' })
    const folds = 3
    for (let i = 0; i < folds; i++) {
      const left = (width / folds) * i
      const fold = ctx.createLinearGradient(left, 0, left + width / folds, 0)
      const dark = theme === 'dark' ? 'rgba(0, 0, 0, 0.35)' : 'rgba(30, 40, 70, 0.22)'
      fold.addColorStop(i % 2 === 0 ? 0 : 1, 'rgba(255, 255, 255, 0.06)')
      fold.addColorStop(i % 2 === 0 ? 1 : 0, dark)
      ctx.fillStyle = fold
      ctx.fillRect(left, 0, width / folds, height)
    }
  },
}

/** A part of a mat in a colour of its own, under the spaces that belong together. */
function zone(edge: Texture['edge'], wash: Record<'dark' | 'light', string>): Texture {
  return {
    edge,
    dashed: false,
    fill({ ctx, width, height, theme }) {
      const soft = ctx.createLinearGradient(0, 0, width, height)
      soft.addColorStop(0, wash[theme])
      soft.addColorStop(1, 'rgba(120, 130, 150, 0.04)')
      ctx.fillStyle = soft
      ctx.fillRect(0, 0, width, height)
    },
  }
}

export const ZONE_FRONT = zone(
  { dark: 'rgba(255, 107, 120, 0.55)', light: 'rgba(192, 39, 58, 0.6)' },
  { dark: 'rgba(255, 80, 95, 0.20)', light: 'rgba(192, 39, 58, 0.16)' },
)
export const ZONE_MID = zone(
  { dark: 'rgba(201, 166, 255, 0.55)', light: 'rgba(107, 63, 192, 0.6)' },
  { dark: 'rgba(176, 132, 255, 0.20)', light: 'rgba(107, 63, 192, 0.14)' },
)
export const ZONE_REAR = zone(
  { dark: 'rgba(90, 169, 255, 0.55)', light: 'rgba(27, 98, 181, 0.6)' },
  { dark: 'rgba(76, 150, 240, 0.20)', light: 'rgba(27, 98, 181, 0.14)' },
)

/** A round track seen from above: the band on which the spaces lie, fading towards its middle. */
export const ORBIT: Texture = {
  edge: { dark: 'rgba(160, 185, 235, 0.28)', light: 'rgba(40, 50, 70, 0.3)' },
  dashed: false,
  fill({ ctx, width, height, theme, trace }) {
    const [x, y, r] = [width / 2, height / 2, width / 2]
    const glow = ctx.createRadialGradient(x, y, r * 0.1, x, y, r)
    const tint = theme === 'dark' ? '120, 150, 220' : '60, 80, 130'
    glow.addColorStop(0, `rgba(${tint}, 0.02)`)
    glow.addColorStop(0.66, `rgba(${tint}, 0.05)`)
    glow.addColorStop(0.7, `rgba(${tint}, 0.16)`)
    glow.addColorStop(0.97, `rgba(${tint}, 0.16)`)
    glow.addColorStop(1, `rgba(${tint}, 0.05)`)
    ctx.fillStyle = glow
    ctx.fillRect(0, 0, width, height)
    ctx.lineWidth = 1
    ctx.strokeStyle = `rgba(${tint}, 0.35)`
    for (const part of [0.69, 0.845]) {
      ctx.setLineDash(part === 0.845 ? [r * 0.02, r * 0.03] : [])
      trace(part)
      ctx.stroke()
    }
    ctx.setLineDash([])
  },
}
