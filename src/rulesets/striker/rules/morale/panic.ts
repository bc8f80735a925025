import { heading } from '../../../../engine/geometry/angle'
import { distanceToSegment } from '../../../../engine/geometry/area'
import { distance, lerp, type Vec } from '../../../../engine/geometry/vec'
import { affordable } from '../../../../engine/terrain/affordable'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { concealmentOf, groundOf } from '../ground/ground'
import { inContact } from '../movement/footprint'
import { roomRefusals } from '../movement/free-space'
import { goingOf, isGrav, type Moving, rateOf } from '../movement/rates'
import { isThere, isVehicle, standsOf } from '../stands'

/** How a shaken stand runs: nowhere where it is stuck. */
export interface Panic {
  readonly path: readonly Vec[]
  /** Over its base line and lost. */
  readonly left: boolean
}
const CLOSEST = 5
const TURNS = [0, 15, -15, 30, -30, 45, -45] as const
const STEP = 0.5

/** STR.core.morale.panic-path, .vehicle-move: straight to the base line, or up to 45 degrees off where the ground asks. */
export function panicFlight(state: State, stand: Stand): Panic {
  const way = bestWayBack(state, stand)
  if (!way || way.far < STEP) return { path: [], left: false }
  if (way.left) return { path: [way.end], left: true }
  const stop = stand.status === 'forcedBack' ? firstCover(state, stand, way.end) : way.end
  const free = roomBefore(state, stand, stop)
  return { path: free ? [free] : [], left: false }
}

/** The first that can be gone to its end; else the farthest. */
function bestWayBack(state: State, stand: Stand): Way | null {
  let farthest: Way | null = null
  for (const turn of TURNS) {
    const way = wayBack(state, stand, turn)
    if (way?.complete) return way
    if (way && (!farthest || way.far > farthest.far + 1e-6)) farthest = way
  }
  return farthest
}

interface Way {
  readonly end: Vec
  readonly far: number
  /** Gone to the end of its move, or over the base line. */
  readonly complete: boolean
  readonly left: boolean
}

const gaitOf = (state: State, stand: Stand): Omit<Moving, 'path'> =>
  isVehicle(stand)
    ? { gait: 'drive', flight: isGrav(state, stand) ? 'noe' : 'ground' }
    : { gait: 'run', flight: 'ground' }

/** One direction as far as the ground, the enemy and the edge of the table allow; null where it leads too near an enemy. */
function wayBack(state: State, stand: Stand, turn: number): Way | null {
  const moving = gaitOf(state, stand)
  const { rate } = rateOf(state, stand, { path: [], ...moving })
  const way = heading((stand.seat === 'A' ? 180 : 0) + turn)
  const wish = { x: stand.at.x + way.x * rate, y: stand.at.y + way.y * rate }
  const { to, home } = clipped(state, stand, wish)
  const { points } = affordable(groundOf(state), goingOf(state, stand, { path: [to], ...moving }), {
    points: [stand.at, to],
    limit: 1,
  })
  const end = points.at(-1) ?? stand.at
  if (!keepsAway(state, stand, end)) return null
  const reached = distance(end, to) < 1e-6
  return { end, far: distance(stand.at, end), complete: reached, left: stand.status === 'routed' && home && reached }
}

/** The way as far as the edge of the table; `home` where that edge is the base line. */
function clipped(state: State, { at, seat }: Stand, to: Vec): { readonly to: Vec; readonly home: boolean } {
  const { width, height } = state.map
  const parts = [
    { part: to.y > height ? (height - at.y) / (to.y - at.y) : 1, home: seat === 'A' },
    { part: to.y < 0 ? at.y / (at.y - to.y) : 1, home: seat === 'B' },
    { part: to.x > width ? (width - at.x) / (to.x - at.x) : 1, home: false },
    { part: to.x < 0 ? at.x / (at.x - to.x) : 1, home: false },
  ].sort((a, b) => a.part - b.part)
  const [first] = parts
  if (!first || first.part >= 1) return { to, home: false }
  return { to: lerp(at, to, Math.max(0, first.part)), home: first.home }
}

/** Never nearer than 5 cm to an enemy in sight; who is forced back gets away from the nearest. */
function keepsAway(state: State, stand: Stand, end: Vec): boolean {
  const enemies = standsOf(state)
    .filter(other => other.seat !== stand.seat && isThere(other) && other.spotted)
    .map(({ at }) => ({ at, now: distance(stand.at, at) }))
    .sort((a, b) => a.now - b.now)
  const [nearest] = enemies
  if (stand.status === 'forcedBack' && nearest && distance(end, nearest.at) < nearest.now - 1e-6) return false
  return enemies.every(({ at, now }) => distanceToSegment(stand.at, end, at) >= Math.min(CLOSEST, now) - 1e-6)
}

/** STR.core.morale.forced-back: the first cover at least half the move away, else its end. */
function firstCover(state: State, stand: Stand, end: Vec): Vec {
  const length = distance(stand.at, end)
  const { rate } = rateOf(state, stand, { path: [], ...gaitOf(state, stand) })
  for (let far = rate / 2; far < length; far += STEP) {
    const at = lerp(stand.at, end, far / length)
    const hidden = concealmentOf(state, { ...stand, at })
    if (hidden === 'cover' || hidden === 'hullDown') return at
  }
  return end
}

/** The last place on the way where a base has room. */
function roomBefore(state: State, stand: Stand, stop: Vec): Vec | null {
  const length = distance(stand.at, stop)
  for (let far = length; far >= STEP; far -= STEP) {
    const at = lerp(stand.at, stop, far / length)
    if (roomRefusals(state, stand, { at, facing: stand.facing }).length === 0) return at
  }
  return null
}

const FRIEND = 10
/** STR.core.morale.exposed: routed, an enemy in contact, no friend near. */
export const surrenders = (state: State, stand: Stand): boolean =>
  stand.status === 'routed' &&
  standsOf(state).some(other => other.seat !== stand.seat && isThere(other) && inContact(state, stand, other)) &&
  !standsOf(state).some(
    other =>
      other.seat === stand.seat &&
      other.id !== stand.id &&
      isThere(other) &&
      distance(other.at, stand.at) <= FRIEND + 1e-6,
  )
