import type { LsRule } from '../rulebook'
import { type Reading, totalOf } from '../tables/dice'

/** These rules where something holds, none where it does not. */
export const when = (holds: boolean, ...rules: LsRule[]): LsRule[] => (holds ? rules : [])

/** How a throw was read and what became of it with everything added. */
export function readingRules(reading: Reading, added: number): LsRule[] {
  const { faces, fumble, outcome } = reading
  const sixes = faces.filter(face => face === 6).length
  return [
    ...when(faces.length > 1, 'LS.dice.highest'),
    ...when(sixes > 1, 'LS.dice.extra-six'),
    ...when(!fumble && added !== 0, 'LS.dice.modifiers'),
    ...when(fumble && added !== 0, 'LS.dice.fumble-value'),
    ...when(totalOf(reading, added) === 0 && outcome + added < 0, 'LS.dice.floor-zero'),
  ]
}

/** What both throws of an opposed roll were read by, each rule once. */
export const bothRules = (...all: readonly (readonly LsRule[])[]): LsRule[] => [...new Set(all.flat())]
