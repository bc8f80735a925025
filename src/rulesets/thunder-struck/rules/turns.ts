import type { Seat } from '../../../engine/seats'
import type { Emit } from '../events'
import { type Next, type State, shipOf } from '../state'
import { onConsole } from './console'

export const hasDice = (state: State, seat: Seat): boolean => {
  const ship = shipOf(state, seat)
  return ship.alive && onConsole(ship.dice).length > 0
}

/** The player who must decide now, outside planning: by an open question, or because it is their turn. */
export function asked({ stack, current }: State): Seat | null {
  const open = stack.at(-1)
  switch (open?.kind) {
    case 'hit':
      return open.target
    case 'manoeuvre':
      return open.winners[0]?.seat ?? null
    case 'reflex':
      return open.candidates[0] ?? null
    default:
      return current
  }
}

/** The next seat clockwise with a die to use, this one included last; null when all dice are used. */
export function nextToAct(state: State, after: Seat): Seat | null {
  const { seats } = state
  const start = seats.indexOf(after)
  for (let i = 1; i <= seats.length; i++) {
    const seat = seats[(start + i) % seats.length]
    if (seat && hasDice(state, seat)) return seat
  }
  return null
}

/** Once nothing is open any more, the turn passes on, or the phase ends. */
export function passTurn(next: Next, emit: Emit): void {
  const { current } = next
  if (next.stack.length > 0 || next.phase !== 'action' || !current) return
  next.current = nextToAct(next, current)
  if (next.current === null) next.phase = 'end'
  else
    for (const seat of passedOver(next, current, next.current))
      emit({ type: 'skipped', rules: ['TS.act.1.skip'], seat })
}

/** Ships in the battle whose turn is skipped because they have no die left. */
function passedOver(state: State, after: Seat, next: Seat): Seat[] {
  const { seats } = state
  const start = seats.indexOf(after)
  const round = seats.map((_, i) => seats[(start + 1 + i) % seats.length] ?? next)
  return round.slice(0, round.indexOf(next)).filter(seat => shipOf(state, seat).alive)
}
