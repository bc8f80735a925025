import type { Vec } from '../../engine/geometry/vec'
import type { Lens } from '../paint/look'
import { toScreen, toTable } from '../view/camera'
import type { NodeSpec } from './spec'

/** A place on the table at which the children are measured in pixels, so that zooming leaves their size alone. */
export const pin = (lens: Lens, key: string, at: Vec, children: readonly NodeSpec[]): NodeSpec => ({
  kind: 'group',
  key,
  attrs: { x: at.x, y: at.y, scaleX: 1 / lens.view.scale, scaleY: 1 / lens.view.scale },
  children,
})

/** The nearest place that falls on whole device pixels: bitmaps and thin lines are crisp there. */
export function onPixel({ view, ratio }: Lens, at: Vec): Vec {
  const { x, y } = toScreen(view, at)
  return toTable(view, { x: Math.round(x * ratio) / ratio, y: Math.round(y * ratio) / ratio })
}
