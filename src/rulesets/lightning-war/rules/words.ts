import { COLOUR_NAMES, type Seat } from '../../../engine/seats'
import { measured } from '../../../engine/words'
import type { State } from '../state'

/** "Americans". */
export const sideName = ({ names }: Pick<State, 'names'>, seat: Seat): string => names?.[seat] ?? COLOUR_NAMES[seat]

/** "7.5 inches". */
export const inches = (value: number): string => {
  const said = measured(value)
  return `${said} ${said === '1' ? 'inch' : 'inches'}`
}
