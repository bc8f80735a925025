import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { KEYS } from '../keys'
import { passWindow, settleWindow, sideOf } from '../rules/command'
import { isSlot } from '../rules/turn'
import { changeSide } from '../rules/writing'
import type { State } from '../state'

const askedNow = (state: State): string | null => {
  const top = state.stack.at(-1)
  return top?.kind === 'reaction' ? (top.asked[0] ?? null) : null
}

/** Doesn't react in this window, or in any window of this turn. */
export const reactionPass = define(
  z.strictObject({ type: z.literal('reaction.pass'), until: z.enum(['window', 'turn']) }),
)({
  rule: 'LS.command.windows',
  plan: (state, _action, actor) =>
    unless(
      [
        askedNow(state) !== actor && refuse('LS.command.windows', "There's nothing to react to now."),
        isSlot(state) &&
          state.active === actor &&
          refuse('LS.turn.main.no-pass', "You can't pass: activate a Unit, even if it does nothing."),
      ],
      () => plain('Continue without reacting', 'LS.command.windows'),
    ),
  apply(next, { until }, _result, { actor, emit }) {
    if (actor === 'table' || actor === 'referee') return
    if (until === 'turn') changeSide(next, sideOf(next, actor), { standsDown: true })
    emit({ type: 'reaction-passed', rules: ['LS.command.windows'], seat: actor, until })
    passWindow(next)
  },
  when: (view, seat) => askedNow(view) === seat,
  *offers() {
    yield {
      kind: 'button',
      id: 'reaction.pass',
      label: 'Continue',
      rule: 'LS.command.windows',
      key: KEYS.carryOn,
      action: { type: 'reaction.pass', until: 'window' },
    }
    yield {
      kind: 'button',
      id: 'reaction.pass.turn',
      label: "Continue, and don't ask again this turn",
      rule: 'LS.command.windows',
      key: KEYS.notThisTurn,
      action: { type: 'reaction.pass', until: 'turn' },
    }
  },
})

/** Wants to be asked again. */
export const reactionResume = define(z.strictObject({ type: z.literal('reaction.resume') }))({
  rule: 'LS.command.windows',
  anytime: true,
  plan: (state, _action, actor) =>
    unless(
      [!state.sides[actor]?.standsDown && refuse('LS.command.windows', 'You are already being asked about reactions.')],
      () => plain('Ask about reactions again', 'LS.command.windows'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const side = next.sides[actor]
    if (!side) return
    changeSide(next, side, { standsDown: false })
    emit({ type: 'reaction-resumed', rules: ['LS.command.windows'], seat: side.seat })
  },
  when: (view, seat) => view.sides[seat]?.standsDown === true,
  *offers() {
    yield {
      kind: 'button',
      id: 'reaction.resume',
      label: 'Ask me about reactions again',
      rule: 'LS.command.windows',
      action: { type: 'reaction.resume' },
    }
  },
})

/** How often to be asked. */
export const reactionAsk = define(z.strictObject({ type: z.literal('reaction.ask'), always: z.boolean() }))({
  rule: 'LS.command.windows',
  anytime: true,
  plan: (state, { always }, actor) =>
    unless(
      [
        (state.sides[actor]?.asksAlways ?? false) === always &&
          refuse('LS.command.windows', always ? 'You are asked every time already.' : "You aren't asked every time."),
      ],
      () => plain(always ? 'Ask about every reaction' : 'Ask only where it matters', 'LS.command.windows'),
    ),
  apply(next, { always }, _result, { actor, emit }) {
    const side = next.sides[actor]
    if (!side) return
    changeSide(next, side, { asksAlways: always })
    emit({ type: 'reaction-asked', rules: ['LS.command.windows'], seat: side.seat, always })
    settleWindow(next)
  },
  when: (view, seat) => askedNow(view) === seat || (isSlot(view) && view.sides[seat]?.asksAlways !== true),
  *offers(view, seat) {
    const always = view.sides[seat]?.asksAlways !== true
    yield {
      kind: 'button',
      id: 'reaction.ask',
      label: always ? 'Always ask me about reactions' : 'Ask me only where it matters',
      group: 'Reactions',
      rule: 'LS.command.windows',
      action: { type: 'reaction.ask', always },
    }
  },
})
