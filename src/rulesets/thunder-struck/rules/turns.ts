import type { Draft } from '../../../engine/ruleset'
import type { Seat } from '../../../engine/seats'
import { type State, shipOf } from '../state'
import { onConsole } from './console'

export const hasDice = (state: State, seat: Seat): boolean => {
  const ship = shipOf(state, seat)
  return ship.alive && onConsole(ship.dice).length > 0
}

/** Who must decide now, outside planning: whoever an open question is for, else whose die action is due. */
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

/** The next seat clockwise with a die to action, the same one included last; null when all are done. */
export function nextToAct(state: State, after: Seat): Seat | null {
  const { seats } = state
  const start = seats.indexOf(after)
  for (let i = 1; i <= seats.length; i++) {
    const seat = seats[(start + i) % seats.length]
    if (seat && hasDice(state, seat)) return seat
  }
  return null
}

/** Called when a die action is wholly settled: the turn passes on, or the phase is over. */
export function passTurn(draft: Draft<State>): void {
  if (draft.stack.length > 0 || draft.phase !== 'action' || !draft.current) return
  draft.current = nextToAct(draft, draft.current)
  if (draft.current === null) draft.phase = 'end'
}
