import { edgeTowards } from '../../art/outlines'
import { coloursOf } from '../../art/palette'
import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import type { Badge } from '../types'
import { placeBadges } from '../view/badges'
import { type Size, toScreen } from '../view/camera'
import type { Stand } from '../view/motion'
import type { PieceIndex } from '../view/piece-index'
import { RING } from './counter'
import type { Easel } from './look'
import type { Sprite, Sprites } from './sprites'
import { badgeSprite } from './tags'

export interface Badged {
  readonly index: PieceIndex
  readonly badges: ReadonlyMap<PieceId, Badge>
  readonly sprites: Sprites
  /** Where a piece is shown now: it may be moving or in a fan. */
  standOf(piece: ScenePiece): Stand
}

/** A badge where it is laid: its middle and its size, in pixels. */
export interface LaidBadge extends Vec, Size {
  readonly sprite: Sprite
}

/** How far up the outline of its side goes, in half widths. */
const topOf = (piece: ScenePiece): number => Math.max(1, edgeTowards(coloursOf(piece.seat).shape, 0))

/** From the middle of a piece to the middle of its badge, in pixels: clear of the ring round a choice, at any zoom. */
const bestPlace = (piece: ScenePiece, radius: number, { width, height }: Size): Vec => ({
  x: radius * 0.6 + width * 0.2,
  y: -(radius * RING * topOf(piece) + 2 + height / 2),
})

/** The chances on pieces, kept apart where possible. */
export function laidBadges({ view, ratio }: Easel, scene: Badged, pieces: readonly ScenePiece[]): LaidBadge[] {
  const badges = pieces.flatMap(piece => {
    const badge = scene.badges.get(piece.id)
    if (!badge) return []
    const sprite = badgeSprite(scene.sprites, badge, ratio)
    const size = { width: (2 * sprite.anchor.x) / ratio, height: (2 * sprite.anchor.y) / ratio }
    const best = bestPlace(piece, scene.index.drawn(piece.radius, view.scale), size)
    return [{ sprite, size, best, piece: toScreen(view, scene.standOf(piece).at), rank: badge.tone === 'bad' ? 1 : 0 }]
  })
  const offsets = placeBadges(badges)
  return badges.map(({ sprite, size, best, piece }, i) => {
    const { x, y } = offsets[i] ?? best
    return { sprite, ...size, x: piece.x + x, y: piece.y + y }
  })
}
