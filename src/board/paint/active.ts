import { coloursOf } from '../../art/palette'
import type { Vec } from '../../engine/geometry/vec'
import type { SceneCell, ScenePiece } from '../../engine/scene/scene'
import type { Tone } from '../../engine/scene/shapes'
import type { Ghost, Picture } from '../tools/tool'
import { toScreen } from '../view/camera'
import type { PieceIndex } from '../view/piece-index'
import type { Fan } from '../view/stacks'
import { areaPath } from './areas'
import { counterSprite, outlinePath } from './counter'
import { type Easel, font } from './look'
import { paintShapes } from './shapes'
import { lay, type Sprites } from './sprites'
import { widthOf } from './tags'

export interface ActiveScene {
  readonly picture: Picture
  readonly selected: ScenePiece | null
  readonly hovered: ScenePiece | null
  readonly fan: Fan | null
  /** The keyboard's crosshair, while it is in use. */
  readonly crosshair: Vec | null
  readonly index: PieceIndex
  cellOf(id: string): SceneCell['area'] | null
  /** Where a piece is shown now. */
  placeOf(piece: ScenePiece): Vec
  readonly sprites: Sprites
}

const SELECTED = '#d9b8ff'
/** Rings go round the tick, in half widths of the counter. */
export const RING = 1.4

/** What moves with the pointer: rings, the tool's shapes, ghosts and writing. The only layer that a pointer redraws. */
export function paintActive(easel: Easel, scene: ActiveScene): void {
  const { picture } = scene
  if (scene.fan) paintFan(easel, scene)
  for (const { cell, tone, strong } of picture.cells) {
    const area = scene.cellOf(cell)
    if (!area) continue
    areaPath(easel.ctx, area, easel.view)
    easel.ctx.fillStyle = easel.look.tones[tone].fill
    easel.ctx.fill()
    easel.ctx.strokeStyle = easel.look.tones[tone].line
    easel.ctx.lineWidth = strong ? 4 : 2
    easel.ctx.setLineDash(tone === 'muted' ? [3, 4] : [])
    easel.ctx.stroke()
    easel.ctx.setLineDash([])
  }
  for (const { piece, tone, strong } of picture.rings) {
    const on = scene.index.byId.get(piece)
    if (on)
      ring(easel, scene, { piece: on, colour: easel.look.tones[tone].line, wide: strong ? 3 : 1.75, dashed: !strong })
  }
  if (scene.hovered && scene.hovered !== scene.selected)
    ring(easel, scene, { piece: scene.hovered, colour: easel.look.surface.focus, wide: 1.5, dashed: false })
  if (scene.selected) ring(easel, scene, { piece: scene.selected, colour: SELECTED, wide: 2.5, dashed: false })
  paintShapes(easel, picture.shapes)
  for (const ghost of picture.ghosts) {
    if (ghost.art === '') paintPeg(easel, ghost)
    else paintGhost(easel, ghost, scene)
  }
  for (const { at, text, tone } of picture.chips) paintChip(easel, { at, text, tone })
  if (scene.crosshair) paintCrosshair(easel, scene.crosshair)
}

function ring(
  easel: Easel,
  scene: ActiveScene,
  { piece, colour, wide, dashed }: { piece: ScenePiece; colour: string; wide: number; dashed: boolean },
): void {
  const { ctx, view } = easel
  const at = toScreen(view, scene.placeOf(piece))
  ctx.save()
  ctx.translate(at.x, at.y)
  const radius = scene.index.drawn(piece.radius, view.scale)
  outlinePath(ctx, coloursOf(piece.seat).shape, radius * RING + 1)
  ctx.lineWidth = wide + 2
  ctx.strokeStyle = easel.look.surface.halo
  ctx.stroke()
  ctx.lineWidth = wide
  ctx.strokeStyle = colour
  ctx.setLineDash(dashed ? [5, 4] : [])
  ctx.stroke()
  ctx.restore()
}

/** Threads from where the pieces of a fan are shown to where they stand. */
function paintFan(easel: Easel, scene: ActiveScene): void {
  const { ctx, view, look } = easel
  for (const id of scene.fan?.places.keys() ?? []) {
    const piece = scene.index.byId.get(id)
    if (!piece) continue
    const [true_, shown] = [toScreen(view, piece.at), toScreen(view, scene.placeOf(piece))]
    const away = Math.hypot(shown.x - true_.x, shown.y - true_.y)
    const rim = scene.index.drawn(piece.radius, view.scale)
    if (away > rim) {
      ctx.beginPath()
      ctx.moveTo(true_.x, true_.y)
      const part = (away - rim) / away
      ctx.lineTo(true_.x + (shown.x - true_.x) * part, true_.y + (shown.y - true_.y) * part)
      ctx.strokeStyle = look.surface.edge
      ctx.lineWidth = 1
      ctx.stroke()
    }
    ctx.beginPath()
    ctx.arc(true_.x, true_.y, 2.5, 0, 2 * Math.PI)
    ctx.fillStyle = look.surface.focus
    ctx.fill()
  }
}

function paintGhost(easel: Easel, ghost: Ghost, { index, sprites }: ActiveScene): void {
  const { ctx, view, ratio, look } = easel
  const radius = index.drawn(ghost.radius, view.scale)
  const at = toScreen(view, ghost.pose.at)
  const face = {
    art: ghost.art,
    seat: ghost.seat,
    markers: [],
    ...(ghost.face === undefined ? {} : { face: ghost.face }),
    ...(ghost.faces ? { facing: ghost.pose.facing } : {}),
  }
  const sprite = counterSprite(sprites, face, { radius, ratio })
  ctx.save()
  ctx.globalAlpha = 0.82
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  lay(ctx, sprite, { x: at.x * ratio, y: at.y * ratio, size: 1 })
  ctx.restore()
  ctx.save()
  ctx.translate(at.x, at.y)
  const shape = coloursOf(ghost.seat).shape
  outlinePath(ctx, shape, radius + 3)
  if (ghost.tone === 'bad') {
    ctx.fillStyle = 'rgba(190, 20, 40, 0.42)'
    ctx.fill()
  }
  ctx.lineWidth = 2.5
  ctx.setLineDash(ghost.tone === 'bad' ? [4, 3] : [])
  ctx.strokeStyle = look.tones[ghost.tone].line
  ctx.stroke()
  if (ghost.tone === 'bad') {
    // A stroke across says no without colour.
    ctx.setLineDash([])
    ctx.beginPath()
    ctx.moveTo(-radius * 0.7, radius * 0.7)
    ctx.lineTo(radius * 0.7, -radius * 0.7)
    ctx.stroke()
  }
  ctx.restore()
}

/** Where the middle of a marker comes to lie, and which way is up for it. */
function paintPeg({ ctx, view, look }: Easel, { pose, faces, tone }: Ghost): void {
  const at = toScreen(view, pose.at)
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.rotate((pose.facing * Math.PI) / 180)
  ctx.beginPath()
  ctx.arc(0, 0, 5, 0, 2 * Math.PI)
  if (faces) {
    ctx.moveTo(0, -5)
    ctx.lineTo(0, -16)
  }
  ctx.lineWidth = 4.5
  ctx.strokeStyle = look.surface.halo
  ctx.stroke()
  ctx.lineWidth = 2
  ctx.strokeStyle = look.tones[tone].line
  ctx.stroke()
  ctx.restore()
}

const CHIP_FONT = font(12, 600)

export function paintChip(easel: Easel, chip: { at: Vec; text: string; tone: Tone }): void {
  const { ctx, view, look, window } = easel
  const wide = widthOf(chip.text, CHIP_FONT) + 16
  const p = toScreen(view, chip.at)
  const x = Math.min(window.width - wide / 2 - 4, Math.max(wide / 2 + 4, p.x))
  const y = Math.min(window.height - 16, Math.max(16, p.y))
  ctx.beginPath()
  ctx.roundRect(x - wide / 2, y - 11, wide, 22, 6)
  ctx.fillStyle = look.surface.panel
  ctx.fill()
  ctx.lineWidth = 1
  ctx.strokeStyle = `${look.tones[chip.tone].line}90`
  ctx.stroke()
  ctx.font = CHIP_FONT
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillStyle = chip.tone === 'muted' ? look.surface.panelInk : look.tones[chip.tone].ink
  ctx.fillText(chip.text, x, y + 0.5)
}

function paintCrosshair(easel: Easel, at: Vec): void {
  const { ctx, view, look } = easel
  const p = toScreen(view, at)
  const x = Math.round(p.x) + 0.5
  const y = Math.round(p.y) + 0.5
  ctx.beginPath()
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    ctx.moveTo(x + dx * 5, y + dy * 5)
    ctx.lineTo(x + dx * 16, y + dy * 16)
  }
  ctx.lineWidth = 4
  ctx.strokeStyle = look.surface.halo
  ctx.stroke()
  ctx.lineWidth = 1.75
  ctx.strokeStyle = look.surface.focus
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(x, y, 1.5, 0, 2 * Math.PI)
  ctx.fillStyle = look.surface.focus
  ctx.fill()
}
