import { FONT, font, type Lens } from '../paint/look'
import { widthOf } from '../paint/tags'
import type { Picture } from '../tools/tool'
import { toScreen, toTable } from '../view/camera'
import { pin } from './pin'
import type { NodeSpec } from './spec'

interface Words {
  readonly text: string
  readonly size: number
  readonly ink: string
  /** Round the letters, for contrast. */
  readonly halo?: string
}

const WEIGHT = 600

/** Text with its middle at the origin, in pixels. */
export function textNode(key: string, { text, size, ink, halo }: Words): NodeSpec {
  // Roomier than the text: it is centred, so its exact width doesn't matter.
  const width = Math.ceil(widthOf(text, font(size, WEIGHT))) + 2 * size
  const height = 2 * size
  const box = { width, height, offsetX: width / 2, offsetY: height / 2, align: 'center', verticalAlign: 'middle' }
  const letters = { text, fontFamily: FONT, fontSize: size, fontStyle: String(WEIGHT), wrap: 'none', fill: ink }
  const round = halo ? { stroke: halo, strokeWidth: 3.5, lineJoin: 'round' as const, fillAfterStrokeEnabled: true } : {}
  return { kind: 'text', key, attrs: { ...box, ...letters, ...round } }
}

const CHIP = { size: 12, high: 22, padding: 8, radius: 6 }
/** Chips keep this far inside the window. */
const INSIDE = 4

/** Small text on a panel. It stays inside the window, whatever it is written on. */
export function chipNode(lens: Lens, key: string, { at, text, tone }: Picture['chips'][number]): NodeSpec {
  const { view, window, look } = lens
  const wide = widthOf(text, font(CHIP.size, WEIGHT)) + 2 * CHIP.padding
  const p = toScreen(view, at)
  const inside = (value: number, size: number, full: number) =>
    Math.min(full - size / 2 - INSIDE, Math.max(size / 2 + INSIDE, value))
  const middle = { x: inside(p.x, wide, window.width), y: inside(p.y, CHIP.high, window.height) }
  const ink = tone === 'muted' ? look.surface.panelInk : look.tones[tone].ink
  const panel = {
    x: -wide / 2,
    y: -CHIP.high / 2,
    width: wide,
    height: CHIP.high,
    cornerRadius: CHIP.radius,
    fill: look.surface.panel,
    stroke: `${look.tones[tone].line}90`,
    strokeWidth: 1,
  }
  return pin(lens, key, toTable(view, middle), [
    { kind: 'rect', key: 'panel', attrs: panel },
    textNode('text', { text, size: CHIP.size, ink }),
  ])
}
