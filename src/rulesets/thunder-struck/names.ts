import type { Seat } from '../../engine/seats'

const COLOURS: Readonly<Record<Seat, string>> = {
  A: 'Blue',
  B: 'Orange',
  C: 'Green',
  D: 'Magenta',
  E: 'Teal',
  F: 'Gold',
}

/** Ships are known by the colour of their seat. */
export const shipName = (seat: Seat): string => `${COLOURS[seat]} ship`
export const shipPiece = (seat: Seat): { piece: string; name: string } => ({
  piece: `ship.${seat}`,
  name: shipName(seat),
})
export const facingName = (facing: 1 | -1): string => (facing === 1 ? 'clockwise' : 'counter-clockwise')
