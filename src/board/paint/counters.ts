import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import { seen, toScreen } from '../view/camera'
import { type Badged, laidBadges } from './badges'
import { counterSprite } from './counter'
import type { Easel } from './look'
import { lay } from './sprites'
import { nameSprite } from './tags'

const baseOf = ({ radius }: ScenePiece, { bases, bakedScale }: CounterScene): number | undefined =>
  bases ? radius * bakedScale : undefined

export interface CounterScene extends Badged {
  readonly labels: ReadonlyMap<PieceId, Vec>
  /** Bitmaps are baked for this scale; while zooming they are stretched. */
  readonly bakedScale: number
  /** Distances between bases count here, so their true size shows. */
  readonly bases: boolean
}

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
    lay(easel.ctx, counterSprite(scene.sprites, face, { radius: baked, ratio, base: baseOf(piece, scene) }), {
      x,
      y,
      size: radius / baked,
    })
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
  for (const { sprite, x, y } of laidBadges(easel, scene, visible))
    lay(easel.ctx, sprite, { x: x * ratio, y: y * ratio, size: 1 })
  easel.ctx.restore()
  return visible.length
}
