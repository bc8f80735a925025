import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Emit } from '../../define'
import type { Stand } from '../../parts/stand'
import type { Next, State } from '../../state'
import { onMission } from '../movement/may-move'
import { changeMission } from '../writing'
import { isRunning, missionsOf } from './missions'

/** STR.core.indirect.cannot: a gun may move, at the price of its mission. */
export const missionWarnings = (state: State, stand: Stand): Refusal[] =>
  onMission(state, stand)
    ? [refuse('STR.core.indirect.cannot', `Moving cancels the fire mission of ${stand.name}.`)]
    : []

/** STR.core.indirect.cannot: a battery that moves gives up its mission. Only its owner is told. */
export function cancelMissions(next: Next, { id, seat }: Stand, emit: Emit): void {
  for (const mission of missionsOf(next, seat)) {
    if (mission.battery !== id || !isRunning(mission)) continue
    changeMission(next, mission.id, { turns: mission.landed })
    emit({ type: 'mission-ended', rules: ['STR.core.indirect.cannot'], battery: id, why: 'moved', seenBy: [seat] })
  }
}
