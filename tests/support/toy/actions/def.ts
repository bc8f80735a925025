import { actionsOf } from '../../../../src/engine/define'
import { type Refusal, refuse } from '../../../../src/engine/rolls/plan'
import type { Actor } from '../../../../src/engine/seats'
import type { PondEvent } from '../events'
import type { Boat, State } from '../state'
import { afloat } from '../water'

export const define = actionsOf<State, PondEvent>()

/** What every order to a boat has in common. */
export function cannotCommand(state: State, boat: Boat, actor: Actor): (Refusal | false)[] {
  return [
    state.phase !== 'play' && refuse('POND.pass', 'Boats move when the order of play is known.'),
    state.stack.length > 0 && refuse('POND.brace', 'A hit has to be settled first.'),
    boat.seat !== actor && refuse('TABLE.turn', `${boat.name} is not yours.`),
    !afloat(boat) && refuse('POND.win', `${boat.name} is sunk.`),
  ]
}

export const noBoat = (id: string): { refusals: Refusal[] } => ({
  refusals: [refuse('TABLE.malformed', `There is no boat “${id}”.`)],
})

export const canOrder = (state: State): boolean => state.phase === 'play' && state.stack.length === 0
