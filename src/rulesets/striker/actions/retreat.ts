import { distance } from '../../../engine/geometry/vec'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isInCommand, sideOf } from '../define'
import type { Stand } from '../parts/stand'
import { isGone, isThere, standsOf } from '../rules/stands'
import { logResult } from '../rules/victory/battle-result'

/** STR.core.victory.retreat: the side gives the field up. */
export const retreat = define(z.strictObject({ type: z.literal('retreat') }))({
  rule: 'STR.core.victory.retreat',
  plan: (state, _action, actor) =>
    unless(
      [!isInCommand(state, actor) && refuse('STR.core.victory.retreat', 'You can retreat only in the command phase.')],
      () => plain('Retreat and give up the field', 'STR.core.victory.retreat'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const side = sideOf(actor)
    const isNear = (stand: Stand) =>
      standsOf(next).some(other => other.seat !== side && isThere(other) && distance(other.at, stand.at) <= 10)
    const mine = standsOf(next).filter(stand => stand.seat === side && !isGone(stand))
    const home = (y: number) => (side === 'A' ? next.map.height - y : y)
    const lost = mine.filter(stand => home(stand.at.y) > 20 && isNear(stand))
    next.retreated = side
    emit({
      type: 'retreated',
      rules: ['STR.core.victory.retreat'],
      side,
      saved: mine.length - lost.length,
      lost: lost.length,
    })
    logResult(next, emit)
  },
  when: isInCommand,
  offers: () => [
    {
      kind: 'button',
      id: 'retreat',
      label: 'Retreat',
      rule: 'STR.core.victory.retreat',
      needsConfirmation: true,
      action: { type: 'retreat' },
    },
  ],
})
