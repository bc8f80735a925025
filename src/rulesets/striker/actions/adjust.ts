import { word } from '../../../engine/bounds'
import { point } from '../../../engine/geometry/schema'
import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isCommanding, refusedFor, sideOf } from '../define'
import { adjustRefusals, isRunning, missionsOf, mustMission } from '../rules/missions/missions'
import { seenGround } from '../rules/missions/seen-ground'
import { own, standOf } from '../rules/stands'
import { changeMission, changeRoster } from '../rules/writing'
import { SHIFT_MOST } from '../tables/indirect'

/** STR.core.indirect.adjust: the observer shifts the point without a new delay. */
export const adjust = define(z.strictObject({ type: z.literal('adjust'), mission: word, point }))({
  rule: 'STR.core.indirect.adjust',
  plan(state, action, actor) {
    const running = state.missions[action.mission]?.value
    const observer = running && standOf(state, running.observer)
    const phase =
      !isCommanding(state, actor) &&
      refuse('STR.core.sequence.command', 'You can adjust fire only in the command phase.')
    if (!running || !observer || running.seat !== actor)
      return refusedFor(refuse('STR.core.indirect.adjust', 'Choose one of your running fire missions.'), phase)
    return unless(
      [
        phase,
        ...adjustRefusals(state, running, action.point),
        own(observer).task !== null && refuse('STR.core.indirect.busy', `${observer.name} has another task this turn.`),
      ],
      () =>
        plain('Adjust the fire', 'STR.core.indirect.adjust', {
          shapes: () => [{ kind: 'path', tone: 'warn', points: [running.point, action.point], arrow: true }],
        }),
    )
  },
  apply(next, action, _result, { emit }) {
    const running = mustMission(next, action.mission)
    changeMission(next, running.id, { point: action.point })
    changeRoster(next, running.observer, { task: 'observe' })
    emit({
      type: 'mission-adjusted',
      rules: ['STR.core.indirect.adjust'],
      observer: running.observer,
      point: action.point,
      seenBy: [running.seat],
    })
  },
  when: isCommanding,
  *offers(view, seat) {
    for (const running of missionsOf(view, sideOf(seat)).filter(isRunning)) {
      const observer = standOf(view, running.observer)
      if (!observer || own(observer).task !== null) continue
      yield {
        kind: 'region',
        id: `adjust.${running.id}`,
        label: 'Adjust the fire',
        rule: 'STR.core.indirect.adjust',
        piece: running.observer,
        region: () =>
          seenGround(view, observer, { cell: 1, holds: at => atMost(distance(at, running.point), SHIFT_MOST) }),
        facing: 'none',
        start: () => ({ at: running.point, facing: 0 }),
        ghost: { art: 'token', radius: 2 },
        at: ({ at }) => ({ type: 'adjust', mission: running.id, point: at }),
      }
    }
  },
})
