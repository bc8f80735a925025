import { silhouette } from '../../art/silhouettes'
import type { SheetItem } from '../../engine/scene/sheet'
import { BLACK, type Drawing, hairline, type Ink, shifted, stroke } from '../ink'
import { borderOf, sideOf } from '../side'
import { sectionParts } from './chart'
import { columns, stacked, written } from './column'
import { BLEED } from './pieces'
import type { Press } from './press'

type Screen = Extract<SheetItem, { kind: 'screen' }>

const EDGE = 4
const SIZES = [2.7, 2.4, 2.1, 1.9, 1.6]

/** Stands in front of a player on two wings: the picture faces the others, the chart faces the player. */
export function drawScreen(item: Screen, { style }: Press): Drawing {
  const { name, width, height, wing, art, seat } = item
  const side = sideOf(seat, style)
  const middle = width - 2 * wing
  const picture = Math.min(middle, height) * 0.55
  const folds = [wing, width - wing].map(x => stroke(x, 0, x, height)).join('')
  const fold: Ink = { kind: 'path', d: folds, stroke: { colour: '#888', width: 0.2, dash: [2, 1.5] } }
  const silhouettes = [
    { size: picture, x: wing + (middle - picture) / 2, y: height * 0.44 - picture / 2 },
    { size: wing * 0.5, x: wing * 0.25, y: height * 0.44 - wing * 0.25 },
    { size: wing * 0.5, x: width - wing * 0.75, y: height * 0.44 - wing * 0.25 },
  ]
  return {
    name,
    width,
    height,
    cut: 'box',
    turns: true,
    ink: [
      { kind: 'rect', x: 0, y: 0, width, height, fill: side.band },
      ...(style === 'ink' ? borderOf(side, style, 3) : []).map(({ inset, pen }): Ink => {
        const at = 3 + inset
        return { kind: 'rect', x: at, y: at, width: width - 2 * at, height: height - 2 * at, stroke: pen }
      }),
      ...silhouettes.map(
        ({ size, x, y }): Ink => ({
          kind: 'path',
          d: silhouette(art).path,
          fill: side.onBand,
          into: { x, y, scale: size / 100 },
        }),
      ),
      ...written(
        name,
        { x: wing + EDGE, y: height * 0.78, width: middle - 2 * EDGE, height: height * 0.14 },
        { size: 7, least: 2.5, lines: 2, bold: true, anchor: 'middle', colour: side.onBand },
      ),
      fold,
      { kind: 'rect', x: 0, y: 0, width, height, stroke: hairline(BLACK) },
    ],
    back: [
      { kind: 'rect', x: -BLEED, y: -BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED, fill: '#fff' },
      ...inside(item),
      fold,
    ],
  }
}

/** As large as the three panels allow; what doesn't fit at the smallest size is left to the reference sheet. */
function inside({ sections, width, height, wing }: Screen): Ink[] {
  const panels = [
    { x: EDGE, width: wing - 2 * EDGE },
    { x: wing + EDGE, width: width - 2 * wing - 2 * EDGE },
    { x: width - wing + EDGE, width: wing - 2 * EDGE },
  ]
  const room = height - 2 * EDGE
  const inner = { x: 0, width: Math.min(...panels.map(panel => panel.width)) }
  for (const size of SIZES) {
    const parts = sections.flatMap(section => sectionParts(section, inner, size))
    const filled = columns(parts, room, 0)
    if (filled.length > panels.length && size !== SIZES.at(-1)) continue
    return panels.flatMap((panel, i) => {
      const x = panel.x + (panel.width - inner.width) / 2
      return shifted(stacked(filled[i] ?? [], EDGE, 0).ink, x, 0)
    })
  }
  return []
}
