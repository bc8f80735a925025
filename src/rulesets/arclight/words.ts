import { hexName, hexOf } from '../../engine/geometry/hex'
import type { Hexagon } from './state'

/** "0914": a hex as the map prints it. */
export const hexWords = (at: Hexagon): string => hexName(hexOf(at))

const SIDES = ['up', 'up right', 'down right', 'down', 'down left', 'up left'] as const

/** A hexside as a direction on the map. */
export const facingWords = (facing: number): string => SIDES[facing] ?? 'up'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const
export const count = (value: number, noun: string): string =>
  `${NUMBERS[value] ?? value} ${value === 1 ? noun : `${noun}s`}`

/** "+1", "0", "-2". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** "12 degrees right". */
export function bearingWords(degrees: number): string {
  const rounded = Math.round(Math.abs(degrees))
  if (rounded === 0) return 'dead ahead'
  if (rounded === 180) return 'dead astern'
  return `${rounded} degrees ${degrees > 0 ? 'right' : 'left'}`
}
