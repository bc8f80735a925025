import { fitted } from '../fit'
import { GREY, hairline, type Ink, PALE, stroke } from '../ink'
import { textWidth } from '../metrics'
import { LEADING, type Part } from './column'

export interface Span {
  readonly x: number
  readonly width: number
}

const SIZE = 2.9
const HEAD = 2.3
const LEAST = 1.9
/** Between two columns. */
const APART = 2

/** Narrow columns keep what they need, wide ones share what is left; at the end all of the width is used. */
export function columnSpans(texts: readonly (readonly string[])[], { x, width }: Span, size = SIZE): Span[] {
  const count = Math.max(0, ...texts.map(row => row.length))
  const needs = Array.from({ length: count }, (_, i) =>
    Math.max(3, ...texts.map(row => textWidth(row[i] ?? '', size, i === 0 ? 'bold' : 'normal') + APART)),
  )
  const widths = shared(needs, width)
  return widths.map((wide, i) => ({ x: x + widths.slice(0, i).reduce((sum, w) => sum + w, 0), width: wide }))
}

function shared(needs: readonly number[], width: number): number[] {
  const sum = needs.reduce((all, need) => all + need, 0)
  if (sum <= width) return needs.map(need => need + ((width - sum) * need) / Math.max(1, sum))
  const fair = width / Math.max(1, needs.length)
  const modest = needs.filter(need => need <= fair)
  if (modest.length === 0) return needs.map(() => fair)
  const left = width - modest.reduce((all, need) => all + need, 0)
  const greedy = shared(
    needs.filter(need => need > fair),
    left,
  )
  let at = 0
  return needs.map(need => (need <= fair ? need : (greedy[at++] ?? 0)))
}

/** The names of the columns. */
export const headPart = (names: readonly string[], spans: readonly Span[]): Part => ({
  height: HEAD * 1.5,
  heads: true,
  ink: y => rowInk(names, spans, { y: y + HEAD, size: HEAD, colour: GREY, bold: 'none', centred: true }),
})

interface RowLook {
  readonly size?: number
  readonly bold?: 'first' | 'none'
  /** Numbers are centred under their heading, words begin at the left. */
  readonly centred?: boolean
  readonly lines?: number
}

/** A line under a hairline; long cells take more lines, then smaller letters. */
export function rowPart(texts: readonly string[], spans: readonly Span[], look: RowLook = {}): Part {
  const { size = SIZE, bold = 'first', centred = false, lines = 3 } = look
  const cells = texts.map((text, i) =>
    fitted(text, {
      width: (spans[i]?.width ?? 0) - APART,
      size,
      least: LEAST,
      lines,
      ...(bold === 'first' && i === 0 && { weight: 'bold' as const }),
    }),
  )
  const tall = Math.max(size * LEADING, ...cells.map(cell => cell.lines.length * cell.size * LEADING))
  const left = spans[0]?.x ?? 0
  const right = spans.reduce((end, span) => Math.max(end, span.x + span.width), left)
  return {
    height: tall + 1.2,
    ink: y => [
      { kind: 'path', d: stroke(left, y, right, y), stroke: hairline(PALE) },
      ...cells.flatMap((cell, i) => {
        const step = cell.size * LEADING
        const top = y + 0.6 + (tall - cell.lines.length * step) / 2
        return cell.lines.flatMap((line, l) =>
          rowInk([line], spans.slice(i, i + 1), {
            y: top + (l + 0.77) * step,
            size: cell.size,
            bold: i === 0 ? bold : 'none',
            centred: centred && i > 0,
          }),
        )
      }),
    ],
  }
}

interface CellLook {
  readonly y: number
  readonly size: number
  readonly bold: 'first' | 'none'
  readonly centred: boolean
  readonly colour?: string
}

function rowInk(texts: readonly string[], spans: readonly Span[], look: CellLook): Ink[] {
  const { y, size, bold, centred, colour } = look
  return texts.map((text, i) => {
    const { x = 0, width = 0 } = spans[i] ?? {}
    const middle = centred && (i > 0 || texts.length === 1)
    return {
      kind: 'text',
      x: middle ? x + (width - APART) / 2 : x,
      y,
      size,
      text,
      anchor: middle ? 'middle' : 'start',
      bold: bold === 'first' && i === 0,
      most: width - APART,
      ...(colour && { colour }),
    }
  })
}
