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
 * The position asked about last is mostly asked about again. One is enough, and it lets the others go: what is kept
 * by weak keys for each of thousands of positions costs the collector of garbage more than working it out.
 */
let last: Asked | null = null

function statusOf(ruleset: AnyRuleset, state: unknown): Status {
  if (last !== null && last.state === state && last.ruleset === ruleset) return last
  const outcome = ruleset.outcome(state)
  last = { ruleset, state, outcome, prompts: outcome ? [] : ruleset.awaiting(state) }
  return last
}

export const outcomeOf = (ruleset: AnyRuleset, state: unknown): Outcome | null => statusOf(ruleset, state).outcome

/** Who must decide what; nobody once the game is over. */
export const promptsOf = (ruleset: AnyRuleset, state: unknown): readonly Prompt[] => statusOf(ruleset, state).prompts
