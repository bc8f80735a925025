import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isCommanding, sideOf } from '../define'
import { isRunning, missionsOf, mustMission } from '../rules/missions/missions'
import { changeMission } from '../rules/writing'

export const endMission = define(z.strictObject({ type: z.literal('endMission'), mission: word }))({
  rule: 'STR.core.indirect.one',
  plan(state, action, actor) {
    const running = state.missions[action.mission]?.value
    return unless(
      [
        !isCommanding(state, actor) &&
          refuse('STR.core.sequence.command', 'You can end fire missions only in the command phase.'),
        (!running || running.seat !== actor || !isRunning(running)) &&
          refuse('STR.core.indirect.one', 'Choose one of your running fire missions.'),
      ],
      () => plain('End the mission', 'STR.core.indirect.one'),
    )
  },
  apply(next, action, _result, { emit }) {
    const running = mustMission(next, action.mission)
    changeMission(next, running.id, { turns: running.landed })
    emit({
      type: 'mission-ended',
      rules: ['STR.core.indirect.one'],
      battery: running.battery,
      why: 'called-off',
      seenBy: [running.seat],
    })
  },
  when: isCommanding,
  *offers(view, seat) {
    for (const running of missionsOf(view, sideOf(seat)).filter(isRunning))
      yield {
        kind: 'button',
        id: `endMission.${running.id}`,
        label: 'End the mission',
        rule: 'STR.core.indirect.one',
        piece: running.battery,
        action: { type: 'endMission', mission: running.id },
      }
  },
})
