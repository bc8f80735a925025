import type { AnyRuleset, Outcome, Prompt } from '../ruleset'

/** What a position says of itself; asked many times of the same position, worked out once. */
interface Status {
  readonly outcome: Outcome | null
  readonly prompts: readonly Prompt[]
}

interface Asked extends Status {
  readonly ruleset: AnyRuleset
  readonly state: unknown
}

/**
 * The positions asked about last are mostly asked about again: one of each game that is open. A few are enough, and
 * they let the others go: what is kept by weak keys for each of thousands of positions costs the collector of garbage
 * more than working it out.
 */
const KEPT = 4
const kept: Asked[] = []
let last: Asked | null = null
let oldest = 0

function statusOf(ruleset: AnyRuleset, state: unknown): Status {
  if (last !== null && last.state === state && last.ruleset === ruleset) return last
  for (let i = 0; i < kept.length; i++) {
    const one = kept[i]
    if (one && one.state === state && one.ruleset === ruleset) {
      last = one
      return one
    }
  }
  const outcome = ruleset.outcome(state)
  last = { ruleset, state, outcome, prompts: outcome ? [] : ruleset.awaiting(state) }
  kept[oldest] = last
  oldest = (oldest + 1) % KEPT
  return last
}

export const outcomeOf = (ruleset: AnyRuleset, state: unknown): Outcome | null => statusOf(ruleset, state).outcome

/** Who must decide what; nobody once the game is over. */
export const promptsOf = (ruleset: AnyRuleset, state: unknown): readonly Prompt[] => statusOf(ruleset, state).prompts
