import type { ChartSection, SheetItem } from '../../engine/scene/sheet'
import { BLACK, type Drawing, hairline, type Ink } from '../ink'
import { columns, type Part, stacked, written } from './column'
import { HEAD, headInk } from './head'
import type { Press } from './press'
import { columnSpans, rowPart } from './table'

type Chart = Extract<SheetItem, { kind: 'chart' }>

export const CHART_WIDTH = 88
const EDGE = 3

/** A reference chart; a long one goes on in further columns, never in the middle of a line. */
export function drawChart({ name, sections }: Chart, width: number, press: Press): Drawing[] {
  const parts = sections.flatMap(section => sectionParts(section, { x: EDGE, width: width - 2 * EDGE }))
  const made = columns(parts, press.frame.height - HEAD - 2 * EDGE, 0)
  return made.map((column, i) => {
    const title = made.length > 1 ? `${name}, ${i + 1} of ${made.length}` : name
    const head = headInk({ title, subtitle: '', seat: null, art: null, points: null }, width, press)
    const { ink, bottom } = stacked(column, HEAD + 1, 0)
    const height = bottom + EDGE
    const ground: Ink = { kind: 'rect', x: 0, y: 0, width, height, fill: '#fff' }
    const frame: Ink = { kind: 'rect', x: 0, y: 0, width, height, stroke: hairline(BLACK) }
    return { name: title, width, height, ink: [ground, ...head, ...ink, frame], cut: 'box' }
  })
}

export function sectionParts({ title, rows }: ChartSection, inner: { x: number; width: number }, size = 2.7): Part[] {
  const spans = columnSpans(rows, inner, size)
  const lone = rows.every(row => row.length < 2)
  const heading: Part = {
    height: size * 2.4,
    heads: true,
    ink: y =>
      written(
        title,
        { x: inner.x, y: y + size * 0.5, width: inner.width, height: size * 1.8 },
        { size: size * 1.2, least: size * 0.6, lines: 1, bold: true },
      ),
  }
  return [
    ...(title === '' ? [] : [heading]),
    ...rows.map(row => rowPart(row, spans, { size, bold: lone ? 'none' : 'first', lines: 99 })),
  ]
}
