import { HEX_CORNER, type Hex, type HexMap } from '../../engine/geometry/hex'
import type { Rect } from './camera'

export {
  HEX_CORNER,
  hexAt,
  hexCentre,
  hexCorners,
  hexesBetween,
  hexName,
  hexNamed,
  hexSize,
  onMap,
} from '../../engine/geometry/hex'

const ACROSS = Math.sqrt(3) / 2

/** The hexes of the map that touch a rectangle. */
export function hexesIn(rect: Rect, map: HexMap): Hex[] {
  const from = Math.max(0, Math.floor((rect.left - 2 * HEX_CORNER) / ACROSS))
  const to = Math.min(map.columns - 1, Math.ceil(rect.right / ACROSS))
  const found: Hex[] = []
  for (let column = from; column <= to; column++) {
    const top = Math.max(0, Math.floor(rect.top - 1.5))
    const bottom = Math.min(map.rows - 1, Math.ceil(rect.bottom))
    for (let row = top; row <= bottom; row++) found.push({ column, row })
  }
  return found
}
