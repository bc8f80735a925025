import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Actor, Seat } from '../../../engine/seats'

import type { Ship, State } from '../state'
import { hasCondition, inPlay, sideOf } from './ship'

/** ARC.crit.8: ships that must move before the others of their side. */
const forcedOf = (state: State, seat: Seat): Ship[] =>
  sideOf(state, seat).filter(ship => !ship.moved && hasCondition(state, ship, 'move-first'))

/** ARC.crit.8: sides with a ship that must move first go first, in the order of initiative. */
export function forcedFirst(state: State, order: readonly Seat[]): Seat[] {
  const forced = order.filter(seat => forcedOf(state, seat).length > 0)
  return [...forced, ...order.filter(seat => !forced.includes(seat))]
}

/** The ships a side may move now: the one already moving, or any that haven't moved. */
export function movable(state: State, seat: Seat): Ship[] {
  if (state.phase !== 'movement' || state.mover !== seat || state.stack.length > 0) return []
  const { moving } = state
  const ship = moving && state.ships[moving.ship]
  if (ship) return [ship]
  const forced = forcedOf(state, seat)
  return forced.length > 0 ? forced : sideOf(state, seat).filter(each => !each.moved)
}

/** Why a ship can't move now, whatever its course. */
export function movingRefusals(state: State, ship: Ship, actor: Actor): Refusal[] {
  const { moving } = state
  const under = moving && state.ships[moving.ship]
  const forced = forcedOf(state, ship.seat)
  return [
    state.phase !== 'movement' && refuse('ARC.turn.order', 'Ships move in the Movement Phase, after initiative.'),
    state.phase === 'movement' &&
      (state.mover !== ship.seat || actor !== ship.seat) &&
      refuse('ARC.init.alternate', `It isn't the turn of ${ship.name}'s side to move.`),
    !inPlay(ship) && refuse('ARC.move.once', `${ship.name} is out of play.`),
    ship.moved && refuse('ARC.move.once', `${ship.name} has already moved this turn.`),
    state.stack.length > 0 && refuse('ARC.move.multi-turn.one', 'The opponent sets the facing first.'),
    under && under.id !== ship.id && refuse('ARC.move.once', `${under.name} is still moving. Finish its move first.`),
    !ship.moved &&
      forced.length > 0 &&
      forced.every(({ id }) => id !== ship.id) &&
      refuse(
        'ARC.crit.8',
        `${forced.map(({ name }) => name).join(' and ')} must move first, because of a failure in communications.`,
      ),
  ].filter(refusal => typeof refusal === 'object' && refusal !== null)
}
