import type { SceneTerrain } from '../../engine/scene/terrain'
import { chanceFrom } from '../random'
import { atLeast, boundsOf, type Dot, type Ink, ink, type Pen, scattered, seen, trace, within } from './pen'

function wash(pen: Pen, piece: SceneTerrain, { fill, edge }: { fill: Ink; edge: Ink }): void {
  const { ctx, theme, grain } = pen
  trace(ctx, piece.points, true)
  ctx.fillStyle = fill[theme]
  ctx.fill()
  ctx.lineJoin = 'round'
  ctx.strokeStyle = edge[theme]
  ctx.lineWidth = atLeast(pen, 0.05 * grain, 1)
  ctx.setLineDash([0.35 * grain, 0.22 * grain])
  ctx.stroke()
  ctx.setLineDash([])
}

const CROPS: readonly { readonly fill: Ink; readonly row: Ink }[] = [
  {
    fill: ink('rgba(98, 88, 44, 0.6)', 'rgba(226, 204, 128, 0.75)'),
    row: ink('rgba(170, 152, 84, 0.4)', 'rgba(176, 146, 62, 0.5)'),
  },
  {
    fill: ink('rgba(78, 60, 42, 0.65)', 'rgba(196, 164, 122, 0.7)'),
    row: ink('rgba(28, 18, 10, 0.6)', 'rgba(128, 92, 54, 0.5)'),
  },
  {
    fill: ink('rgba(56, 78, 44, 0.65)', 'rgba(182, 202, 128, 0.75)'),
    row: ink('rgba(122, 154, 84, 0.4)', 'rgba(104, 138, 60, 0.5)'),
  },
]

/** Corn, plough or beet in rows. */
export function paintField(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain, unit } = pen
  const chance = chanceFrom(piece.id)
  const crop = CROPS[Math.floor(chance() * CROPS.length)] ?? CROPS[0]
  if (!crop) return
  wash(pen, piece, { fill: crop.fill, edge: crop.row })
  const gap = Math.max(0.32 * grain, 4 / unit)
  const [a, b] = piece.points
  const lean = a && b ? Math.atan2(b.y - a.y, b.x - a.x) : chance() * Math.PI
  const box = boundsOf(piece.points)
  const reach = Math.sqrt((box.right - box.left) ** 2 + (box.bottom - box.top) ** 2) / 2
  within(pen, piece.points, () => {
    ctx.translate((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    ctx.rotate(lean)
    ctx.strokeStyle = crop.row[theme]
    ctx.lineWidth = atLeast(pen, 0.09 * grain, 1)
    ctx.beginPath()
    for (let y = -reach; y < reach; y += gap) {
      ctx.moveTo(-reach, y)
      ctx.lineTo(reach, y)
    }
    ctx.stroke()
  })
}

function stone(pen: Pen, { x, y, size, tint }: Dot, r: number): void {
  const { ctx, theme, grain } = pen
  const corners = 6
  const path = (grow: number, dx: number) => {
    ctx.beginPath()
    for (let i = 0; i < corners; i++) {
      const a = (i / corners) * 2 * Math.PI + tint * 6
      const far = r * grow * (0.75 + 0.35 * ((size * 7 + i * tint * 5) % 1))
      ctx.lineTo(x + dx + far * Math.cos(a), y + dx + far * 0.85 * Math.sin(a))
    }
    ctx.closePath()
  }
  path(1.1, 0.08 * grain)
  ctx.fillStyle = theme === 'dark' ? 'rgba(0, 0, 0, 0.5)' : 'rgba(70, 60, 40, 0.4)'
  ctx.fill()
  path(1, 0)
  const grey = (theme === 'dark' ? 96 : 168) + tint * 34
  ctx.fillStyle = `rgb(${grey}, ${grey * 0.97}, ${grey * 0.9})`
  ctx.fill()
  path(0.5, -r * 0.18)
  ctx.fillStyle = `rgb(${grey + 34}, ${grey + 32}, ${grey + 22})`
  ctx.fill()
}

/** Broken ground: stones and short strokes of slope. */
export function paintRough(pen: Pen, piece: SceneTerrain): void {
  const { ctx, theme, grain } = pen
  wash(pen, piece, {
    fill: ink('rgba(112, 100, 76, 0.3)', 'rgba(190, 172, 128, 0.42)'),
    edge: ink('rgba(190, 176, 140, 0.65)', 'rgba(112, 94, 56, 0.75)'),
  })
  ctx.strokeStyle = theme === 'dark' ? 'rgba(196, 180, 140, 0.55)' : 'rgba(104, 86, 48, 0.6)'
  ctx.lineWidth = atLeast(pen, 0.05 * grain, 1)
  for (const dot of scattered(piece, 0.9 * grain)) {
    if (!seen(pen, dot, grain)) continue
    if (dot.tint < 0.45) stone(pen, dot, grain * (0.1 + 0.14 * dot.size))
    else {
      ctx.beginPath()
      for (const off of [-0.16, 0, 0.16]) {
        ctx.moveTo(dot.x + off * grain, dot.y - 0.13 * grain)
        ctx.lineTo(dot.x + (off + 0.05) * grain, dot.y + (0.05 + 0.12 * dot.size) * grain)
      }
      ctx.stroke()
    }
  }
}

export function paintBoulders(pen: Pen, piece: SceneTerrain): void {
  const { grain } = pen
  wash(pen, piece, {
    fill: ink('rgba(106, 104, 98, 0.34)', 'rgba(178, 174, 160, 0.5)'),
    edge: ink('rgba(190, 188, 178, 0.65)', 'rgba(98, 92, 78, 0.75)'),
  })
  for (const dot of scattered(piece, 0.8 * grain))
    if (seen(pen, dot, grain)) stone(pen, dot, grain * (0.16 + 0.3 * dot.size))
}

/** Soft or snowed-up ground: a wash and specks. */
function paintSoft(pen: Pen, piece: SceneTerrain, colours: { fill: Ink; edge: Ink; speck: Ink }): void {
  const { ctx, theme, grain } = pen
  wash(pen, piece, colours)
  ctx.fillStyle = colours.speck[theme]
  for (const dot of scattered(piece, 0.5 * grain)) {
    if (!seen(pen, dot, grain)) continue
    ctx.beginPath()
    ctx.arc(dot.x, dot.y, atLeast(pen, grain * (0.03 + 0.04 * dot.size), 0.7), 0, 2 * Math.PI)
    ctx.fill()
  }
}

export const paintSand = (pen: Pen, piece: SceneTerrain): void =>
  paintSoft(pen, piece, {
    fill: ink('rgba(134, 118, 76, 0.5)', 'rgba(238, 222, 166, 0.8)'),
    edge: ink('rgba(204, 184, 126, 0.6)', 'rgba(160, 132, 66, 0.7)'),
    speck: ink('rgba(222, 204, 150, 0.5)', 'rgba(150, 122, 60, 0.55)'),
  })

export const paintMud = (pen: Pen, piece: SceneTerrain): void =>
  paintSoft(pen, piece, {
    fill: ink('rgba(62, 46, 30, 0.75)', 'rgba(158, 126, 88, 0.65)'),
    edge: ink('rgba(140, 110, 76, 0.7)', 'rgba(96, 66, 34, 0.75)'),
    speck: ink('rgba(20, 12, 6, 0.7)', 'rgba(92, 64, 36, 0.6)'),
  })

export const paintSnow = (pen: Pen, piece: SceneTerrain): void =>
  paintSoft(pen, piece, {
    fill: ink('rgba(196, 210, 224, 0.4)', 'rgba(255, 255, 255, 0.85)'),
    edge: ink('rgba(220, 232, 244, 0.7)', 'rgba(128, 148, 170, 0.75)'),
    speck: ink('rgba(240, 248, 255, 0.7)', 'rgba(150, 172, 196, 0.6)'),
  })
