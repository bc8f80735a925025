import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define, type Emit, no } from '../define'
import { leavePlay } from '../rules/fate'
import { opponentOf } from '../rules/helm'
import { hasShips, shipOf, sideOf } from '../rules/ship'
import { passMove, proceed } from '../rules/turns'
import type { State } from '../state'

/** A side leaves the battle with all its ships. */
export const concede = define(z.strictObject({ type: z.literal('concede') }))({
  rule: 'ARC.opt.concede',
  anytime: true,
  plan: (state, _action, actor) =>
    unless(
      [!state.seats.some(seat => seat === actor && hasShips(state, seat)) && no('ARC.opt.concede', 'You have left.')],
      () => plain('Concede', 'ARC.opt.concede'),
    ),
  apply(draft, _action, _result, { actor, emit }) {
    const seat = draft.seats.find(one => one === actor)
    if (!seat) return
    draft.conceded = [...draft.conceded, seat]
    for (const ship of sideOf(draft, seat)) leavePlay(draft, ship.id, 'retreated')
    emit({ type: 'conceded', rules: ['ARC.opt.concede'], seat })
    forget(draft, seat, emit)
    proceed(draft, emit)
  },
  *offers(state, seat) {
    if (!hasShips(state, seat)) return
    yield {
      kind: 'button',
      id: 'concede',
      label: 'Concede the game',
      rule: 'ARC.opt.concede',
      needsConfirmation: true,
      action: { type: 'concede' },
    }
  },
})

/** Nothing waits for who has left. */
function forget(draft: State, seat: Seat, emit: Emit): void {
  draft.group = draft.group.filter(slot => draft.ships[slot.ship]?.status === 'in-play')
  draft.group = draft.group.map(slot =>
    slot.shot && draft.ships[slot.shot.target]?.status !== 'in-play' ? { ...slot, shot: null } : slot,
  )
  draft.ticks = draft.ticks.filter(({ ship }) => draft.ships[ship]?.status === 'in-play')
  draft.stack = draft.stack.map(frame =>
    frame.kind === 'facing' && frame.seat === seat
      ? { ...frame, seat: opponentOf(draft, shipOf(draft, frame.ship).seat) }
      : frame,
  )
  if (draft.mover === seat) passMove(draft, emit)
}
