import type { Drawing, Frame } from './ink'

/** A drawing, or a window on one that is larger than the paper, at its place. */
export interface Placed {
  readonly drawing: Drawing
  readonly window: Frame
  readonly x: number
  readonly y: number
  /** Turned onto its right side. */
  readonly turned: boolean
  /** Which part of a whole this is: "part 2 of 6, row 1 column 2". */
  readonly part?: string
}

export type Page = readonly Placed[]

/** Between two pieces: each keeps cut marks of its own, and a first cut between them spares both. */
export const GAP = 4
/** Under a part of something larger, for its number. */
const CAPTION = 4
const EPSILON = 1e-6

/** The place a piece takes on paper. */
export const boxOf = ({ window, turned }: Pick<Placed, 'window' | 'turned'>) =>
  turned ? { width: window.height, height: window.width } : { width: window.width, height: window.height }

type Piece = Omit<Placed, 'x' | 'y'>

interface Filling {
  readonly placed: Placed[]
  free: Frame[]
}

/** With the caption of a part. */
function outer(piece: Piece): { readonly width: number; readonly height: number } {
  const { width, height } = boxOf(piece)
  return { width, height: height + (piece.part ? CAPTION : 0) }
}

/**
 * Lays pieces on pages by cuts from edge to edge: the tallest first, each into the free rectangle that fits it
 * tightest, the rest of which is cut in two. Nothing is scaled.
 */
export function pack(drawings: readonly Drawing[], frame: Frame): readonly Page[] {
  const pieces = drawings
    .flatMap(drawing => piecesOf(drawing, frame))
    .toSorted((a, b) => outer(b).height - outer(a).height || outer(b).width - outer(a).width)
  const whole: Frame = { ...frame, width: frame.width + GAP, height: frame.height + GAP }
  const pages: Filling[] = []
  for (const piece of pieces) {
    if (pages.some(page => put(page, piece, outer(piece)))) continue
    const page = { placed: [], free: [whole] }
    put(page, piece, outer(piece))
    pages.push(page)
  }
  return pages.map(({ placed }) => placed)
}

/** Column after column, in the order given: for what is read. */
export function flow(drawings: readonly Drawing[], frame: Frame): readonly Page[] {
  const pages: Placed[][] = []
  let at = { x: 0, y: 0 }
  let wide = 0
  for (const piece of drawings.flatMap(drawing => piecesOf(drawing, frame))) {
    const { width, height } = outer(piece)
    if (at.y > 0 && at.y + height > frame.height + EPSILON) {
      at = { x: at.x + wide + GAP, y: 0 }
      wide = 0
    }
    if (pages.length === 0 || at.x + width > frame.width + EPSILON) {
      pages.push([])
      at = { x: 0, y: 0 }
      wide = 0
    }
    pages.at(-1)?.push({ ...piece, x: frame.x + at.x, y: frame.y + at.y })
    at = { ...at, y: at.y + height + GAP }
    wide = Math.max(wide, width)
  }
  return pages
}

function put(page: Filling, piece: Piece, size: { width: number; height: number }): boolean {
  const { width, height } = { width: size.width + GAP, height: size.height + GAP }
  let best: Frame | null = null
  let tightest = Number.POSITIVE_INFINITY
  for (const free of page.free) {
    const spare = Math.min(free.width - width, free.height - height)
    if (spare < -EPSILON || spare >= tightest) continue
    best = free
    tightest = spare
  }
  if (!best) return false
  page.placed.push({ ...piece, x: best.x, y: best.y })
  const { x, y } = best
  const right = best.width - width
  const below = best.height - height
  const rest: Frame[] =
    right < below
      ? [
          { x: x + width, y, width: right, height },
          { x, y: y + height, width: best.width, height: below },
        ]
      : [
          { x: x + width, y, width: right, height: best.height },
          { x, y: y + height, width, height: below },
        ]
  page.free = [
    ...page.free.filter(free => free !== best),
    ...rest.filter(free => free.width > GAP && free.height > GAP),
  ]
  return true
}

const fitsIn = (width: number, height: number, frame: Frame): boolean =>
  width <= frame.width + EPSILON && height <= frame.height + EPSILON

/** Whether it can be laid on a page at all, whole or in parts. */
export const fitsPage = ({ width, height, turns, parts }: Drawing, frame: Frame): boolean =>
  parts === true || fitsIn(width, height, frame) || (turns === true && fitsIn(height, width, frame))

/** As it is, on its side, or cut into equal parts that meet edge to edge; a part with nothing on it is left out. */
function piecesOf(drawing: Drawing, frame: Frame): Piece[] {
  const { width, height } = drawing
  const window = { x: 0, y: 0, width, height }
  if (fitsIn(width, height, frame)) return [{ drawing, window, turned: false }]
  if (drawing.turns && fitsIn(height, width, frame)) return [{ drawing, window, turned: true }]
  if (!drawing.parts) throw new Error(`${drawing.name} is larger than the page`)
  const upright = { width: frame.width, height: frame.height - CAPTION }
  const onSide = { width: frame.height - CAPTION, height: frame.width }
  const count = (room: { width: number; height: number }) => across(width, room.width) * across(height, room.height)
  const turned = drawing.turns === true && count(onSide) < count(upright)
  return windows(drawing, turned ? onSide : upright).map(part => ({ ...part, turned }))
}

const across = (length: number, room: number): number => Math.ceil(length / room - EPSILON)

function windows(drawing: Drawing, room: { width: number; height: number }): Omit<Piece, 'turned'>[] {
  const columns = across(drawing.width, room.width)
  const rows = across(drawing.height, room.height)
  const width = drawing.width / columns
  const height = drawing.height / rows
  const shown = Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns
    const row = Math.floor(i / columns)
    return { row, column, window: { x: column * width, y: row * height, width, height } }
  }).filter(({ window }) => drawing.shows?.(window) ?? true)
  return shown.map(({ row, column, window }, i) => ({
    drawing,
    window,
    part: `part ${i + 1} of ${shown.length}: row ${row + 1}, column ${column + 1}`,
  }))
}
