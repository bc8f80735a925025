import type { Stand } from '../../parts/stand'
import { enemyOf, SIDES, type Side } from '../../sides'
import type { State } from '../../state'
import { isGone, isThere, own, standsOfSide, vehicleOf } from '../stands'

export const jammerTl = (state: State, stand: Stand): number | null => vehicleOf(state, stand)?.jammerTl ?? null

/**
 * STR.core.sequence.command: the sides that can jam a net, so that the others wait with their orders. Ruling: that they
 * are asked tells the enemy that there is a jammer, which a jammer at work tells them anyway.
 */
export const jammersOf = (state: State): Side[] =>
  SIDES.filter(
    side =>
      standsOfSide(state, side).some(stand => jammerTl(state, stand) !== null && hasPower(stand)) &&
      standsOfSide(state, enemyOf(side)).some(stand => stand.spotted && isThere(stand)),
  )
/** The electronics work, so the jammer does. */
export const hasPower = (stand: Stand): boolean => !isGone(stand) && !own(stand).damage.electronics
