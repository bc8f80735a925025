import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import { type Crew, crewWords } from '../cards/card'

import type { Next, OpenSlot, Ship, Slot, State } from '../state'

const slotOf = (state: State, ship: string, crew: Crew): OpenSlot | undefined =>
  state.group.find(slot => slot.ship === ship && slot.crew === crew && !slot.done)

/** A crew member who has fired, declared or held is done. */
export function close(next: Next, { ship, crew }: Slot, shot: OpenSlot['shot']): void {
  const open = slotOf(next, ship, crew)
  next.group = next.group.map(slot => (slot === open ? { ...slot, done: true, shot } : slot))
}

export function openSlots(state: State, seat: Seat): { ship: Ship; crew: Crew }[] {
  if (state.phase !== 'cannon' || state.stack.length > 0) return []
  return state.group.flatMap(slot => {
    const ship = state.ships[slot.ship]
    return ship && ship.seat === seat && !slot.done ? [{ ship, crew: slot.crew }] : []
  })
}

/** ARC.fire.order: why a crew member can't decide about firing now. */
export function slotRefusals(state: State, ship: Ship, { crew, actor }: { crew: Crew; actor: string }): Refusal[] {
  const firing = state.phase === 'cannon'
  const mine = slotOf(state, ship.id, crew)
  const now = state.group
    .filter(slot => !slot.done)
    .map(slot => `${state.ships[slot.ship]?.name}, ${crewWords(slot.crew)}`)
    .join('; ')
  const rule = crew === 'P' && state.group.some(slot => slot.crew !== 'P') ? 'ARC.fire.order.gunners' : 'ARC.fire.order'
  return [
    !firing && refuse('ARC.turn.order', 'Cannons fire in the Cannon Fire Phase, after all ships have moved.'),
    ship.seat !== actor && refuse('ARC.fire.crew', `${ship.name} isn't yours.`),
    firing &&
      !mine &&
      refuse(
        rule,
        `It isn't the turn of the ${crewWords(crew)} of ${ship.name} to fire.${now ? ` Now firing: ${now}.` : ''}`,
      ),
    state.stack.length > 0 && refuse('ARC.fire.immediate', 'Resolve the previous damage first.'),
  ].filter(refusal => refusal !== false)
}
