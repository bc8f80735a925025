import type { Area } from '../../engine/geometry/area'
import { contains } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import type { BoardSpec, CellId, Scene } from '../../engine/scene/scene'
import type { Spot } from '../tools/tool'
import { hexAt, hexCorners, hexName, hexNamed, onMap } from '../view/hexes'
import { type Pointing, pieceAt } from '../view/picking'
import type { PieceIndex } from '../view/piece-index'

/** The cell at a point: the scene's cell drawn last, or else the hex. */
export function cellAt(board: BoardSpec, scene: Scene, at: Vec): CellId | null {
  const cell = scene.cells.findLast(each => contains(each.area, at))
  if (cell) return cell.id
  if (!board.hex) return null
  const hex = hexAt(at)
  return onMap(hex, board.hex) ? hexName(hex) : null
}

/** The ground a cell covers, whether the scene draws it or the hex grid does. */
export function cellArea(board: BoardSpec, scene: Scene, id: CellId): Area | null {
  const cell = scene.cells.find(each => each.id === id)
  if (cell) return cell.area
  const hex = board.hex ? hexNamed(id) : null
  return hex ? { kind: 'polygon', points: hexCorners(hex) } : null
}

export function spotAt(
  table: { readonly board: BoardSpec; readonly scene: Scene; readonly index: PieceIndex },
  at: Vec,
  pointing: Pointing,
): Spot {
  return {
    at,
    piece: pieceAt(table.index, at, pointing)?.id ?? null,
    cell: cellAt(table.board, table.scene, at),
  }
}
