import type { AnyRuleset, Outcome, Prompt } from '../ruleset'

/** Facts about a position; asked many times, worked out once. */
interface Status {
  readonly outcome: Outcome | null
  readonly prompts: readonly Prompt[]
}

interface Asked extends Status {
  readonly ruleset: AnyRuleset
  readonly state: unknown
}

/**
 * Usually the last position of an open game is asked about again, so remembering a few is enough. A weak map with
 * thousands of positions would cost more in garbage collection than working them out again.
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
