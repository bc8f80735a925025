import type { Seat } from '../../../engine/seats'
import { citedIf, type Emit } from '../events'
import { living, type Next, type State, shipOf, teamOf } from '../state'
import { changeShip } from './writing'

const LOST_BY = {
  unprotected: 'TS.fire.2.destroyed',
  pair: 'TS.fire.6.pair-destroyed',
  conceded: 'TS.end.concede',
} as const

/** The ship leaves the battle, and its dice don't count any more. */
export function destroy(next: Next, seat: Seat, why: keyof typeof LOST_BY, emit: Emit): void {
  changeShip(next, seat, { alive: false, dice: {}, reflex: false })
  const { [seat]: _, ...screens } = next.screens
  next.screens = screens
  next.ready = next.ready.filter(one => one !== seat)
  const rules = [
    LOST_BY[why],
    ...citedIf(next.seats.length > 2, 'TS.act.1.dead-dice', 'TS.fire.2.game-ends'),
    ...citedIf(isDecided(next), 'TS.end.2.when'),
  ]
  emit({ type: 'destroyed', rules, seat, why })
  closeSector(next, emit)
}

/** Whether at most one team has ships left. */
const isDecided = (state: State): boolean => new Set(living(state).map(({ seat }) => teamOf(state, seat))).size < 2

/** When two ships of opposite teams are left in one Sector, the other Sector is closed. */
export function closeSector(next: Next, emit: Emit): void {
  const left = living(next)
  const [a, b] = left
  if (next.closed || next.seats.length < 4 || left.length !== 2 || !a || !b) return
  if (teamOf(next, a.seat) === teamOf(next, b.seat) || a.sector !== b.sector) return
  next.closed = a.sector === 'N' ? 'S' : 'N'
  emit({ type: 'closed', rules: ['TS.end.1.duel-sector'], sector: next.closed })
}

/** The next seat clockwise that still has a ship. */
export function nextLiving(state: State, after: Seat): Seat | null {
  const { seats } = state
  const start = seats.indexOf(after)
  for (let i = 1; i <= seats.length; i++) {
    const seat = seats[(start + i) % seats.length]
    if (seat && shipOf(state, seat).alive) return seat
  }
  return null
}
