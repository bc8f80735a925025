import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { passWindow } from '../rules/activation'
import { no } from '../rules/unit'
import type { State } from '../state'
import { isSlot } from './activate'

const askedNow = (state: State): string | null => {
  const top = state.stack.at(-1)
  return top?.kind === 'reaction' ? (top.asked[0] ?? null) : null
}

/** Lets the window go by, or every window of this turn. */
export const reactionPass = define(
  z.strictObject({ type: z.literal('reaction.pass'), until: z.enum(['window', 'turn']) }),
)({
  rule: 'LS.command.windows',
  plan: (state, _action, actor) =>
    unless(
      [
        askedNow(state) !== actor && no('LS.command.windows', 'Nothing to react to now.'),
        isSlot(state) &&
          state.active === actor &&
          no('LS.turn.main.no-pass', 'You cannot pass your turn: activate a Unit, even if it does nothing.'),
      ],
      () => plain('No reaction', 'LS.command.windows'),
    ),
  apply(draft, { until }, _result, { actor, emit }) {
    if (actor === 'table' || actor === 'referee') return
    const side = draft.sides[actor]
    if (side && until === 'turn') side.standsDown = true
    emit({ type: 'reaction-passed', rules: ['LS.command.windows'], seat: actor, until })
    passWindow(draft)
  },
  *offers(state, seat) {
    if (askedNow(state) !== seat) return
    yield {
      kind: 'button',
      id: 'reaction.pass',
      label: 'Let it go on',
      rule: 'LS.command.windows',
      key: 'x',
      action: { type: 'reaction.pass', until: 'window' },
    }
    yield {
      kind: 'button',
      id: 'reaction.pass.turn',
      label: 'Let it go on, and do not ask again this turn',
      rule: 'LS.command.windows',
      key: 'z',
      action: { type: 'reaction.pass', until: 'turn' },
    }
  },
})

/** Thinks better of it. */
export const reactionResume = define(z.strictObject({ type: z.literal('reaction.resume') }))({
  rule: 'LS.command.windows',
  anytime: true,
  plan: (state, _action, actor) =>
    unless(
      [!state.sides[actor]?.standsDown && no('LS.command.windows', 'You are asked about reactions as it is.')],
      () => plain('Ask again about reactions', 'LS.command.windows'),
    ),
  apply(draft, _action, _result, { actor, emit }) {
    const side = draft.sides[actor]
    if (!side) return
    side.standsDown = false
    emit({ type: 'reaction-resumed', rules: ['LS.command.windows'], seat: side.seat })
  },
  *offers(state, seat) {
    if (!state.sides[seat]?.standsDown) return
    yield {
      kind: 'button',
      id: 'reaction.resume',
      label: 'Ask me about reactions again',
      rule: 'LS.command.windows',
      action: { type: 'reaction.resume' },
    }
  },
})
