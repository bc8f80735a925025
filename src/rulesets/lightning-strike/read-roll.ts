import type { Rolled, RollReading } from '../../engine/rolls/dice'
import type { RuleId } from '../../engine/rulebook'
import { read, totalOf } from './rules/dice'

/** LS.dice.highest, LS.dice.extra-six, LS.dice.fumble: which dice of a roll count, and what they add up to. */
export function readRoll(rolled: Rolled, added: number, rules: readonly RuleId[]): RollReading | null {
  if (picksTarget(rolled, rules)) return null
  const reading = read(rolled.faces)
  const sixes = rolled.faces.filter(face => face === 6).length
  const best = Math.max(...rolled.faces)
  const first = rolled.faces.indexOf(best)
  const note = reading.fumble ? { note: 'fumble' } : sixes > 1 ? { note: SIXES[sixes] ?? `+${sixes - 1}` } : {}
  return {
    counted: rolled.faces.map((face, die) => !reading.fumble && (die === first || face === 6)),
    value: reading.outcome,
    total: totalOf(reading, added),
    ...note,
  }
}

const SIXES: Readonly<Record<number, string>> = { 2: 'second six +1', 3: 'third six +2', 4: 'fourth six +3' }

/** LS.cc.random.method: a plain die that picks a Unit. It is the only single die if crews have Skill 2 or more. */
const picksTarget = ({ faces }: Rolled, rules: readonly RuleId[]): boolean =>
  faces.length === 1 && rules.includes('LS.cc.random.method')
