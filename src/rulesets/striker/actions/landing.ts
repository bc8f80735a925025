import { word } from '../../../engine/bounds'
import { z } from '../../../engine/schema'
import { define, rolling } from '../define'
import type { Mission } from '../parts/mission'
import { applyConsequences } from '../rules/consequences'
import { arrive } from '../rules/missions/arrival'
import { aimOf, fallOf, silentWhy } from '../rules/missions/landing'
import { accuracyLines, mustMission } from '../rules/missions/missions'
import { causedBy, shakeAll } from '../rules/morale/morale'
import { changeWork, workOf } from '../rules/turn/table-work'
import { changeMission } from '../rules/writing'
import type { Next } from '../state'

/** STR.core.indirect.accuracy: where the rounds of a mission will fall, for those who may meet them on the way. */
export const fall = define(z.strictObject({ type: z.literal('fall'), mission: word }))({
  rule: 'STR.core.indirect.accuracy',
  forced: true,
  plan(state, { mission: id }) {
    const mission = mustMission(state, id)
    return {
      title: 'Rounds in the air',
      rule: 'STR.core.indirect.accuracy',
      ledgers: [{ name: 'Accuracy, 14+', base: 'two dice', lines: accuracyLines(state, mission), rolled: 0 }],
      resolve: rolling(state, dice => fallOf(state, mission, aimOf(state, mission), dice)),
    }
  },
  apply(next, { mission: id }, { thrown, short, direction, at }) {
    next.rethrow = false
    changeMission(next, id, { fall: { thrown, short, direction, at } })
  },
})

/** STR.core.indirect.lands: the rounds of a mission fall, or its battery is silent. */
export const land = define(z.strictObject({ type: z.literal('land'), mission: word }))({
  rule: 'STR.core.indirect.lands',
  forced: true,
  plan(state, { mission: id }) {
    const mission = mustMission(state, id)
    return {
      title: 'Rounds land',
      rule: 'STR.core.indirect.lands',
      ledgers: [{ name: 'Accuracy, 14+', base: 'two dice', lines: accuracyLines(state, mission), rolled: 0 }],
      resolve: rolling(state, dice => {
        const silent = silentWhy(state, mission)
        if (silent) return { silent }
        return { silent: null, ...arrive(state, mission, dice) }
      }),
    }
  },
  apply(next, { mission: id }, result, { emit }) {
    next.rethrow = false
    const mission = mustMission(next, id)
    if (result.silent !== null) {
      changeMission(next, id, { turns: mission.landed })
      emit({
        type: 'mission-ended',
        rules: ['STR.core.indirect.cannot'],
        battery: mission.battery,
        why: result.silent,
        seenBy: [mission.seat],
      })
      return
    }
    const { landing, strikes, falling, under, ruled } = result
    const { blasts, shots, fired } = workOf(next)
    // STR.core.spot.when-fire: guns show themselves whatever they fire at.
    if (!fired.includes(mission.battery)) changeWork(next, { fired: [...fired, mission.battery] })
    dropFall(next, id)
    changeMission(next, id, {
      landed: mission.landed + 1,
      seen: mission.seen + (landing.seen ? 1 : 0),
      mpi: landing.at,
    })
    if (falling && falling.left.length > 0) changeWork(next, { blasts: [...blasts, falling] })
    if (strikes.length > 0)
      changeWork(next, { shots: [...shots, { shot: guidedShot(mission), seat: mission.seat, unseen: true, strikes }] })
    shakeAll(
      next,
      under.map(stand => causedBy('fire', stand)),
    )
    emit({
      type: 'rounds-landed',
      rules: [
        'STR.core.indirect.lands',
        'STR.core.indirect.accuracy',
        'STR.core.indirect.type',
        'STR.core.indirect.info',
        'STR.core.sequence.indirect-lands',
        'STR.core.sequence.fire-steps',
        'STR.core.indirect.rounds',
        'STR.core.indirect.zone',
        ...(landing.direction === null ? [] : (['STR.core.indirect.direction'] as const)),
        ...(under.length > 0 ? (['STR.core.indirect.check'] as const) : []),
      ],
      seat: mission.seat,
      at: landing.at,
      side: landing.zone.side,
      rounds: landing.zone.rounds,
      sheaf: landing.zone.sheaf,
      kind: mission.kind,
      short: landing.short,
      direction: landing.direction,
    })
    applyConsequences(next, ruled, emit)
  },
})
/** The next turn's rounds fall anew. */
function dropFall(next: Next, id: string): void {
  const hidden = next.missions[id]
  if (!hidden?.value?.fall) return
  const { fall: _, ...mission } = hidden.value
  next.missions = { ...next.missions, [id]: { ...hidden, value: mission } }
}
/** Guided rounds are struck like shots of their battery. */
const guidedShot = (mission: Mission) => ({
  stand: mission.battery,
  man: 0,
  weapon: 0,
  target: mission.designated,
  point: null,
  kind: mission.kind,
  spread: [],
})
