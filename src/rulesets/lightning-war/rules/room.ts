import { distanceToSegment } from '../../../engine/geometry/area'
import { EPSILON } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Base, State } from '../state'
import { halfOf, mostContact, mostWide, overlaps, type Stand, standOf, touches } from './footprint'
import { enemiesOf, solidBases } from './roster'
import { cross, endOf, pointsOfWay, type Way } from './way'

/** Bases and wrecks so close to a place that they might be in the way of a base there. */
export function nearby(state: State, { pose, half }: Stand): Base[] {
  const room = mostContact(state, half)
  const { x, y } = pose.at
  const found: Base[] = []
  for (const base of solidBases(state)) {
    const dx = base.at.x - x
    const dy = base.at.y - y
    if (dx * dx + dy * dy <= room * room) found.push(base)
  }
  return found
}

/** Whether a base or wreck is in the way of a base placed there; only an assault ends in contact. */
export function inTheWay(state: State, stand: Stand, { base, other }: { base: Base; other: Base }): boolean {
  const there = standOf(state, other)
  return other.seat !== base.seat && other.status === 'table' ? touches(stand, there) : overlaps(stand, there)
}

/** Whether there is room for a base there; bases that move with it don't count. */
export function hasRoom(
  state: State,
  base: Base,
  { pose, beside }: { pose: Pose; beside: ReadonlySet<string> },
): boolean {
  const stand = { pose, half: halfOf(state, base) }
  for (const other of nearby(state, stand))
    if (other.id !== base.id && !beside.has(other.id) && inTheWay(state, stand, { base, other })) return false
  return true
}

/** LW.board.contact, LW.board.edges: the way and its end. */
export function placeRefusals(state: State, way: Way): Refusal[] {
  const { base, beside } = way
  const points = pointsOfWay(way)
  const stand: Stand = { pose: endOf(way), half: halfOf(state, base) }
  const reasons: Refusal[] = []
  const off = points.find(at => !onMap(state, at))
  if (off) reasons.push(refuse('LW.board.edges', 'This move leaves the table.', [cross(off)]))
  for (const other of nearby(state, stand))
    if (other.id !== base.id && !beside.has(other.id) && inTheWay(state, stand, { base, other }))
      reasons.push(refuse('LW.board.contact', wordsFor(base, other), [cross(other.at)]))
  for (const blocker of blockersOn(state, base, points))
    reasons.push(refuse('LW.board.contact', `${blocker.name} is in the way.`, [cross(blocker.at)]))
  return reasons
}

function wordsFor(base: Base, other: Base): string {
  if (other.status === 'wreck') return `The wreck of ${other.name} is in that spot.`
  return other.seat === base.seat
    ? `${other.name} is in that spot.`
    : `Only an assault can end in contact with ${other.name}.`
}

export const onMap = ({ map }: Pick<State, 'map'>, { x, y }: Vec): boolean =>
  x >= -EPSILON && y >= -EPSILON && x <= map.width + EPSILON && y <= map.height + EPSILON

/** A point so far outside the box of a line that it cannot be near it. */
const misses = (a: Vec, b: Vec, { x, y }: Vec, room: number): boolean =>
  (a.x < x - room && b.x < x - room) ||
  (a.x > x + room && b.x > x + room) ||
  (a.y < y - room && b.y < y - room) ||
  (a.y > y + room && b.y > y + room)

/** The first enemy whose base a way would run over. */
export const blockerOn = (state: State, base: Base, points: readonly Vec[]): Base | null =>
  blockersOn(state, base, points)[0] ?? null

/** All enemies whose bases a way would run over; who starts beside one may leave it. */
function blockersOn(state: State, base: Base, points: readonly Vec[]): Base[] {
  const { wide } = halfOf(state, base)
  const blockers: Base[] = []
  const most = wide + mostWide(state)
  for (const enemy of enemiesOf(state, base.seat)) {
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1]
      const b = points[i]
      if (!a || !b || misses(a, b, enemy.at, most)) continue
      const room = wide + halfOf(state, enemy).wide - EPSILON
      const near = distanceToSegment(a, b, enemy.at)
      if (near >= room || near >= distance(base.at, enemy.at) - EPSILON) continue
      blockers.push(enemy)
      break
    }
  }
  return blockers
}
