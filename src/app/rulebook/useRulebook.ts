import { use } from 'react'
import type { Rulebook } from '../../engine/rulebook'
import type { AnyRuleset } from '../../engine/ruleset'

const fetched = new WeakMap<AnyRuleset, Promise<Rulebook>>()

/** A game's rulebook, loaded once. */
export function rulebookOf(ruleset: AnyRuleset): Promise<Rulebook> {
  const known = fetched.get(ruleset)
  if (known) return known
  const book = ruleset.rulebook()
  fetched.set(ruleset, book)
  // A failed download may be tried again.
  book.catch(() => fetched.delete(ruleset))
  return book
}

/** Suspends until the rulebook is loaded. */
export const useRulebook = (ruleset: AnyRuleset): Rulebook => use(rulebookOf(ruleset))
