import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isMoving, readersOf, refusedFor } from '../define'
import { named } from '../events'
import type { Stand } from '../parts/stand'
import { isShaken } from '../rules/command/command'
import { cancelMissions, missionWarnings } from '../rules/missions/cancel'
import { inContact } from '../rules/movement/footprint'
import { barredRefusals } from '../rules/movement/may-move'
import { followMen, renumbered } from '../rules/movement/split-and-merge'
import { fitMen, isFit, isThere, isVehicle, mustStand, own, standOf, standsIn, standsOf } from '../rules/stands'
import { mergedOrigins } from '../rules/victory/losses'
import { putStand, removeStand, withRoster } from '../rules/writing'

const MOST = 4

/** STR.core.stand.split, .team: stands of one unit in contact become one of at most four men. */
export const merge = define(z.strictObject({ type: z.literal('merge'), stand: word, into: word }))({
  rule: 'STR.core.stand.split',
  plan(state, action, actor) {
    const stand = standOf(state, action.stand)
    const into = standOf(state, action.into)
    const phase =
      !isMoving(state, actor) &&
      refuse('STR.core.sequence.own-move', 'Teams can merge only in your own movement phase.')
    if (!stand || !into || stand.id === into.id || stand.seat !== actor || into.seat !== actor)
      return refusedFor(refuse('STR.core.stand.split', 'Choose two of your own stands.'), phase)
    return unless(
      [
        phase,
        (isVehicle(stand) || isVehicle(into) || !isThere(into)) &&
          refuse('STR.core.stand.split', 'Only men on the table can merge.'),
        ...barredRefusals(state, stand),
        isShaken(into) &&
          refuse('STR.core.move.barred', `${into.name} can't regroup while it is suppressed or routed.`),
        own(stand).unit !== own(into).unit && refuse('STR.core.stand.split', 'They belong to different units.'),
        !inContact(state, stand, into) && refuse('STR.core.stand.contact', 'The two stands must touch.'),
        fitMen(stand).length + fitMen(into).length > MOST &&
          refuse('STR.core.stand.team', `A team can hold only ${MOST} men.`),
      ],
      () =>
        plain(`Merge ${stand.name} into ${into.name}`, 'STR.core.stand.split', {
          warnings: () => [stand, into].flatMap(one => missionWarnings(state, one)),
        }),
    )
  },
  apply(next, action, _result, { emit }) {
    const stand = mustStand(next, action.stand)
    const into = mustStand(next, action.into)
    const [gone, joined] = [own(stand), own(into)]
    const before = into.men.length
    const men = [...into.men, ...stand.men]
    const both: Stand = {
      ...into,
      men,
      figures: men.filter(isFit).length,
      kind: into.kind === 'single' ? 'team' : into.kind,
      moved: true,
      gait: into.gait === 'still' ? 'walk' : into.gait,
    }
    const roster = {
      broken: [...joined.broken, ...renumbered(gone.broken, man => man + before)],
      spent: Math.max(joined.spent, gone.spent),
      task: joined.task ?? gone.task,
      origins: mergedOrigins(into, stand),
    }
    for (const one of [stand, into]) cancelMissions(next, one, emit)
    putStand(next, withRoster(both, roster))
    removeStand(next, stand.id)
    followMen(next, stand.id, into.id)
    emit({
      type: 'split',
      rules: ['STR.core.stand.split'],
      stand: named(stand),
      other: named(into),
      merged: true,
      ...readersOf(into),
    })
  },
  when: isMoving,
  *offers(view, seat) {
    const men = standsOf(view).filter(
      one =>
        one.seat === seat &&
        one.figures < MOST &&
        isThere(one) &&
        !isVehicle(one) &&
        barredRefusals(view, one).length === 0,
    )
    for (const stand of men) {
      const near = standsIn(view, own(stand).unit).filter(
        other =>
          other.id !== stand.id &&
          other.figures + stand.figures <= MOST &&
          men.includes(other) &&
          inContact(view, stand, other),
      )
      if (near.length > 0)
        yield {
          kind: 'piece',
          id: `merge.${stand.id}`,
          label: `Merge ${stand.name}`,
          rule: 'STR.core.stand.split',
          piece: stand.id,
          choices: () =>
            near.map(into => ({ piece: into.id, action: { type: 'merge', stand: stand.id, into: into.id } })),
        }
    }
  },
})
