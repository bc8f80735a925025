import type { Action } from '../ruleset'
import type { Actor, Seat, SeatSetup } from '../seats'

/** The step a take-back returned to; null where the action is none. */
export const takenBackTo = (action: Action | undefined): number | null =>
  action?.type === '@takeback' && 'to' in action && typeof action.to === 'number' ? action.to : null

interface Asking {
  readonly asked: Actor
  /** The actor whose decision is undone. */
  readonly by: Actor
}

/**
 * Seats that may agree to a take-back. The player who asks can't grant it. The player whose decision is undone may gain
 * by it, so they are asked only if nobody else is left. A bot answers only where there is no person.
 */
export function grantersFor(seats: readonly SeatSetup[], { asked, by }: Asking): readonly Seat[] {
  const others = seats.filter(({ seat }) => seat !== asked)
  const persons = others.filter(({ played }) => played === 'person')
  const open = persons.length > 0 ? persons : others
  const neutral = open.filter(({ seat }) => seat !== by)
  return (neutral.length > 0 ? neutral : open).map(({ seat }) => seat)
}

/** Why this one can't agree to it; null where they can. */
export function notGranted(seats: readonly SeatSetup[], granted: Actor, asking: Asking): string | null {
  const sits = asking.asked === 'referee' || seats.some(({ seat }) => seat === asking.asked)
  if (!sits || granted === asking.asked || granted === 'table') return 'Another player must agree to this.'
  if (granted === 'referee' || grantersFor(seats, asking).some(seat => seat === granted)) return null
  return 'Only another player can agree to this.'
}
