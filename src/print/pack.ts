import type { Drawing, Frame } from './ink'
import { frameOf, type Paper } from './paper'

/** A drawing, or a window on one that is larger than the paper, at its place. */
export interface Placed {
  readonly drawing: Drawing
  readonly window: Frame
  readonly x: number
  readonly y: number
  /** Which part of a whole this is: "part 2 of 6". */
  readonly part?: string
}

export type Page = readonly Placed[]

const GAP = 3

/** Row after row, page after page, in the order given. Nothing is turned or scaled. */
export function pack(drawings: readonly Drawing[], paper: Paper): readonly Page[] {
  const frame = frameOf(paper)
  const pages: Placed[][] = []
  let page: Placed[] = []
  let x = 0
  let y = 0
  let row = 0
  const turnPage = () => {
    if (page.length > 0) pages.push(page)
    page = []
    x = 0
    y = 0
    row = 0
  }
  for (const piece of drawings.flatMap(drawing => windows(drawing, frame))) {
    const { width, height } = piece.window
    if (x > 0 && x + width > frame.width + EPSILON) {
      x = 0
      y += row + GAP
      row = 0
    }
    if (y > 0 && y + height > frame.height + EPSILON) turnPage()
    page.push({ ...piece, x: frame.x + x, y: frame.y + y })
    x += width + GAP
    row = Math.max(row, height)
  }
  turnPage()
  return pages
}

const EPSILON = 1e-6

/** Cuts what is larger than the frame into equal parts that meet edge to edge. */
function windows(drawing: Drawing, frame: Frame): Pick<Placed, 'drawing' | 'window' | 'part'>[] {
  const columns = Math.ceil(drawing.width / frame.width - EPSILON)
  const rows = Math.ceil(drawing.height / frame.height - EPSILON)
  const width = drawing.width / columns
  const height = drawing.height / rows
  const count = columns * rows
  return Array.from({ length: count }, (_, i) => ({
    drawing,
    window: { x: (i % columns) * width, y: Math.floor(i / columns) * height, width, height },
    ...(count > 1 && { part: `part ${i + 1} of ${count}, ${columns} across` }),
  }))
}
