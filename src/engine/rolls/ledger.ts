import type { RuleId } from '../rulebook'
import type { Shape } from '../scene/shapes'

/** One line of arithmetic. Positive helps the one who rolls. */
export interface Modifier {
  readonly value: number
  readonly why: string
  readonly rule: RuleId
  readonly shapes?: readonly Shape[]
}

/** A sum that can be read: "Attack", "Defence", "Dice in pool". */
export interface Ledger {
  readonly name: string
  /** What the sum is added to: "two dice, highest". Empty where the sum isn't added to anything. */
  readonly base: string
  readonly lines: readonly Modifier[]
  /** Which roll of its step the sum is added to, counted from 0; left out where it isn't added to a roll. */
  readonly rolled?: number
}

export const total = (lines: readonly Modifier[]): number => lines.reduce((sum, line) => sum + line.value, 0)

/** Of modifiers that do not add up, the one that counts most. */
export function strongest(lines: readonly Modifier[]): Modifier[] {
  const [first, ...rest] = lines
  if (!first) return []
  return [rest.reduce((best, line) => (Math.abs(line.value) > Math.abs(best.value) ? line : best), first)]
}

export const modifier = (value: number, why: string, rule: RuleId, shapes?: readonly Shape[]): Modifier =>
  shapes ? { value, why, rule, shapes } : { value, why, rule }
