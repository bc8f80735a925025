import { hexAt } from '../../../engine/geometry/hex'
import type { Vec } from '../../../engine/geometry/vec'
import type { FieldValues } from '../../../engine/offers'
import type { RefereeControl } from '../../../engine/record/referee'
import type { PieceId } from '../../../engine/scene/scene'

/** Where the referee has put a piece down on the board. It moves there once a reason is given. */
export interface Dropped {
  readonly piece: PieceId
  readonly at: Vec
}

const asks = ({ fields }: RefereeControl, ...names: readonly string[]): boolean =>
  names.every(name => fields.some(field => field.kind === 'number' && field.name === name))

/** The control that moves a piece: by distances from the edges, or by column and row. */
export const moverOf = (controls: readonly RefereeControl[], piece: PieceId): RefereeControl | undefined =>
  controls.find(control => control.piece === piece && (asks(control, 'x', 'y') || asks(control, 'column', 'row')))

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The values of a mover for a point of the board. */
export function valuesAt(control: RefereeControl, at: Vec): FieldValues {
  if (asks(control, 'x', 'y')) return { x: tenth(at.x), y: tenth(at.y) }
  const { column, row } = hexAt(at)
  return { column: column + 1, row: row + 1 }
}
