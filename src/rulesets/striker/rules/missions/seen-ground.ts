import type { Vec } from '../../../../engine/geometry/vec'
import type { Shape } from '../../../../engine/scene/shapes'
import { outlinesOf } from '../../../../engine/terrain/outlines'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { seesPoint } from '../spotting/sight'
import { bodyOf } from '../stands'

interface Meant {
  /** Between the points that are looked at, in cm. */
  readonly cell: number
  holds(at: Vec): boolean
}

/** STR.core.indirect.observer: the part of the ground meant that an observer sees, for the eye; `plan` decides. */
export function seenGround(state: State, observer: Stand, { cell, holds }: Meant): readonly Shape[] {
  const { width, height } = state.map
  const columns = Math.floor(width / cell) + 1
  const rows = Math.floor(height / cell) + 1
  const body = bodyOf(state, observer)
  const costs = Float32Array.from({ length: columns * rows }, (_, node) => {
    const at = { x: (node % columns) * cell, y: Math.floor(node / columns) * cell }
    return holds(at) && seesPoint(state, body, at) ? 0 : Number.POSITIVE_INFINITY
  })
  return [{ kind: 'patch', tone: 'reach', loops: outlinesOf({ cell, columns, rows }, costs, 0) }]
}
