import { z } from '../../../engine/schema'
import { define } from '../define'
import type { Shot } from '../parts/shot'
import type { Stand } from '../parts/stand'
import { declaredBy } from '../rules/fire/declaring'
import { slotOf } from '../rules/fire/direct'
import { hooks } from '../rules/hooks'
import { fileOf, isVehicle, mustStand, own, standOf, weaponAt } from '../rules/stands'
import { disturb } from '../rules/turn/jobs'
import { changeWork, workOf } from '../rules/turn/table-work'
import { changeRoster, putStand, told, withFile, withMan, withRoster } from '../rules/writing'
import { enemyOf, SIDES } from '../sides'
import type { Next, State } from '../state'

/** STR.core.sequence.simultaneous: both have sealed; from here on nothing is chosen. */
export const openFire = define(z.strictObject({ type: z.literal('openFire') }))({
  rule: 'STR.core.sequence.simultaneous',
  forced: true,
  plan: state => ({
    title: 'Open fire',
    rule: 'STR.core.sequence.simultaneous',
    ledgers: [],
    resolve: () => shotsInOrder(state),
  }),
  apply(next, _action, shots) {
    for (const side of SIDES) {
      const declared = declaredBy(next, side)
      if (declared.length > 0) next.before = told(next.before, side, declared)
    }
    for (const { shot } of shots) {
      putStand(next, fired(next, mustStand(next, shot.stand), shot))
      disturb(next, shot.stand)
      if (shot.target !== null) fireOn(next, shot.target, shot.stand)
    }
    const work = workOf(next)
    changeWork(next, {
      fired: [...new Set([...work.fired, ...shots.map(({ shot }) => shot.stand)])],
      shots: [
        ...work.shots,
        ...shots.map(({ shot, seat }) => ({ shot, seat, unseen: !mustStand(next, shot.stand).spotted, strikes: null })),
      ],
    })
    next.step = 'shoot'
  },
})

/** First side first, then by stand and weapon. */
function shotsInOrder(state: State): { shot: Shot; seat: 'A' | 'B' }[] {
  const first = state.first ?? 'A'
  return [first, enemyOf(first)].flatMap(seat => {
    const declared = state.declared[seat]?.value ?? []
    const after = hooks(state.options, 'direct.afterDeclare').reduce<readonly Shot[]>(
      (shots, hook) => hook(state, shots),
      declared,
    )
    return [...after]
      .sort((a, b) => (a.stand < b.stand ? -1 : a.stand > b.stand ? 1 : a.man - b.man || a.weapon - b.weapon))
      .map(shot => ({ shot, seat }))
  })
}

/** STR.core.direct.supply: men count their rounds where a weapon has few. */
function fired(state: State, firer: Stand, shot: Shot): Stand {
  const now = withRoster(firer, { fired: [...own(firer).fired, slotOf(shot)] })
  if (isVehicle(firer) || weaponAt(state, firer, shot)?.shots === undefined) return now
  return withMan(now, shot.man, man => {
    const used = fileOf(man)?.used ?? {}
    return withFile(man, { used: { ...used, [shot.weapon]: (used[shot.weapon] ?? 0) + 1 } })
  })
}

function fireOn(next: Next, target: string, firer: string): void {
  const [now, ...before] = standOf(next, target)?.own.value?.firedOnBy ?? []
  if (now && !now.includes(firer)) changeRoster(next, target, { firedOnBy: [[...now, firer], ...before] })
}
