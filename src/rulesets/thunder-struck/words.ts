import { COLOUR_NAMES, type Seat } from '../../engine/seats'
import type { State } from './state'
import type { Sector, Spot } from './tables/ring'

/** Ships are named after the colour of their seat. */
export const shipName = (seat: Seat): string => `${COLOUR_NAMES[seat]} ship`
export const shipPiece = (seat: Seat): { piece: string; name: string } => ({
  piece: `ship.${seat}`,
  name: shipName(seat),
})
export const facingName = (facing: 1 | -1): string => (facing === 1 ? 'clockwise' : 'counter-clockwise')

type Seated = Pick<State, 'seats'>

/** A single Sector isn't named. */
const hasSectors = ({ seats }: Seated): boolean => seats.length > 2

export const spotName = (state: Seated, { sector, at }: Spot): string => `${hasSectors(state) ? sector : 'space '}${at}`

/** " in Sector N", at the end of a sentence. */
export const inSector = (state: Seated, sector: Sector): string => (hasSectors(state) ? ` in Sector ${sector}` : '')
