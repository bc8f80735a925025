import { SEATS, type Seat } from '../../../engine/seats'
import { DICE, type DieId } from '../state'
import { SPACES, type Space } from '../tables/console'

/** The cell of the board that is a space of a seat's console. */
export const slotCell = (seat: Seat, space: Space): string => `${seat}.${space}`

interface Choice<A> {
  readonly cell: string
  readonly action: A
}

/** The same few choices are offered over and over: to each seat, with each die, the spaces of its console. */
export function slotChoices<A>(
  make: (die: DieId, space: Space) => A,
): (seat: Seat, die: DieId) => readonly Choice<A>[] {
  const table = new Map(
    SEATS.map(seat => [
      seat,
      new Map(
        DICE.map(
          die => [die, SPACES.map(space => ({ cell: slotCell(seat, space), action: make(die, space) }))] as const,
        ),
      ),
    ]),
  )
  return (seat, die) => table.get(seat)?.get(die) ?? []
}
