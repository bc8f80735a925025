import { COLOUR_NAMES, type Seat } from '../../engine/seats'

/** Ships are known by the colour of their seat. */
export const shipName = (seat: Seat): string => `${COLOUR_NAMES[seat]} ship`
export const shipPiece = (seat: Seat): { piece: string; name: string } => ({
  piece: `ship.${seat}`,
  name: shipName(seat),
})
export const facingName = (facing: 1 | -1): string => (facing === 1 ? 'clockwise' : 'counter-clockwise')
