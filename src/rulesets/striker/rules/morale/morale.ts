import { atMost } from '../../../../engine/geometry/units'
import { distance } from '../../../../engine/geometry/vec'
import type { Dice } from '../../../../engine/rolls/dice'
import { type Modifier, modifier, total } from '../../../../engine/rolls/ledger'
import type { Roster } from '../../parts/roster'
import type { Stand, Status } from '../../parts/stand'
import type { Check } from '../../parts/work'
import type { StrikerRule } from '../../rulebook'
import type { Next, State } from '../../state'
import {
  CAUSE_DM,
  type Cause,
  FURTHER_CASUALTY,
  LEADER_BONUS,
  LEADER_REACH,
  type MoraleResult,
  NEAR,
  ROUT_REACH,
  resultOf,
  SHELTER_BONUS,
  WORSE,
} from '../../tables/morale'
import { chainOf, isShaken } from '../command/command'
import { merged } from '../damage/casualties'
import { roll2d } from '../fire/direct'
import { groundOf } from '../ground/ground'
import { hooks } from '../hooks'
import { sees } from '../spotting/sight'
import { baseMorale, bodyOf, isLeader, isThere, isVehicle, own, standsOf } from '../stands'
import { changeWork, workOf } from '../turn/table-work'

const CAUSE_WORDS: Readonly<Record<Cause, { readonly why: string; readonly rule: StrikerRule }>> = {
  casualty: { why: 'casualty', rule: 'STR.core.morale.cause-casualty' },
  leader: { why: 'leader lost in sight', rule: 'STR.core.morale.cause-leader' },
  commander: { why: 'commander lost in sight', rule: 'STR.core.leader.side-commander' },
  rout: { why: 'friends rout nearby', rule: 'STR.core.morale.cause-rout' },
  near: { why: 'first enemy within 10 cm', rule: 'STR.core.morale.cause-near' },
  fire: { why: 'under a converged sheaf', rule: 'STR.core.morale.cause-fire' },
  row: { why: 'crew shaken by the hit', rule: 'STR.core.morale.cause-row' },
}

/** STR.core.leader.bonus, .voids: one for a steady leader of its command, in its stand or near and in sight. */
export const leaderBonus = (state: State, stand: Stand): boolean => steadiedBy(state, stand) !== null
function steadiedBy(state: State, stand: Stand): Stand | null {
  if (isLeader(stand) && !isShaken(stand)) return stand
  const body = bodyOf(state, stand)
  const steadies = (leader: Stand) => {
    if (leader.id === stand.id || isShaken(leader)) return false
    const at = bodyOf(state, leader)
    if (at.id === body.id) return true
    if (leader.aboard !== null) return false
    return atMost(distance(at.at, body.at), LEADER_REACH) && sees(state, at, body)
  }
  return chainOf(state, stand).find(steadies) ?? null
}
function leaderLines(state: State, stand: Stand): Modifier[] {
  const leader = steadiedBy(state, stand)
  if (!leader) return []
  const value = hooks(state.options, 'leader.bonus').reduce(
    (bonus, hook) => hook(state, leader, stand) ?? bonus,
    LEADER_BONUS,
  )
  return [modifier(value, 'leader', 'STR.core.leader.bonus')]
}

/** In a vehicle or a fortification. */
const isSheltered = (state: State, stand: Stand): boolean =>
  isVehicle(stand) ||
  stand.aboard !== null ||
  groundOf(state)
    .at(stand.at)
    .some(({ kind }) => kind.flags?.includes('fortification'))

/** STR.core.morale.current: base and everything that lifts or shakes it. */
export function moraleLines(state: State, stand: Stand, check: Pick<Check, 'causes' | 'further'>): Modifier[] {
  return [
    modifier(baseMorale(state, stand), 'base morale', 'STR.core.morale.current'),
    ...leaderLines(state, stand),
    ...(isSheltered(state, stand)
      ? [modifier(SHELTER_BONUS, isVehicle(stand) ? 'in a vehicle' : 'in shelter', 'STR.core.morale.current')]
      : []),
    ...check.causes.map(cause => modifier(CAUSE_DM[cause], CAUSE_WORDS[cause].why, CAUSE_WORDS[cause].rule)),
    ...(check.further > 0
      ? [modifier(FURTHER_CASUALTY * check.further, 'further casualties', 'STR.core.morale.cause-casualty')]
      : []),
    ...(own(stand).lasting === 0 ? [] : [modifier(own(stand).lasting, 'lasting', 'STR.core.morale.current')]),
    ...hooks(state.options, 'morale.dm').flatMap(hook => hook(state, stand)),
  ]
}
export const currentMorale = (state: State, stand: Stand, check: Pick<Check, 'causes' | 'further'>): number =>
  total(moraleLines(state, stand, check))

/** Whether a stand can be shaken at all. */
export const isShakeable = (state: State, stand: Stand): boolean =>
  (isThere(stand) || (stand.aboard !== null && stand.status !== 'destroyed')) &&
  stand.status !== 'routed' &&
  !hooks(state.options, 'morale.exempt').some(hook => hook(state, stand))

export interface Checking {
  readonly thrown: number
  readonly morale: number
  /** By how much it failed; 0 or less where it held. */
  readonly failBy: number
  readonly result: MoraleResult
}

/** STR.core.morale.check: two dice, no more than current morale. */
export function checkMorale(state: State, morale: number, dice: Dice): Checking {
  const thrown = roll2d(dice)
  const failBy = hooks(state.options, 'morale.result').reduce((by, hook) => hook(state, by), thrown - morale)
  return { thrown, morale, failBy, result: resultOf(failBy) }
}

const SHAKEN: Readonly<Partial<Record<Status, MoraleResult>>> = {
  suppressed: 'suppressed',
  forcedBack: 'forcedBack',
  routed: 'routed',
}

/** STR.core.morale.suppressed, .forced-back, .rout, .worse: the worse of what was and what is new, to the later end. */
export function shakenStatus(
  { status, until }: Pick<Stand, 'status' | 'until'>,
  result: MoraleResult,
  turn: number,
): Pick<Stand, 'status' | 'until'> {
  if (result === 'passed') return { status, until }
  const before = SHAKEN[status] ?? 'passed'
  return {
    status: WORSE[result] > WORSE[before] ? result : status,
    until: Math.max(before === 'passed' ? 0 : until, turn + 1),
  }
}

/** STR.core.morale.once: causes of one stand and phase are one check. */
export const causedBy = (cause: Cause, stand: string): Check => ({ stand, causes: [cause], further: 0 })

/** Checks that are due, each stand once. */
export function shakeAll(next: Next, due: readonly Check[]): void {
  if (due.length > 0) changeWork(next, { checks: due.reduce(merged, workOf(next).checks) })
}

/** STR.core.hooks.morale: checks that other rules ask for. */
export const triggered = (state: State): { readonly stand: string; readonly cause: Cause }[] => {
  const plugs = hooks(state.options, 'morale.trigger')
  if (plugs.length === 0) return []
  return standsOf(state).flatMap(stand =>
    plugs.flatMap(hook => hook(state, stand).map(cause => ({ stand: stand.id, cause }))),
  )
}

/** A whole turn without an enemy close by, and the next one shakes again. */
const isArmed = ({ turn }: State, { near }: Roster): boolean => near.armed || turn - near.last >= 2

/** STR.core.morale.cause-near: stands that an enemy in sight has come close to for the first time. */
export const newlyNear = (state: State): Stand[] =>
  standsOf(state).filter(
    stand => isThere(stand) && isArmed(state, own(stand)) && isShakeable(state, stand) && hasEnemyNear(state, stand),
  )
/** STR.core.morale.cause-near: stands whose turn is not without an enemy close by. */
export const stillNear = (state: State): Stand[] =>
  standsOf(state).filter(
    stand =>
      isThere(stand) && !isArmed(state, own(stand)) && own(stand).near.last < state.turn && hasEnemyNear(state, stand),
  )
export const hasEnemyNear = (state: State, stand: Stand): boolean =>
  standsOf(state).some(
    other => other.seat !== stand.seat && other.spotted && isThere(other) && atMost(distance(other.at, stand.at), NEAR),
  )

/** STR.core.morale.cause-rout: friends who see a stand break beside them. */
export const friendsNear = (state: State, routed: Stand): Stand[] =>
  standsOf(state).filter(
    other =>
      other.seat === routed.seat &&
      other.id !== routed.id &&
      isThere(other) &&
      isShakeable(state, other) &&
      atMost(distance(other.at, routed.at), ROUT_REACH),
  )
