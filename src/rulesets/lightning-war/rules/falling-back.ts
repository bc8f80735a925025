import { bearing, heading } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import { wayCost } from '../../../engine/terrain/going'
import type { Base, FallingBack, State } from '../state'
import { halfOf } from './footprint'
import { groundOf } from './ground'
import { fullMove, goingFor, moverOf } from './rates'
import { homeward } from './retiring'
import { blockerOn, inTheWay, nearby, onMap } from './room'

/** How a base goes back. */
export interface Retreat {
  readonly pose: Pose
  readonly far: number
  /** It leaves the table. */
  readonly gone: boolean
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

const STEPS = 24

/** A full move in a direction, cut short by enemies and by ground it cannot pass, and ending where there is room. */
export function fallBack(state: State, base: Base, direction: number): Retreat {
  const h = heading(direction)
  const most = fullMove(state, base)
  const at = (far: number): Vec => ({ x: base.at.x + h.x * far, y: base.at.y + h.y * far })
  const barred = barredAt(state, base, at(most))
  // Who is not in the way of the whole is in the way of no part of it.
  const open = blockerOn(state, base, [base.at, at(most)]) === null
  const places: { readonly at: Vec; readonly far: number }[] = []
  for (let i = 1; i <= STEPS; i++) {
    const far = (most * i) / STEPS
    const to = at(far)
    if (!onMap(state, to)) return { pose: lastRoom(state, base, places).pose, far, gone: true }
    if (far > barred + EPSILON || (!open && blockerOn(state, base, [base.at, to]))) break
    places.push({ at: to, far })
  }
  return lastRoom(state, base, places)
}

/** The last of some places in which the base has room; where it stands if there is none. */
function lastRoom(state: State, base: Base, places: readonly { readonly at: Vec; readonly far: number }[]): Retreat {
  const { facing } = base
  const half = halfOf(state, base)
  const free = places.findLast(({ at }) => {
    const stand = { pose: { at, facing }, half }
    return !nearby(state, stand).some(other => other.id !== base.id && inTheWay(state, stand, { base, other }))
  })
  return { pose: { at: free?.at ?? base.at, facing }, far: free?.far ?? 0, gone: false }
}

/** How far along a straight way the ground first bars the base; endless where it does not. */
function barredAt(state: State, base: Base, to: Vec): number {
  let far = 0
  for (const { cost, length } of wayCost(groundOf(state), goingFor(moverOf(state, base)), [base.at, to]).legs) {
    if (cost === null) return far
    far += length
  }
  return Number.POSITIVE_INFINITY
}
