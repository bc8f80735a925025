import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { count } from '../../../engine/words'
import { define, isMoving, sideOf } from '../define'
import { KEYS } from '../keys'
import { isHeld } from '../rules/command/obedience'
import { barredRefusals, onMission } from '../rules/movement/may-move'
import { isThere, own, standsOfSide } from '../rules/stands'
import type { Side } from '../sides'
import type { State } from '../state'

/** STR.core.sequence.pass: the movement phase is over for its side. */
export const done = define(z.strictObject({ type: z.literal('done') }))({
  rule: 'STR.core.sequence.pass',
  plan: (state, _action, actor) =>
    unless(
      [
        !(actor === 'A' || actor === 'B') || !isMoving(state, actor)
          ? refuse('STR.core.sequence.order', "It isn't your movement phase.")
          : null,
      ],
      () => plain('End the movement phase', 'STR.core.sequence.pass'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    next.step = 'spot'
    emit({ type: 'passed', rules: ['STR.core.sequence.pass'], side: actor === 'A' ? 'A' : 'B', phase: next.phase })
  },
  when: isMoving,
  offers: (view, seat) => [
    {
      kind: 'button',
      id: 'done',
      label: 'End the movement phase',
      rule: 'STR.core.sequence.pass',
      key: KEYS.finish,
      leaves: () => unmoved(view, sideOf(seat)),
      action: { type: 'done' },
    },
  ],
})

/** Stands that may move, aren't ordered to hold, have no fire mission, and haven't moved. */
function unmoved(state: State, side: Side): string | null {
  const left = standsOfSide(state, side).filter(
    stand =>
      isThere(stand) &&
      own(stand).spent === 0 &&
      !isHeld(state, stand) &&
      !onMission(state, stand) &&
      barredRefusals(state, stand).length === 0,
  ).length
  return left > 0 ? `${count(left, 'stand')} ${left === 1 ? "hasn't" : "haven't"} moved.` : null
}
