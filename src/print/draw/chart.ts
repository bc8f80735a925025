import type { SheetItem } from '../../engine/scene/sheet'
import { BLACK, type Drawing, hairline, type Ink, PALE, stroke, thin } from '../ink'
import { textWidth, wrap } from '../metrics'

type Chart = Extract<SheetItem, { kind: 'chart' }>

const WIDTH = 93
const EDGE = 3
const INNER = WIDTH - 2 * EDGE
const SIZE = 2.9
const LINE = SIZE * 1.35

/** A reference chart: sections of rows, the columns as wide as their texts ask for. */
export function drawChart({ name, sections }: Chart): Drawing {
  const ink: Ink[] = [{ kind: 'text', x: EDGE, y: EDGE + 4, size: 4.6, text: name, bold: true, most: INNER }]
  let y = EDGE + 8
  for (const section of sections) {
    ink.push({ kind: 'text', x: EDGE, y: y + 3, size: 3.2, text: section.title, bold: true, most: INNER })
    y += 5
    const widths = columnWidths(section.rows)
    for (const row of section.rows) {
      const cells = row.map((text, i) => wrap(text, SIZE, (widths[i] ?? INNER) - 2))
      ink.push({ kind: 'path', d: stroke(EDGE, y, WIDTH - EDGE, y), stroke: hairline(PALE) })
      ink.push(...cells.flatMap((lines, i) => cellInk(lines, i, widths, y)))
      y += Math.max(1, ...cells.map(lines => lines.length)) * LINE + 1.2
    }
    y += 2.5
  }
  const height = y + EDGE - 2.5
  return {
    name,
    width: WIDTH,
    height,
    ink: [{ kind: 'rect', x: 0, y: 0, width: WIDTH, height, stroke: thin(BLACK) }, ...ink],
  }
}

function cellInk(lines: readonly string[], column: number, widths: readonly number[], y: number): Ink[] {
  const x = EDGE + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  return lines.map((text, i) => ({
    kind: 'text',
    x,
    y: y + (i + 0.9) * LINE,
    size: SIZE,
    text,
    most: (widths[column] ?? INNER) - 2,
  }))
}

/** Short columns keep their width, long ones share what is left. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.max(0, ...rows.map(row => row.length))
  const needs = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map(row => textWidth(row[i] ?? '', SIZE) + 2)),
  )
  const fair = INNER / Math.max(1, columns)
  const spare = needs.reduce((sum, need) => sum + Math.max(0, fair - need), 0)
  const wanting = needs.reduce((sum, need) => sum + Math.max(0, need - fair), 0)
  if (wanting === 0) return needs.map(() => fair)
  return needs.map(need => (need <= fair ? need : fair + (spare * (need - fair)) / wanting))
}
