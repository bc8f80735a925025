import { EnumeratingDice, TooManyRolls } from './enumerating'
import type { Ending, OutcomeLabel, Plan } from './plan'

export interface Chance extends OutcomeLabel {
  readonly probability: number
}

export interface Odds {
  /** Every outcome once, in the order of `rank`; they sum to one. */
  readonly outcomes: readonly Chance[]
  /** Chances that may overlap: "a critical", "destroyed". */
  readonly also: ReadonlyMap<string, number>
  /** What to expect on average: the mean of everything the plan counts. */
  readonly means: ReadonlyMap<string, number>
  /** The headline: the sum of the outcomes that are a success for the one who acts. */
  readonly success: number
  readonly branches: number
}

const MOST_BRANCHES = 100_000

/**
 * Runs the very `resolve` that play will run, once per distinct roll. `null` where the plan names no
 * outcomes or there are too many rolls to walk (a tie that may be rerolled forever).
 */
export function oddsOf<R>(plan: Plan<R>, mostBranches = MOST_BRANCHES): Odds | null {
  if (plan.foreseen) return oddsOf(plan.foreseen(), mostBranches)
  if (!plan.outcome) return null
  try {
    return walk(plan, plan.outcome.bind(plan), mostBranches)
  } catch (error) {
    if (error instanceof TooManyRolls) return null
    throw error
  }
}

/** Each result once for every way in which it comes about. */
function* endingsOf<R>(plan: Plan<R>, mostBranches: number): Generator<Ending<R>> {
  if (plan.endings) return yield* plan.endings()
  const dice = new EnumeratingDice(mostBranches)
  do yield { result: plan.resolve(dice), probability: dice.probability }
  while (dice.advance())
}

function walk<R>(plan: Plan<R>, outcomeOf: (result: R) => OutcomeLabel, mostBranches: number): Odds {
  const found = new Map<string, { label: OutcomeLabel; probability: number }>()
  const also = new Map<string, number>()
  const means = new Map<string, number>()
  let branches = 0
  for (const { result, probability } of endingsOf(plan, mostBranches)) {
    if (++branches > mostBranches) throw new TooManyRolls()
    const label = outcomeOf(result)
    const entry = found.get(label.label)
    if (entry) entry.probability += probability
    else found.set(label.label, { label, probability })
    for (const extra of plan.also?.(result) ?? []) also.set(extra, (also.get(extra) ?? 0) + probability)
    for (const [name, count] of Object.entries(plan.counts?.(result) ?? {}))
      means.set(name, (means.get(name) ?? 0) + count * probability)
  }
  const outcomes = [...found.values()]
    .map(({ label, probability }) => ({ ...label, probability }))
    .sort((a, b) => a.rank - b.rank)
  const success = outcomes.reduce((sum, o) => sum + (o.success ? o.probability : 0), 0)
  return { outcomes, also, means, success, branches }
}
