import { hexName, hexOf } from '../../engine/geometry/hex'
import { capital, count } from '../../engine/words'
import type { Hexagon } from './state'
import type { Code, Entry } from './tables/damage-index'

/** "0914": a hex as the map prints it. */
export const hexWords = (at: Hexagon): string => hexName(hexOf(at))

const SIDES = ['up', 'up right', 'down right', 'down', 'down left', 'up left'] as const

/** A hexside as a direction on the map. */
export const facingWords = (facing: number): string => SIDES[facing] ?? 'up'

/** "12 degrees right". */
export function bearingWords(degrees: number): string {
  const rounded = Math.round(Math.abs(degrees))
  if (rounded === 0) return 'dead ahead'
  if (rounded === 180) return 'dead astern'
  return `${rounded} degrees ${degrees > 0 ? 'right' : 'left'}`
}

const CODE_WORDS: Readonly<Record<Code, (times: number) => string>> = {
  T: times => `Thrust −${times}`,
  E: times => `ESV −${times}`,
  A: times => `ASV −${times}`,
  M: times => `Maneuver Number +${times}`,
  D: times => `Defensive Screens −${times}`,
  W: times => count(times, 'weapon'),
  C: times => count(times, 'crew member'),
  '~': times => count(times, 'system short'),
  S: () => 'crew stunned',
  G: times => count(times, 'piece of equipment', 'pieces of equipment'),
  X: () => 'critical hit',
  '>': () => 'structure hit',
}

/** "Critical hit, Thrust −2, ESV −1": a row of the index for players who don't know the codes. */
export function entryWords({ word, codes }: Pick<Entry, 'word' | 'codes'>): string {
  if (word) return word
  const kinds = [...new Set(codes)]
  return capital(kinds.map(code => CODE_WORDS[code](codes.filter(each => each === code).length)).join(', '))
}
