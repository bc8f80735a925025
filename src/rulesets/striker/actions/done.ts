import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isMoving } from '../define'
import { KEYS } from '../keys'

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
  offers: () => [
    {
      kind: 'button',
      id: 'done',
      label: 'End the movement phase',
      rule: 'STR.core.sequence.pass',
      key: KEYS.finish,
      action: { type: 'done' },
    },
  ],
})
