import type { RuleEntry, Ruling } from '../../../engine/rulebook'
import * as r36 from './r36-point-defence/clauses'
import * as r46 from './r46-electronic-detection/clauses'
import * as r47 from './r47-night/clauses'

const RULES = [r36, r46, r47]

/** The clauses of the numbered rules, in their order; they are joined when somebody opens the rulebook. */
export const clauses: readonly RuleEntry[] = RULES.flatMap(({ entries }) => entries)

/** Holes and contradictions in them, and what we made of these. */
export const clauseRulings: readonly Ruling[] = RULES.flatMap(({ rulings }) => rulings)
