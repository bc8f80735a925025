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
