import type { Rulebook } from '../../engine/rulebook'
import { glossary } from './glossary'
import { entries } from './rulebook'
import { clauseRulings } from './rules/clauses'
import { rulings } from './rulings'

export const book: Rulebook = { entries, rulings: [...rulings, ...clauseRulings], glossary }
