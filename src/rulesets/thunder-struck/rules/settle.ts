import type { Seat } from '../../../engine/seats'
import { living, type State } from '../state'
import { SECTORS, type Sector } from '../tables/ring'
import { diceAt } from './console'
import { nextLiving } from './fate'

export interface Total {
  readonly seat: Seat
  readonly sector: Sector
  readonly total: number
  readonly dice: number
}

/** Everybody's Manoeuvre dice, added up. */
export const totalsOf = (state: State): Total[] =>
  living(state).map(ship => {
    const dice = diceAt(ship.dice, 'manoeuvre')
    const total = dice.reduce((sum, die) => sum + (ship.dice[die]?.face ?? 0), 0)
    return { seat: ship.seat, sector: ship.sector, total, dice: dice.length }
  })

/** In each Sector the single highest total wins; a tie for it, or no dice at all, wins nothing. */
export function winnersOf(totals: readonly Total[]): { readonly sector: Sector; readonly winner: Total | null }[] {
  return SECTORS.flatMap(sector => {
    const here = totals.filter(total => total.sector === sector)
    if (here.length === 0) return []
    const best = Math.max(...here.map(total => total.total))
    const leaders = here.filter(total => total.total === best)
    return [{ sector, winner: best > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null }]
  })
}

/** Winners choose in turn order, beginning with the one who called the Manoeuvre. */
export function inTurnOrder(state: State, from: Seat, winners: readonly Total[]): Total[] {
  const order: Seat[] = [from]
  for (let seat = nextLiving(state, from); seat && !order.includes(seat); seat = nextLiving(state, seat))
    order.push(seat)
  return [...winners].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
}
