import { silhouette } from '../../art/silhouettes'
import type { Seat } from '../../engine/seats'
import { type Ink, stroke } from '../ink'
import { textWidth } from '../metrics'
import { borderOf, type Side, sideOf } from '../side'
import { written } from './column'
import type { Press } from './press'

export const HEAD = 13

interface Head {
  readonly title: string
  readonly subtitle: string
  readonly seat: Seat | null
  readonly art: string | null
  readonly points: string | null
}

/** The band on top of a card or chart: picture, name, what it is, what it costs. */
export function headInk({ title, subtitle, seat, art, points }: Head, width: number, { style }: Press): Ink[] {
  const side = sideOf(seat, style)
  const text = { colour: side.onBand }
  const left = art === null ? 3.5 : HEAD + 1.5
  const cost = points === null ? 0 : textWidth(points, 3.4, 'bold') + 3
  const room = width - left - 3 - cost
  const tall = subtitle === '' ? HEAD - 2 : 6.6
  return [
    ...bandInk(side, width, style),
    ...(art === null
      ? []
      : [
          {
            kind: 'path',
            d: silhouette(art).path,
            fill: side.onBand,
            into: { x: 2.5, y: 1.5, scale: (HEAD - 3) / 100 },
          } as const,
        ]),
    ...written(
      title,
      { x: left, y: 1, width: room, height: tall },
      { size: 5, least: 2.2, lines: 2, bold: true, ...text },
    ),
    ...written(
      subtitle,
      { x: left, y: 7.6, width: width - left - 3, height: 4.2 },
      { size: 2.8, least: 1.6, lines: 2, ...text },
    ),
    ...(points === null
      ? []
      : written(
          points,
          { x: width - cost - 3, y: 1, width: cost, height: 6.6 },
          { size: 3.4, least: 2, lines: 1, bold: true, anchor: 'end', ...text },
        )),
  ]
}

function bandInk(side: Side, width: number, style: Press['style']): Ink[] {
  if (style === 'colour') return [{ kind: 'rect', x: 0, y: 0, width, height: HEAD, fill: side.band }]
  return borderOf(side, style, 1.4).map(({ inset, pen }) => ({
    kind: 'path',
    d: stroke(1, HEAD - 1.4 + inset, width - 1, HEAD - 1.4 + inset),
    stroke: pen,
  }))
}
