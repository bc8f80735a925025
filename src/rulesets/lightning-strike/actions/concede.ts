import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { settleWindow } from '../rules/command'
import { nextPlacer } from '../rules/set-up'
import { startTurn } from '../rules/turn'
import { unitsOf } from '../rules/unit'
import { changeSide, changeUnit } from '../rules/writing'
import type { Frame, Next, State, Unit } from '../state'

export const concede = define(z.strictObject({ type: z.literal('concede') }))({
  rule: 'LS.end.concede',
  anytime: true,
  plan: (state, _action, actor) =>
    unless([state.sides[actor]?.conceded !== false && refuse('LS.end.concede', 'You have already conceded.')], () =>
      plain('Concede', 'LS.end.concede'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const side = next.sides[actor]
    if (!side) return
    changeSide(next, side, { conceded: true })
    emit({ type: 'conceded', rules: ['LS.end.concede'], seat: side.seat })
    leave(next, side.seat)
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

const GONE = {
  status: 'retreated',
  ecm: null,
  targetedEcm: [],
  actionsLeft: 0,
  activation: 'done',
} as const satisfies Partial<Unit>

/** The others play on: its Units leave, and nothing waits for them or their owner any longer. */
function leave(next: Next, seat: Seat): void {
  for (const { id, status } of unitsOf(next, seat)) if (status !== 'overkilled') changeUnit(next, id, GONE)
  next.stack = next.stack
    .filter(frame => !concerns(next, frame, seat))
    .map(frame =>
      frame.kind === 'reaction' ? { ...frame, asked: frame.asked.filter(asked => asked !== seat) } : frame,
    )
  settleWindow(next)
  const settingUp = next.phase === 'obstacles' || next.phase === 'placement'
  if (settingUp && next.active === seat) nextPlacer(next)
  // The seat had the initiative but hadn't chosen the order, so the others roll for initiative again.
  if (next.phase === 'main' && next.initiative === seat && next.order.length === 0) startTurn(next, next.turn)
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
