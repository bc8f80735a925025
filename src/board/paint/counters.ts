import { edgeTowards } from '../../art/outlines'
import { coloursOf } from '../../art/palette'
import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import type { Badge } from '../types'
import { placeBadges } from '../view/badges'
import { type Size, seen, toScreen } from '../view/camera'
import type { Stand } from '../view/motion'
import type { PieceIndex } from '../view/piece-index'
import { RING } from './active'
import { counterSprite } from './counter'
import type { Easel } from './look'
import { lay, type Sprites } from './sprites'
import { badgeSprite, nameSprite } from './tags'

export interface CounterScene {
  readonly index: PieceIndex
  /** Pieces under way or in a fan, where they are shown now. */
  standOf(piece: ScenePiece): Stand
  readonly labels: ReadonlyMap<PieceId, Vec>
  readonly badges: ReadonlyMap<PieceId, Badge>
  /** Bitmaps are baked for this scale; while zooming they are stretched. */
  readonly bakedScale: number
  readonly sprites: Sprites
}

/** How far up the outline of its side goes, in half widths. */
const topOf = (piece: ScenePiece): number => Math.max(1, edgeTowards(coloursOf(piece.seat).shape, 0))

/** From the middle of a piece to the middle of its badge, in pixels: clear of the ring round a choice, at any zoom. */
export const badgePlace = (piece: ScenePiece, radius: number, { width, height }: Size): Vec => ({
  x: radius * 0.6 + width * 0.2,
  y: -(radius * RING * topOf(piece) + 2 + height / 2),
})

/** Glow and badges may lap into the window from this far, in pixels. */
const LAP = 80

/** Every counter in view, then the names, then the chances, so that nothing readable is covered. */
export function paintCounters(easel: Easel, scene: CounterScene): number {
  const { view, window, ratio } = easel
  const visible = scene.index.within(seen(view, window, LAP + scene.index.margin * view.scale))
  const places = visible.map(piece => {
    const stand = scene.standOf(piece)
    const at = toScreen(view, stand.at)
    return { piece, stand, x: at.x * ratio, y: at.y * ratio, radius: scene.index.drawn(piece.radius, view.scale) }
  })
  easel.ctx.save()
  easel.ctx.setTransform(1, 0, 0, 1, 0, 0)
  for (const { piece, stand, x, y, radius } of places) {
    const baked = scene.index.drawn(piece.radius, scene.bakedScale)
    const face =
      stand.facing === piece.facing || stand.facing === undefined ? piece : { ...piece, facing: stand.facing }
    lay(easel.ctx, counterSprite(scene.sprites, face, { radius: baked, ratio }), { x, y, size: radius / baked })
  }
  for (const { piece, x, y, radius } of places) {
    const label = scene.labels.get(piece.id)
    if (!label) continue
    // The offset was found for the settled zoom; it grows with the counter in the meantime.
    const grow = radius - scene.index.drawn(piece.radius, scene.bakedScale)
    const sprite = nameSprite(scene.sprites, piece.name, easel)
    const dx = (label.x + Math.sign(label.x) * grow) * ratio
    const dy = (label.y + Math.sign(label.y) * grow) * ratio
    lay(easel.ctx, sprite, { x: x + dx, y: y + dy, size: 1 })
  }
  const badges = places.flatMap(({ piece, x, y, radius }) => {
    const badge = scene.badges.get(piece.id)
    if (!badge) return []
    const sprite = badgeSprite(scene.sprites, badge, ratio)
    const size = { width: (2 * sprite.anchor.x) / ratio, height: (2 * sprite.anchor.y) / ratio }
    const at = { x: x / ratio, y: y / ratio }
    return [{ sprite, piece: at, size, best: badgePlace(piece, radius, size), rank: badge.tone === 'bad' ? 1 : 0 }]
  })
  const offsets = placeBadges(badges)
  badges.forEach(({ sprite, piece, best }, i) => {
    const { x, y } = offsets[i] ?? best
    lay(easel.ctx, sprite, { x: (piece.x + x) * ratio, y: (piece.y + y) * ratio, size: 1 })
  })
  easel.ctx.restore()
  return visible.length
}
