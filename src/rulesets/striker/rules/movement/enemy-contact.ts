import { distance, type Vec } from '../../../../engine/geometry/vec'
import type { Stand } from '../../parts/stand'
import { enemyOf } from '../../sides'
import type { State } from '../../state'
import { houseOf } from '../ground/ground'
import { isPersonnel, isThere, standsOfSide } from '../stands'

/** Half the side of a base, and of the men a mover may run into. */
const BASE = 1
/** STR.core.move.enemy-contact: an enemy in sight through whose men the way would lead; a move ends on contact with them. */
export function blockedByMen(state: State, stand: Stand, path: readonly Vec[]): Stand | null {
  for (const other of standsOfSide(state, enemyOf(stand.seat))) {
    if (!other.spotted || !isThere(other) || !isPersonnel(other) || other.flight === 'high') continue
    // STR.core.stand.overlap: in one building there is room beside them.
    if (houseOf(state, other) !== null) continue
    const touch = BASE + (other.kind === 'single' ? BASE / 2 : BASE) - SLACK
    if (distance(stand.at, other.at) < touch) continue
    let from = stand.at
    for (const to of path) {
      if (segmentDistance(from, to, other.at) < touch) return other
      from = to
    }
  }
  return null
}
const SLACK = 0.25

export function segmentDistance(a: Vec, b: Vec, p: Vec): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const t =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length))
  return distance(p, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
}
