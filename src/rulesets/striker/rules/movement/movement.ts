import { bearing, side as turnSide } from '../../../../engine/geometry/angle'
import { EPSILON } from '../../../../engine/geometry/units'
import { lengthOf, type Vec } from '../../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import { affordable } from '../../../../engine/terrain/affordable'
import { type WayCost, wayCost } from '../../../../engine/terrain/going'
import { measured } from '../../../../engine/words'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { groundOf } from '../ground/ground'
import { own, vehicleOf } from '../stands'
import { goingOf, type Moving } from './rates'

// What forbids a move and what it then costs ask for the same way.
const asked = new WeakMap<Moving, { readonly state: State; readonly stand: Stand; readonly cost: WayCost }>()

export function costOfWay(state: State, stand: Stand, moving: Moving): WayCost {
  const known = asked.get(moving)
  if (known?.state === state && known.stand === stand) return known.cost
  const cost = wayCost(groundOf(state), goingOf(state, stand, moving), [stand.at, ...moving.path])
  asked.set(moving, { state, stand, cost })
  return cost
}

/** The part of a way that the allowance left can pay for. */
export function affordableWay(state: State, stand: Stand, moving: Moving): readonly Vec[] {
  const limit = 1 - own(stand).spent
  return affordable(groundOf(state), goingOf(state, stand, moving), {
    points: [stand.at, ...moving.path],
    limit,
  }).points.slice(1)
}

/** STR.core.move.facing: what the final turn costs, or why it cannot be made. */
export function turnCost(state: State, stand: Stand, moving: Moving): number | Refusal {
  const motion = vehicleOf(state, stand)?.motion
  if (!motion || motion === 'grav' || motion === 'aircraft' || moving.facing === undefined) return 0
  const turn = Math.abs(turnSide(moving.facing - alongOf(stand, moving)))
  if (turn <= 90 + EPSILON) return 0
  if (motion === 'tracked') return 0.1
  return refuse(
    'STR.core.move.facing',
    `A ${motion} vehicle can turn up to 90° at the end of its move, not ${Math.round(turn)}°.`,
  )
}

/** Where a vehicle looks after its last step. */
export function alongOf(stand: Stand, { path, gait }: Moving): number {
  if (gait === 'reverse') return stand.facing
  const last = path.at(-1)
  const before = path.at(-2) ?? stand.at
  return (last && bearing(before, last)) ?? stand.facing
}

export const lengthOfWay = (stand: Stand, path: readonly Vec[]): number => lengthOf([stand.at, ...path])

/** A share of the movement in percent; beside the whole of it with decimals: 100.2 % is too much, and says so. */
export const shareWords = (share: number): string =>
  `${Math.abs(share - 1) < 0.005 ? measured(share * 100) : Math.round(share * 100)} % of its movement`
