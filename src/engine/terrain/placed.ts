// Pieces as they lie on the table. They keep their shapes when a map is changed piece by piece, so a new crater costs
// only itself.
import type { Vec } from '../geometry/vec'
import { type Figure, figureOf, holds, smooth, squareToEdge } from './figure'
import { type Crossing, heightOf, type TerrainKind, type TerrainPiece } from './model'

/** A crossing with the rectangle of the line that it opens. */
export interface PlacedCrossing {
  readonly crossing: Crossing
  readonly figure: Figure
  /** Along the line, of length one. */
  readonly dx: number
  readonly dy: number
}

/** A level of ground: the outline of a hill or a contour in it. */
export interface Ring {
  readonly piece: TerrainPiece
  readonly figure: Figure
  readonly height: number
  readonly run: number
  /** The ground around it. */
  readonly outside: number
}

/** A piece as it lies on the table. */
export interface Placed {
  readonly piece: TerrainPiece
  readonly kind: TerrainKind
  readonly figure: Figure
  readonly crossings: readonly PlacedCrossing[]
  /** Place in the map's list. */
  readonly order: number
}

const figures = new WeakMap<TerrainPiece, { kind: TerrainKind; figure: Figure; crossings: readonly PlacedCrossing[] }>()

/** The shape of a piece; unknown kinds and pieces without extent have none. */
export function place(piece: TerrainPiece, kind: TerrainKind): Pick<Placed, 'figure' | 'crossings'> {
  const known = figures.get(piece)
  if (known?.kind === kind) return known
  const line = kind.form === 'line'
  const points = piece.curve ? smooth(piece.points, !line) : piece.points
  const figure = figureOf(points, line ? (piece.width ?? kind.width ?? 1) : undefined)
  const crossings = (piece.crossings ?? []).map(crossing => placeCrossing(crossing, figure))
  const made = { kind, figure, crossings }
  figures.set(piece, made)
  return made
}

function placeCrossing(crossing: Crossing, figure: Figure): PlacedCrossing {
  const { dx, dy } = directionAt(figure, crossing.at)
  const along = crossing.width / 2
  const across = figure.half + 0.01
  const corner = (a: number, b: number): Vec => ({
    x: crossing.at.x + dx * along * a - dy * across * b,
    y: crossing.at.y + dy * along * a + dx * across * b,
  })
  return { crossing, figure: figureOf([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]), dx, dy }
}

/** The direction of a line where it is nearest to a point. */
function directionAt({ points }: Figure, p: Vec): { dx: number; dy: number } {
  let best = { dx: 1, dy: 0, d: Number.POSITIVE_INFINITY }
  points.forEach((b, i) => {
    const a = points[i - 1]
    if (!a) return
    const d = squareToEdge(figureOf([a, b], 0), p.x, p.y)
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
    if (d < best.d && length > 0) best = { dx: (b.x - a.x) / length, dy: (b.y - a.y) / length, d }
  })
  return best
}

export function ringsOf(placed: readonly Placed[]): readonly Ring[] {
  const bare = placed
    .filter(({ kind }) => kind.form === 'hill')
    .flatMap(({ piece, kind, figure }) => [
      { piece, figure, height: heightOf(piece, kind), run: piece.run ?? 0 },
      ...(piece.contours ?? []).map(contour => ({
        piece,
        figure: figureOf(piece.curve ? smooth(contour.points, true) : contour.points),
        height: contour.height,
        run: contour.run ?? piece.run ?? 0,
      })),
    ])
    .filter(({ figure }) => figure.points.length > 2)
    .sort((a, b) => a.height - b.height)
  return bare.map((ring, i) => {
    const [first] = ring.figure.points
    const around = bare.slice(0, i).filter(other => first && holds(other.figure, first.x, first.y))
    return { ...ring, outside: around.at(-1)?.height ?? 0 }
  })
}
