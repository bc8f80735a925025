import type { RuleEntry, Ruling } from '../../../engine/rulebook'

/** The clauses of the numbered rules, in their order; they are joined when somebody opens the rulebook. */
export const clauses: readonly RuleEntry[] = []

/** Holes and contradictions in them, and what we made of these. */
export const clauseRulings: readonly Ruling[] = []
