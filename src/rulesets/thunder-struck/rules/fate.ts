import type { Draft } from '../../../engine/ruleset'
import type { Seat } from '../../../engine/seats'
import type { TsEvent } from '../events'
import { living, own, type State, shipOf, teamOf } from '../state'

type Emit = (event: TsEvent) => void

/** The ship is gone; its dice count for nothing any more. */
export function destroy(draft: Draft<State>, seat: Seat, why: 'unprotected' | 'pair' | 'conceded', emit: Emit): void {
  Object.assign(own(draft, seat), { alive: false, dice: {}, reflex: false })
  const { [seat]: _, ...screens } = draft.screens
  draft.screens = screens
  draft.ready = draft.ready.filter(one => one !== seat)
  const rule = (
    { unprotected: 'TS.fire.2.destroyed', pair: 'TS.fire.6.pair-destroyed', conceded: 'TS.end.concede' } as const
  )[why]
  const rules = [
    rule,
    ...(draft.seats.length > 2 ? (['TS.act.1.dead-dice', 'TS.fire.2.game-ends'] as const) : []),
    ...(isDecided(draft) ? (['TS.end.2.when'] as const) : []),
  ]
  emit({ type: 'destroyed', rules, seat, why })
  closeSector(draft, emit)
}

/** Whether only one team has ships left, or none. */
const isDecided = (state: State): boolean => new Set(living(state).map(({ seat }) => teamOf(state, seat))).size < 2

/** Two ships of opposite teams left in one Sector: the other is out of bounds from now on. */
export function closeSector(draft: Draft<State>, emit: Emit): void {
  const left = living(draft)
  const [a, b] = left
  if (draft.closed || draft.seats.length < 4 || left.length !== 2 || !a || !b) return
  if (teamOf(draft, a.seat) === teamOf(draft, b.seat) || a.sector !== b.sector) return
  draft.closed = a.sector === 'N' ? 'S' : 'N'
  emit({ type: 'closed', rules: ['TS.end.1.duel-sector'], sector: draft.closed })
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
