import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { settleWindow } from '../rules/activation'
import { nextPlacer, startTurn } from '../rules/slots'
import { no, unitsOf } from '../rules/unit'
import type { Frame, State } from '../state'

export const concede = define(z.strictObject({ type: z.literal('concede') }))({
  rule: 'LS.end.concede',
  anytime: true,
  plan: (state, _action, actor) =>
    unless([state.sides[actor]?.conceded !== false && no('LS.end.concede', 'You have conceded already.')], () =>
      plain('Concede', 'LS.end.concede'),
    ),
  apply(draft, _action, _result, { actor, emit }) {
    const side = draft.sides[actor]
    if (!side) return
    side.conceded = true
    emit({ type: 'conceded', rules: ['LS.end.concede'], seat: side.seat })
    leave(draft, side.seat)
  },
  *offers(state, seat) {
    if (state.sides[seat]?.conceded !== false) return
    yield {
      kind: 'button',
      id: 'concede',
      label: 'Concede the game',
      rule: 'LS.end.concede',
      needsConfirmation: true,
      action: { type: 'concede' },
    }
  },
})

/** The others play on: its Units leave, and nothing waits for them or for their owner any more. */
function leave(draft: State, seat: Seat): void {
  for (const unit of unitsOf(draft, seat))
    if (unit.status !== 'overkilled')
      Object.assign(unit, { status: 'retreated', ecm: null, targetedEcm: [], actionsLeft: 0, activation: 'done' })
  draft.stack = draft.stack.filter(frame => !concerns(draft, frame, seat))
  for (const frame of draft.stack)
    if (frame.kind === 'reaction') frame.asked = frame.asked.filter(asked => asked !== seat)
  settleWindow(draft)
  const settingUp = draft.phase === 'obstacles' || draft.phase === 'placement'
  if (settingUp && draft.active === seat) nextPlacer(draft)
  // Initiative was his and the order is not chosen: the others roll for it.
  if (draft.phase === 'main' && draft.initiative === seat && draft.order.length === 0) startTurn(draft, draft.turn)
}

function concerns(state: State, frame: Frame, seat: Seat): boolean {
  const own = (id: string): boolean => state.units[id]?.seat === seat
  switch (frame.kind) {
    case 'activation':
      return own(frame.unit)
    case 'attack':
      return own(frame.attacker) || own(frame.target)
    case 'interference':
      return own(frame.source) || own(frame.target)
    case 'reaction':
      return false
  }
}
