import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Shape } from '../../../engine/scene/shapes'
import type { Seat } from '../../../engine/seats'
import type { Options } from '../options'

/** How far from its own edge a side sets up. */
export const ZONE = 20

type Edge = 'bottom' | 'top' | 'left' | 'right'

/** Two sides face each other; a third and a fourth take an edge each. */
const EDGES: Readonly<Partial<Record<Seat, Edge>>> = { A: 'bottom', B: 'top', C: 'left', D: 'right' }

export const edgeOf = (seat: Seat): Edge => EDGES[seat] ?? 'bottom'

type Table = Pick<Options, 'tableWidth' | 'tableHeight'>

/** Centimetres from the own edge. */
export function depthOf({ tableWidth, tableHeight }: Table, seat: Seat, { x, y }: Vec): number {
  switch (edgeOf(seat)) {
    case 'bottom':
      return tableHeight - y
    case 'top':
      return y
    case 'left':
      return x
    case 'right':
      return tableWidth - x
  }
}

/** A point of the zone, by its place along the edge (0 to 1) and its depth, looking at the table. */
export function poseInZone(
  { tableWidth, tableHeight }: Table,
  seat: Seat,
  spot: { along: number; depth: number },
): Pose {
  const { along, depth } = spot
  switch (edgeOf(seat)) {
    case 'bottom':
      return { at: { x: along * tableWidth, y: tableHeight - depth }, facing: 0 }
    case 'top':
      return { at: { x: along * tableWidth, y: depth }, facing: 180 }
    case 'left':
      return { at: { x: depth, y: along * tableHeight }, facing: 90 }
    case 'right':
      return { at: { x: tableWidth - depth, y: along * tableHeight }, facing: 270 }
  }
}

export function zoneOf(table: Table, seat: Seat): Vec[] {
  const corner = (along: number, depth: number): Vec => poseInZone(table, seat, { along, depth }).at
  return [corner(0, 0), corner(1, 0), corner(1, ZONE), corner(0, ZONE)]
}

export const zoneShape = (table: Table, seat: Seat, tone: Shape['tone']): Shape => ({
  kind: 'polygon',
  points: zoneOf(table, seat),
  tone,
})
