import { EnumeratingDice, TooManyRolls } from './enumerating'
import type { OutcomeLabel, Plan } from './plan'

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
 * Runs the very `resolve` that play will run, once per distinct throw. `null` where the plan names no
 * outcomes or the tree is too wide to walk (a tie that may be rerolled for ever).
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

function walk<R>(plan: Plan<R>, outcomeOf: (result: R) => OutcomeLabel, mostBranches: number): Odds {
  const dice = new EnumeratingDice(mostBranches)
  const found = new Map<string, { label: OutcomeLabel; probability: number }>()
  const also = new Map<string, number>()
  const means = new Map<string, number>()
  let branches = 0
  do {
    if (++branches > mostBranches) throw new TooManyRolls()
    const result = plan.resolve(dice)
    const label = outcomeOf(result)
    const entry = found.get(label.label)
    if (entry) entry.probability += dice.probability
    else found.set(label.label, { label, probability: dice.probability })
    for (const extra of plan.also?.(result) ?? []) also.set(extra, (also.get(extra) ?? 0) + dice.probability)
    for (const [name, count] of Object.entries(plan.counts?.(result) ?? {}))
      means.set(name, (means.get(name) ?? 0) + count * dice.probability)
  } while (dice.advance())
  const outcomes = [...found.values()]
    .map(({ label, probability }) => ({ ...label, probability }))
    .sort((a, b) => a.rank - b.rank)
  const success = outcomes.reduce((sum, o) => sum + (o.success ? o.probability : 0), 0)
  return { outcomes, also, means, success, branches }
}
