import type { ScenePiece } from '../../engine/scene/scene'
import { textWidth } from '../metrics'
import type { Box } from './column'

export const NAME_SIZE = 2
const TALL = 2.6
const ASIDE = 0.8

/** How large a piece is drawn on a plan, however small the table becomes. */
export const radiusOn = ({ radius }: ScenePiece, unit: number): number => Math.max(radius * unit, 1.6)

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/**
 * Where the names of pieces are written on a plan: under them, else above, to the right or to the left, and nowhere
 * where each of these lies on another piece or its name.
 */
export function namePlaces(pieces: readonly ScenePiece[], unit: number): ReadonlyMap<string, Box> {
  const taken = pieces.map((piece): Box => {
    const r = radiusOn(piece, unit) * 0.9
    return { x: piece.at.x * unit - r, y: piece.at.y * unit - r, width: 2 * r, height: 2 * r }
  })
  const placed = new Map<string, Box>()
  for (const piece of pieces) {
    if (piece.seat === null || piece.quiet) continue
    const width = Math.min(24, textWidth(piece.name, NAME_SIZE) + 0.4)
    const found = around(piece, unit, width).find(box => !taken.some(other => meet(box, other)))
    if (!found) continue
    taken.push(found)
    placed.set(piece.id, found)
  }
  return placed
}

function around(piece: ScenePiece, unit: number, width: number): readonly Box[] {
  const r = radiusOn(piece, unit)
  const [x, y] = [piece.at.x * unit, piece.at.y * unit]
  const size = { width, height: TALL }
  return [
    { x: x - width / 2, y: y + r + 0.2, ...size },
    { x: x - width / 2, y: y - r - 0.2 - TALL, ...size },
    { x: x + r + ASIDE, y: y - TALL / 2, ...size },
    { x: x - r - ASIDE - width, y: y - TALL / 2, ...size },
  ]
}
