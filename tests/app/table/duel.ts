import { Match } from '../../../src/engine/record/match'
import { unseal } from '../../../src/engine/rolls/seeded'
import { anyRuleset } from '../../../src/engine/ruleset'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { goldensOf } from '../../golden/golden'

/** The worked duel of Lightning Strike as far as a moment that `until` knows. */
export function duelAt(until: (match: Match) => boolean): Match {
  const golden = goldensOf('lightning-strike').find(({ name }) => name === 'worked-duel')
  if (!golden) throw new Error('the worked duel is gone')
  const { setup, sealed, entries } = golden.save.record
  const match = new Match(anyRuleset(lightningStrike), setup as Match['setup'], unseal(sealed) ?? '')
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
