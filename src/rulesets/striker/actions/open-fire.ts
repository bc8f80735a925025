import { asItWas } from '../../../engine/drafts'
import { z } from '../../../engine/schema'
import { slotOf } from '../chassis/direct'
import { hooks } from '../chassis/hooks'
import { disturb } from '../chassis/jobs'
import { workOf } from '../chassis/phases'
import { isVehicle, mustStand, own, standOf, weaponAt } from '../chassis/stands'
import { define } from '../define'
import type { Shot } from '../parts/shot'
import { enemyOf, SIDES } from '../sides'
import type { State } from '../state'

/** STR.core.sequence.simultaneous: both have sealed; from here on nothing is chosen. */
export const openFire = define(z.object({ type: z.literal('openFire') }))({
  rule: 'STR.core.sequence.simultaneous',
  plan: state => ({
    title: 'Open fire',
    rule: 'STR.core.sequence.simultaneous',
    ledgers: [],
    resolve: () => shotsInOrder(state),
  }),
  apply(draft, _action, shots) {
    const work = workOf(draft)
    const state = asItWas(draft)
    for (const side of SIDES) {
      const before = draft.before[side]
      const declared = state.declared[side]?.value ?? []
      if (before && declared.length > 0) before.value = declared
    }
    for (const { shot } of shots) {
      own(mustStand(draft, shot.stand)).fired.push(slotOf(shot))
      disturb(draft, shot.stand)
      spend(draft, shot)
      if (shot.target !== null) firedOn(draft, shot.target, shot.stand)
    }
    work.fired = [...new Set([...work.fired, ...shots.map(({ shot }) => shot.stand)])]
    work.shots = [
      ...work.shots,
      ...shots.map(({ shot, seat }) => ({ shot, seat, unseen: !mustStand(state, shot.stand).spotted, strikes: null })),
    ]
    draft.step = 'shoot'
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

/** STR.core.direct.supply */
function spend(draft: State, shot: Shot): void {
  const state = asItWas(draft)
  const firer = mustStand(state, shot.stand)
  if (isVehicle(firer) || weaponAt(state, firer, shot)?.shots === undefined) return
  const file = mustStand(draft, shot.stand).men[shot.man]?.file.value
  if (file) file.used[String(shot.weapon)] = (file.used[String(shot.weapon)] ?? 0) + 1
}

function firedOn(draft: State, target: string, firer: string): void {
  const now = standOf(draft, target)?.own.value?.firedOnBy[0]
  if (now && !now.includes(firer)) now.push(firer)
}
