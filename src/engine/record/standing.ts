import type { AnyRuleset, Outcome, Prompt } from '../ruleset'

/** What a position says of itself; asked many times of the same position, worked out once. */
interface Standing {
  readonly outcome: Outcome | null
  readonly prompts: readonly Prompt[]
}

const known = new WeakMap<AnyRuleset, WeakMap<object, Standing>>()

/** The one asked for last is mostly asked for again. */
let last: { readonly ruleset: AnyRuleset; readonly state: object; readonly standing: Standing } | null = null

function standingOf(ruleset: AnyRuleset, state: unknown): Standing {
  if (last !== null && last.state === state && last.ruleset === ruleset) return last.standing
  if (typeof state !== 'object' || state === null) throw new Error('a position is an object')
  let positions = known.get(ruleset)
  if (!positions) {
    positions = new WeakMap()
    known.set(ruleset, positions)
  }
  let standing = positions.get(state)
  if (!standing) {
    const outcome = ruleset.outcome(state)
    standing = { outcome, prompts: outcome ? [] : ruleset.awaiting(state) }
    positions.set(state, standing)
  }
  last = { ruleset, state, standing }
  return standing
}

export const outcomeOf = (ruleset: AnyRuleset, state: unknown): Outcome | null => standingOf(ruleset, state).outcome

/** Who must decide what; nobody once the game is over. */
export const promptsOf = (ruleset: AnyRuleset, state: unknown): readonly Prompt[] => standingOf(ruleset, state).prompts
