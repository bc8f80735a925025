import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import { type Modifier, total } from '../../../engine/rolls/ledger'
import type { StrikerRule } from '../rulebook'
import type { Check, Side, Stand, State } from '../state'
import {
  CAUSE_DM,
  type Cause,
  FURTHER_CASUALTY,
  LEADER_BONUS,
  LEADER_REACH,
  NEAR,
  ROUT_REACH,
  SHELTER_BONUS,
} from '../tables/morale'
import { chainOf, isShaken } from './command'
import { groundOf } from './ground'
import { hooks } from './hooks'
import { sees } from './sight'
import { baseMorale, bodyOf, isLeader, isThere, isVehicle, own, standsOf } from './stands'

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
export function leaderBonus(state: State, stand: Stand): boolean {
  const body = bodyOf(state, stand)
  return chainOf(state, stand).some(leader => {
    if (leader.id === stand.id) return isLeader(stand) && !isShaken(stand)
    if (isShaken(leader)) return false
    const at = bodyOf(state, leader)
    if (at.id === body.id) return true
    if (leader.aboard !== null) return false
    return atMost(distance(at.at, body.at), LEADER_REACH) && sees(state, at, body)
  })
}

const isSheltered = (state: State, stand: Stand): boolean =>
  isVehicle(stand) ||
  stand.aboard !== null ||
  groundOf(state)
    .at(stand.at)
    .some(({ kind }) => kind.id === 'dugout' || kind.id === 'building')

/** STR.core.morale.current: base and everything that lifts or shakes it. */
export function moraleLines(state: State, stand: Stand, check: Pick<Check, 'causes' | 'further'>): Modifier[] {
  return [
    { value: baseMorale(state, stand), why: 'base morale', rule: 'STR.core.morale.current' },
    ...(leaderBonus(state, stand) ? [{ value: LEADER_BONUS, why: 'leader', rule: 'STR.core.leader.bonus' }] : []),
    ...(isSheltered(state, stand)
      ? [
          {
            value: SHELTER_BONUS,
            why: isVehicle(stand) ? 'in a vehicle' : 'in shelter',
            rule: 'STR.core.morale.current',
          },
        ]
      : []),
    ...check.causes.map(cause => ({ value: CAUSE_DM[cause], ...CAUSE_WORDS[cause] })),
    ...(check.further > 0
      ? [{ value: FURTHER_CASUALTY * check.further, why: 'further casualties', rule: 'STR.core.morale.cause-casualty' }]
      : []),
    ...(own(stand).lasting === 0
      ? []
      : [{ value: own(stand).lasting, why: 'lasting', rule: 'STR.core.morale.current' }]),
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

/** STR.core.morale.once: causes of one stand and phase are one check. */
export function addCause(checks: Check[], stand: string, cause: Cause): void {
  const found = checks.find(check => check.stand === stand)
  if (!found) checks.push({ stand, causes: [cause], further: 0 })
  else if (!found.causes.includes(cause)) found.causes.push(cause)
  else if (cause === 'casualty') found.further += 1
}

/** STR.core.morale.cause-near: stands that an enemy in sight has come close to for the first time. */
export const nearlings = (state: State): Stand[] =>
  standsOf(state).filter(
    stand => isThere(stand) && own(stand).near.armed && isShakeable(state, stand) && hasEnemyNear(state, stand),
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

/** STR.core.morale.cause-leader, .side-commander: stands of his chain that saw their leader fall. */
export const witnessesOf = (state: State, fallen: Stand, side: Side): Stand[] =>
  standsOf(state).filter(
    stand =>
      stand.seat === side && stand.id !== fallen.id && isThere(stand) && sees(state, bodyOf(state, fallen), stand),
  )
