import { Match } from '../../../src/engine/record/match'
import { unseal } from '../../../src/engine/rolls/seeded'
import { type AnyRuleset, anyRuleset } from '../../../src/engine/ruleset'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { goldensOf } from '../../golden/golden'

type Until = (match: Match) => boolean

/** The worked duel of Lightning Strike as far as a moment that `until` knows. */
export const duelAt = (until: Until): Match => gameAt(anyRuleset(lightningStrike), 'worked-duel', until)

/** A recorded game as far as a moment that `until` knows. */
export function gameAt(ruleset: AnyRuleset, recorded: string, until: Until): Match {
  const golden = goldensOf(ruleset.id).find(({ name }) => name === recorded)
  if (!golden) throw new Error(`the recorded game ${recorded} is gone`)
  const { setup, sealed, entries } = golden.save.record
  const match = new Match(ruleset, setup as Match['setup'], unseal(sealed) ?? '')
  for (const entry of entries) {
    if (until(match)) return match
    match.replay(entry)
  }
  throw new Error('that moment never comes')
}

export const asks =
  (words: RegExp) =>
  ({ ruleset, state }: Match): boolean =>
    ruleset.awaiting(state).some(({ say }) => words.test(say))
