import { modifier } from '../../../../engine/rolls/ledger'
import { refuse } from '../../../../engine/rolls/plan'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { isLed } from '../command/command'
import type { Assignable, HookPoints, OrderWord } from '../hooks'
import { isGrav } from '../movement/rates'
import { initiativeFor, isThere, isVehicle, standsOfSide } from '../stands'
import { isPd, MISSIONS, pdMissionOf, systemOf } from './systems'

const wardsOf = (state: State, stand: Stand): string[] =>
  standsOfSide(state, stand.seat).flatMap(other => (other.id !== stand.id && isThere(other) ? [other.id] : []))

/** STR.36.A.s1 to .s4: what a crew can be set to do, and what it needs for that. */
function assignable(state: State, stand: Stand): readonly Assignable[] {
  if (!systemOf(state, stand)) return []
  const initiative = initiativeFor(state, stand)
  const refusals = [
    ...(initiative === 'average'
      ? [refuse('STR.36.A.s3', `${stand.name} has average initiative: give it an order for its mission.`)]
      : []),
    ...(initiative === 'low' && !isLed(state, stand)
      ? [refuse('STR.36.A.s4', `${stand.name} has low initiative and nobody leads it.`)]
      : []),
  ]
  return MISSIONS.map(mission => ({
    mission,
    refusals,
    cites: [
      'STR.36.s1',
      'STR.36.A.s1',
      'STR.36.A.s2',
      ...(isGrav(state, stand) ? (['STR.36.A.s6'] as const) : []),
      ...(mission === 'dedicated support' ? (['STR.36.A.3.s1', 'STR.36.A.3.s2'] as const) : []),
    ],
    ...(mission === 'dedicated support' && { wards: wardsOf(state, stand) }),
  }))
}

const words = (state: State, stand: Stand): readonly OrderWord[] =>
  systemOf(state, stand)
    ? MISSIONS.map(word => ({ word, ...(word === 'dedicated support' && { wards: wardsOf(state, stand) }) }))
    : []

export const missionHooks: Partial<HookPoints> = {
  'cmd.missions': assignable,
  'cmd.orderVerbs': words,
  'move.limit': (state, { stand, path }) => {
    const mission = pdMissionOf(state, stand)
    if (path.length === 0 || !isVehicle(stand) || isGrav(state, stand) || !systemOf(state, stand)) return []
    return mission === 'overwatch' || mission === 'dedicated support'
      ? [refuse('STR.36.A.s5', `${stand.name} can't move while it is on ${mission}.`)]
      : []
  },
  'direct.limit': (state, { firer, weapon }) =>
    isPd(weapon) && pdMissionOf(state, firer) !== 'target fire'
      ? [refuse('STR.36.A.1.s1', `${weapon.name} can shoot at targets only on a target-fire mission.`)]
      : [],
  'direct.replace': (state, line, { firer, weapon }) =>
    line.rule === 'STR.core.direct.dm-speed' && isPd(weapon) && pdMissionOf(state, firer) === 'target fire'
      ? modifier(0, 'point defence ignores speed', 'STR.36.A.1.s2')
      : null,
}
