import { type Actor, SEATS, type Seat } from '../../../engine/seats'
import type { TsEvent } from '../events'
import type { State } from '../state'

/** The seat that acts. The table and the referee never take these actions. */
export function seatOf(actor: Actor): Seat {
  const seat = SEATS.find(one => one === actor)
  if (!seat) throw new Error(`${actor} has no console`)
  return seat
}

/** Only the player behind the screen learns of it, unless everyone plans in the open. */
export const toldBehind = ({ options }: State, event: TsEvent & { readonly seat: Seat }): TsEvent =>
  options.openPlanning ? event : { seenBy: [event.seat], ...event }
