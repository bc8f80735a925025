import { fitted, wrap } from '../fit'
import type { Ink, TextInk } from '../ink'

/** Something of known height, drawn from its own top. */
export interface Part {
  readonly height: number
  ink(y: number): Ink[]
  /** A heading: never the last of a column. */
  readonly heads?: boolean
}

export const LEADING = 1.3

/**
 * Parts one under another in columns no higher than `room`; a part higher than a column gets one to itself. What
 * continues in the next column has its heading there too.
 */
export function columns(parts: readonly Part[], room: number, gap: number): Part[][] {
  const made: Part[][] = [[]]
  let height = 0
  let heading: Part | null = null
  const put = (part: Part) => {
    made.at(-1)?.push(part)
    height += part.height + gap
  }
  parts.forEach((part, i) => {
    const next = part.heads ? (parts[i + 1]?.height ?? 0) + gap : 0
    const full = height > 0 && height + part.height + next > room
    if (full) {
      made.push([])
      height = 0
      if (heading && !part.heads) put(heading)
    }
    if (part.heads) heading = part
    put(part)
  })
  return made
}

export function stacked(parts: readonly Part[], top: number, gap: number): { ink: Ink[]; bottom: number } {
  const ink: Ink[] = []
  let y = top
  for (const part of parts) {
    ink.push(...part.ink(y))
    y += part.height + gap
  }
  return { ink, bottom: parts.length > 0 ? y - gap : y }
}

/** Text of any length, as many lines as it takes. */
export function textPart(text: string, at: { x: number; width: number; size: number }): Part {
  const lines = wrap(text, at)
  const step = at.size * LEADING
  return {
    height: lines.length * step,
    ink: y => lines.map((line, i): Ink => textAt(line, { ...at, y: y + (i + 0.8) * step, most: at.width })),
  }
}

const textAt = (text: string, { x, y, size, most }: { x: number; y: number; size: number; most: number }): Ink => ({
  kind: 'text',
  x,
  y,
  size,
  text,
  most,
})

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Writing {
  readonly size: number
  readonly least: number
  readonly lines: number
  readonly bold?: boolean
  readonly colour?: string
  readonly anchor?: TextInk['anchor']
}

/** A text in the middle of the height of a box, shrunk and broken until it is inside. */
export function written(text: string, box: Box, how: Writing): Ink[] {
  if (text === '') return []
  const { size, least, lines, bold = false, anchor = 'start', colour } = how
  const room = { width: box.width, size, least, ...(bold && { weight: 'bold' as const }) }
  const made = fitted(text, {
    ...room,
    lines: Math.max(1, Math.min(lines, Math.floor(box.height / (least * LEADING)))),
  })
  const tall = made.lines.length * made.size * LEADING
  const shrunk = tall > box.height ? (made.size * box.height) / tall : made.size
  const step = shrunk * LEADING
  const top = box.y + (box.height - made.lines.length * step) / 2
  const x = anchor === 'start' ? box.x : anchor === 'end' ? box.x + box.width : box.x + box.width / 2
  return made.lines.map((line, i) => ({
    kind: 'text',
    x,
    y: top + (i + 0.77) * step,
    size: shrunk,
    text: line,
    anchor,
    bold,
    most: box.width,
    ...(colour && { colour }),
  }))
}
