import { refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { count } from '../../../engine/words'
import { define, refusedFor } from '../define'
import { KEYS } from '../keys'
import type { Shot } from '../parts/shot'
import { declare, declaredBy, mayDeclare, notNow } from '../rules/fire/declaring'
import { declaringNow, isDeclaring } from '../rules/turn/phases'
import { isSide } from '../sides'

/** STR.core.defaults.batch: what fired in the last phase fires at the same targets. */
export const again = define(z.strictObject({ type: z.literal('again') }))({
  rule: 'STR.core.defaults.batch',
  plan(state, _action, actor) {
    const before = isSide(actor) ? (state.before[actor]?.value ?? []) : []
    const none = refuse('STR.core.defaults.batch', "None of last phase's shots can be repeated.")
    if (!isSide(actor) || declaringNow(state) !== actor) return refusedFor(notNow(state), before.length === 0 && none)
    const shots: Shot[] = []
    for (const shot of before)
      if (mayDeclare(state, shot, actor, [...declaredBy(state, actor), ...shots])) shots.push(shot)
    return unless([shots.length === 0 && none], () => ({
      title: `Fire at the same targets: ${count(shots.length, 'shot')}`,
      rule: 'STR.core.defaults.batch',
      ledgers: [],
      resolve: () => shots,
    }))
  },
  apply(next, _action, shots, { emit }) {
    for (const shot of shots) declare(next, shot, emit)
  },
  when: (view, seat) =>
    isSide(seat) &&
    isDeclaring(view, seat) &&
    (view.before[seat]?.value ?? []).length > 0 &&
    declaredBy(view, seat).length === 0,
  offers: () => [
    {
      kind: 'button',
      id: 'again',
      label: 'Fire at the same targets',
      rule: 'STR.core.defaults.batch',
      key: KEYS.again,
      action: { type: 'again' },
    },
  ],
})
