import type { Vec } from '../../../engine/geometry/vec'
import type { TerrainMap, TerrainPiece } from '../../../engine/terrain/model'

/** STR.core.scale.board: these maps are written with y pointing north from the south-west corner; the table's y points south from the north-west corner. */
export const BOARD = { width: 240, height: 160 } as const
export const turned = (x: number, y: number): Vec => ({ x, y: BOARD.height - y })

type Rect = readonly [x1: number, y1: number, x2: number, y2: number]
type Values = NonNullable<TerrainPiece['values']>

export const area = (
  id: string,
  kind: string,
  [x1, y1, x2, y2]: Rect,
  more: Partial<TerrainPiece> = {},
): TerrainPiece => ({
  id,
  kind,
  points: [turned(x1, y1), turned(x2, y1), turned(x2, y2), turned(x1, y2)],
  ...more,
})
export const building = (id: string, name: string, rect: Rect, values: Values): TerrainPiece =>
  area(id, 'building', rect, { name, values })
export const hill = (id: string, rect: Rect, height: number, run: number): TerrainPiece =>
  area(id, 'contour', rect, { height, run })
export const line = (
  id: string,
  kind: string,
  points: readonly (readonly [number, number])[],
  width?: number,
): TerrainPiece => ({
  id,
  kind,
  points: points.map(([x, y]) => turned(x, y)),
  ...(width === undefined ? {} : { width }),
})
export const mapOf = (name: string, pieces: readonly TerrainPiece[]): TerrainMap => ({ name, ...BOARD, pieces })

/** A zone in written coordinates, converted to the table's. */
export const zone = ([x1, y1, x2, y2]: Rect): number[] => [x1, BOARD.height - y2, x2, BOARD.height - y1]
