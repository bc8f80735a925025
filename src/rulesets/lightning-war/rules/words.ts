import { COLOUR_NAMES, type Seat } from '../../../engine/seats'
import type { State } from '../state'

/** "Americans". */
export const sideName = ({ names }: Pick<State, 'names'>, seat: Seat): string => names?.[seat] ?? COLOUR_NAMES[seat]

/** "7.5 inches". */
export const inches = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return `${rounded} ${rounded === 1 ? 'inch' : 'inches'}`
}
