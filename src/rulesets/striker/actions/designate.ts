import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isCommanding, refusedFor, sideOf } from '../define'
import { isRunning, missionsOf, mustMission } from '../rules/missions/missions'
import { seesPoint } from '../rules/spotting/sight'
import { bodyOf, isGone, standOf, standsOf } from '../rules/stands'
import { changeMission } from '../rules/writing'

/** STR.core.indirect.laser: the target that guided rounds are led to. */
export const designate = define(z.strictObject({ type: z.literal('designate'), mission: word, target: word }))({
  rule: 'STR.core.indirect.laser',
  plan(state, action, actor) {
    const running = state.missions[action.mission]?.value
    const target = standOf(state, action.target)
    const observer = running && standOf(state, running.observer)
    const phase =
      !isCommanding(state, actor) &&
      refuse('STR.core.sequence.command', 'You can designate targets only in the command phase.')
    if (!running || running.seat !== actor || !target || !observer || target.seat === actor || !target.spotted)
      return refusedFor(refuse('STR.core.indirect.laser', 'Choose one of your missions and a spotted enemy.'), phase)
    return unless(
      [
        phase,
        running.kind !== 'laserGuided' &&
          refuse('STR.core.indirect.laser', 'Only laser-guided rounds follow a designator.'),
        state.options.tl[observer.seat] < 8 &&
          refuse('STR.core.indirect.laser', 'Designators need tech level 8 or higher.'),
        !seesPoint(state, bodyOf(state, observer), target.at) &&
          refuse('STR.core.indirect.laser', "The observer can't see the target."),
      ],
      () => plain(`Designate ${target.name}`, 'STR.core.indirect.laser'),
    )
  },
  apply(next, action, _result, { emit }) {
    const running = mustMission(next, action.mission)
    changeMission(next, running.id, { designated: action.target })
    emit({
      type: 'target-designated',
      rules: ['STR.core.indirect.laser'],
      observer: running.observer,
      target: action.target,
      seenBy: [running.seat],
    })
  },
  when: isCommanding,
  *offers(view, seat) {
    const guided = missionsOf(view, sideOf(seat)).filter(one => isRunning(one) && one.kind === 'laserGuided')
    if (guided.length === 0) return
    const targets = standsOf(view).filter(stand => stand.seat !== seat && stand.spotted && !isGone(stand))
    for (const running of guided)
      yield {
        kind: 'piece',
        id: `designate.${running.id}`,
        label: 'Designate a target',
        rule: 'STR.core.indirect.laser',
        piece: running.observer,
        choices: () =>
          targets.map(target => ({
            piece: target.id,
            action: { type: 'designate', mission: running.id, target: target.id },
          })),
      }
  },
})
