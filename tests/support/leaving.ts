import { viewIn } from '../../src/engine/record/hidden'
import { offersFor } from '../../src/engine/record/offering'
import type { AnyRuleset } from '../../src/engine/ruleset'
import type { Seat } from '../../src/engine/seats'

/** What an offer says it would leave undone. */
export function leftBy(ruleset: AnyRuleset, state: unknown, seat: Seat, id: string): string | null {
  const offer = offersFor(ruleset, viewIn(ruleset, state, seat), seat).find(one => one.id === id)
  if (!offer?.leaves) throw new Error(`nothing that leaves something undone is offered as ${id}`)
  return offer.leaves()
}
