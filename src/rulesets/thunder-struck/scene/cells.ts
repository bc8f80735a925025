import { SEATS, type Seat } from '../../../engine/seats'
import { DICE, type DieId } from '../state'
import { SPACES, type Space } from '../tables/console'

/** The id of a console space among the cells of the board. */
export const slotCell = (seat: Seat, space: Space): string => `${seat}.${space}`

interface Choice<A> {
  readonly cell: string
  readonly action: A
}

/** Made once: the same choices are offered over and over. */
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
