import type { RuleEntry, Ruling } from '../../../engine/rulebook'
import { clauses46, rulings46 } from './r46-electronic-detection/clauses'
import { clauses47, rulings47 } from './r47-night/clauses'

/** The clauses of the numbered rules, in their order; they are joined when somebody opens the rulebook. */
export const clauses: readonly RuleEntry[] = [...clauses46, ...clauses47]

/** Holes and contradictions in them, and what we made of these. */
export const clauseRulings: readonly Ruling[] = [...rulings46, ...rulings47]
