import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import type { Emit } from '../events'
import { leavePlay } from '../rules/destruction'
import { opponentOf } from '../rules/helm'
import { hasShips, shipOf, sideOf } from '../rules/ship'
import { passMove, proceed } from '../rules/turns'
import type { Next } from '../state'

/** A side leaves the battle with all its ships. */
export const concede = define(z.strictObject({ type: z.literal('concede') }))({
  rule: 'ARC.opt.concede',
  anytime: true,
  plan: (state, _action, actor) =>
    unless(
      [
        !state.seats.some(seat => seat === actor && hasShips(state, seat)) &&
          refuse('ARC.opt.concede', 'Your side has already left the battle.'),
      ],
      () => plain('Concede: all your ships leave the battle', 'ARC.opt.concede'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const seat = next.seats.find(one => one === actor)
    if (!seat) return
    next.conceded = [...next.conceded, seat]
    for (const ship of sideOf(next, seat)) leavePlay(next, ship.id, 'retreated')
    emit({ type: 'conceded', rules: ['ARC.opt.concede'], seat })
    dropWaiting(next, seat, emit)
    proceed(next, emit)
  },
  *offers(view, seat) {
    if (!hasShips(view, seat)) return
    yield {
      kind: 'button',
      id: 'concede',
      label: 'Concede',
      rule: 'ARC.opt.concede',
      needsConfirmation: true,
      action: { type: 'concede' },
    }
  },
})

/** Nothing waits for a side that has left. */
function dropWaiting(next: Next, seat: Seat, emit: Emit): void {
  next.group = next.group.filter(slot => next.ships[slot.ship]?.status === 'in-play')
  next.group = next.group.map(slot =>
    slot.shot && next.ships[slot.shot.target]?.status !== 'in-play' ? { ...slot, shot: null } : slot,
  )
  next.ticks = next.ticks.filter(({ ship }) => next.ships[ship]?.status === 'in-play')
  next.stack = next.stack.map(frame =>
    frame.kind === 'facing' && frame.seat === seat
      ? { ...frame, seat: opponentOf(next, shipOf(next, frame.ship).seat) }
      : frame,
  )
  if (next.mover === seat) passMove(next, emit)
}
