import type { Outcome } from '../../../../engine/ruleset'
import type { Stand } from '../../parts/stand'
import { enemyOf, SIDES, type Side } from '../../sides'
import type { State } from '../../state'
import { isShaken } from '../command/command'
import { closeTo } from '../ground/ground'
import { hooks } from '../hooks'
import { isGone, isPersonnel, isThere, standsOf } from '../stands'
import { isLost, lostOf } from './losses'

export const HOLD_REACH = 3

/** STR.core.victory.hold: whose steady men alone are in an area or close to a building. */
export function holderOf(state: State, piece: string): Side | null {
  const isClose = closeTo(state, piece, HOLD_REACH)
  const near = standsOf(state).filter(
    stand => isClose(stand.at) && isPersonnel(stand) && isThere(stand) && !isShaken(stand),
  )
  const sides = new Set(near.map(({ seat }) => seat))
  const [only] = sides
  if (sides.size === 1 && only) return only
  if (sides.size === 0 && state.options.victory.heldAtStart) return state.options.victory.heldAtStart
  return null
}

/** What a lost stand is worth to the enemy: its card's class, the staff, or a stand. */
function worthOf(state: State, stand: Stand): number {
  const { destroy } = state.options.victory
  if (stand.card !== null) return destroy[stand.card] ?? 0
  const staff = stand.own.value?.unit.endsWith('HQ') === true
  return (staff ? destroy.HQ : destroy.stand) ?? 0
}

/** STR.core.victory.points */
export function pointsOf(state: State, side: Side): number {
  const { hold, exit, survive } = state.options.victory
  const held = Object.entries(hold).reduce((sum, [piece, vp]) => sum + (holderOf(state, piece) === side ? vp : 0), 0)
  const foe = enemyOf(side)
  const destroyed = lostOf(state, foe).reduce((sum, stand) => sum + worthOf(state, stand), 0)
  const out =
    standsOf(state).filter(stand => stand.seat === side && stand.status === 'offTable' && !isLost(stand)).length *
    (exit[side] ?? 0)
  const alive = standsOf(state).reduce(
    (sum, stand) => sum + (stand.seat === side && !isGone(stand) ? (survive[stand.id] ?? 0) : 0),
    0,
  )
  return (
    held +
    destroyed +
    out +
    alive +
    hooks(state.options, 'victory.extra').reduce((sum, hook) => sum + hook(state, side), 0)
  )
}

/** Combat stands and vehicles of a side that are lost. */
export const lossesOf = (state: State, side: Side): number => lostOf(state, side).length

/** STR.core.victory.break */
export const isBroken = (state: State, side: Side): boolean =>
  lossesOf(state, side) >= (state.strength[side]?.value ?? 0) * state.options.victory.breakAt[side] - 1e-9

/** Tested at the end of the panic phase; a side that retreats ends the battle at once. */
export function outcomeOf(state: State): Outcome | null {
  const { retreated, broken } = state
  if (retreated)
    return { winners: [enemyOf(retreated)], why: 'the other side retreats', rule: 'STR.core.victory.retreat' }
  if (state.phase !== 'over') return null
  const [one] = broken
  if (broken.length === 1 && one)
    return { winners: [enemyOf(one)], why: 'the other side is broken', rule: 'STR.core.victory.break' }
  const [a, b] = SIDES.map(side => pointsOf(state, side))
  const margin = (a ?? 0) - (b ?? 0)
  const tally = `${a} to ${b} victory points`
  if (Math.abs(margin) < state.options.victory.drawBelow)
    return { winners: [], why: `${tally}: too close to call`, rule: 'STR.core.victory.points' }
  return { winners: [margin > 0 ? 'A' : 'B'], why: tally, rule: 'STR.core.victory.points' }
}
