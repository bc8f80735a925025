import type { Rolled, RollReading } from '../../engine/rolls/dice'
import type { RuleId } from '../../engine/rulebook'

const SUMS: readonly RuleId[] = ['LW.morale.test', 'LW.vis.season', 'LW.turn.1']

/** Sixes count, except where dice are added up. */
export function readRoll({ faces }: Rolled, _: number, rules: readonly RuleId[]): RollReading | null {
  const sum = faces.reduce((all, face) => all + face, 0)
  if (SUMS.some(rule => rules.includes(rule))) return { counted: faces.map(() => true), value: sum, total: sum }
  const sixes = faces.filter(face => face === 6).length
  return {
    counted: faces.map(face => face === 6),
    value: null,
    total: null,
    note: sixes === 0 ? 'no six' : sixes === 1 ? 'one six' : `${sixes} sixes`,
  }
}
