import { bearing, heading } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import { affordable } from '../../../engine/terrain/affordable'
import type { LwRule } from '../rulebook'
import type { Base, FallingBack, State } from '../state'
import { halfOf } from './footprint'
import { groundOf } from './ground'
import { goingFor, type Mover, moverOf, pointsFor } from './rates'
import { homeward } from './retiring'
import { blockerOn, inTheWay, nearby, onMap } from './room'

/** How a base goes back. */
export interface Retreat {
  readonly pose: Pose
  readonly far: number
  /** It leaves the table. */
  readonly gone: boolean
  /** The ground cuts its move short. */
  readonly slowedBy: LwRule | null
}

/** LW.inf.assault.loser: straight away from the nearest winner. LW.morale.fail: straight towards its own edge. */
export function directionBack(base: Base, { why, from }: FallingBack): number {
  if (why === 'morale') return homeward(base.seat)
  const nearest = from.reduce<Vec | null>(
    (best, at) => (best === null || distance(at, base.at) < distance(best, base.at) ? at : best),
    null,
  )
  return (nearest && bearing(nearest, base.at)) ?? homeward(base.seat)
}

/** LW.move.bad-going, LW.move.truck.off, LW.board.terrain: what ground that costs more than an inch for an inch is to each. */
const SLOWED_BY: Readonly<Record<Mover, LwRule>> = {
  foot: 'LW.board.terrain',
  gun: 'LW.board.terrain',
  afv: 'LW.move.bad-going',
  soft: 'LW.move.truck.off',
}

/** How far a base gets on a straight way for a whole move, going back or not: the ground costs what it costs. */
function fullMove(
  state: State,
  base: Base,
  at: (far: number) => Vec,
): { readonly most: number; readonly slowedBy: LwRule | null } {
  const mover = moverOf(state, base)
  const limit = pointsFor(mover, 'normal')
  const { points } = affordable(groundOf(state), goingFor(mover), { points: [base.at, at(limit)], limit })
  const most = distance(base.at, points.at(-1) ?? base.at)
  return most < limit - EPSILON ? { most, slowedBy: SLOWED_BY[mover] } : { most: limit, slowedBy: null }
}

const STEPS = 24

/** A full move in a direction, cut short by enemies and by ground it cannot pass, and ending where there is room. */
export function fallBack(state: State, base: Base, direction: number): Retreat {
  const h = heading(direction)
  const at = (far: number): Vec => ({ x: base.at.x + h.x * far, y: base.at.y + h.y * far })
  const { most, slowedBy } = fullMove(state, base, at)
  // Who is not in the way of the whole is in the way of no part of it.
  const open = blockerOn(state, base, [base.at, at(most)]) === null
  const places: { readonly at: Vec; readonly far: number }[] = []
  for (let i = 1; i <= STEPS; i++) {
    const far = (most * i) / STEPS
    const to = at(far)
    if (!onMap(state, to)) return { ...lastRoom(state, base, places), far, gone: true, slowedBy }
    if (!open && blockerOn(state, base, [base.at, to])) break
    places.push({ at: to, far })
  }
  return { ...lastRoom(state, base, places), gone: false, slowedBy }
}

/** The last of some places in which the base has room; where it stands if there is none. */
function lastRoom(
  state: State,
  base: Base,
  places: readonly { readonly at: Vec; readonly far: number }[],
): Pick<Retreat, 'pose' | 'far'> {
  const { facing } = base
  const half = halfOf(state, base)
  const free = places.findLast(({ at }) => {
    const stand = { pose: { at, facing }, half }
    return !nearby(state, stand).some(other => other.id !== base.id && inTheWay(state, stand, { base, other }))
  })
  return { pose: { at: free?.at ?? base.at, facing }, far: free?.far ?? 0 }
}
