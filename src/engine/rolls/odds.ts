import type { Dice } from './dice'
import type { OutcomeLabel, Plan } from './plan'

export interface Chance extends OutcomeLabel {
  readonly probability: number
}

export interface Odds {
  /** Every outcome once, in the order of `rank`; they sum to one. */
  readonly outcomes: readonly Chance[]
  /** Chances that may overlap: "a critical", "destroyed". */
  readonly also: ReadonlyMap<string, number>
  /** The headline: the sum of the outcomes that are a success for the one who acts. */
  readonly success: number
  readonly branches: number
}

interface Branch {
  readonly weights: readonly number[]
  readonly values: readonly (readonly number[])[]
  at: number
}

const MOST_BRANCHES = 100_000

/**
 * Runs the very `resolve` that play will run, once per distinct throw. `null` where the plan names no
 * outcomes or the tree is too wide to walk (a tie that may be rerolled for ever).
 */
export function oddsOf<R>(plan: Plan<R>, mostBranches = MOST_BRANCHES): Odds | null {
  if (plan.foreseen) return oddsOf(plan.foreseen, mostBranches)
  if (!plan.outcome) return null
  const stack: Branch[] = []
  const found = new Map<string, { label: OutcomeLabel; probability: number }>()
  const also = new Map<string, number>()
  let branches = 0
  for (;;) {
    if (++branches > mostBranches) return null
    const dice = new EnumeratingDice(stack)
    const result = plan.resolve(dice)
    const label = plan.outcome(result)
    const entry = found.get(label.label)
    if (entry) entry.probability += dice.probability
    else found.set(label.label, { label, probability: dice.probability })
    for (const extra of plan.also?.(result) ?? []) also.set(extra, (also.get(extra) ?? 0) + dice.probability)
    if (!advance(stack)) break
  }
  const outcomes = [...found.values()]
    .map(({ label, probability }) => ({ ...label, probability }))
    .sort((a, b) => a.rank - b.rank)
  const success = outcomes.reduce((sum, o) => sum + (o.success ? o.probability : 0), 0)
  return { outcomes, also, success, branches }
}

/** Moves to the next leaf; drops the branches that are used up. */
function advance(stack: Branch[]): boolean {
  for (let last = stack.at(-1); last; last = stack.at(-1)) {
    last.at += 1
    if (last.at < last.values.length) return true
    stack.pop()
  }
  return false
}

class EnumeratingDice implements Dice {
  probability = 1
  #depth = 0
  readonly #stack: Branch[]

  constructor(stack: Branch[]) {
    this.#stack = stack
  }

  roll(count: number, sides: number): readonly number[] {
    return this.#take(() => throwsOf(count, sides))
  }

  successes(count: number, sides: number, atLeast: number): number {
    return this.#take(() => binomial(count, sides, atLeast))[0] ?? 0
  }

  #take(make: () => { weights: readonly number[]; values: readonly (readonly number[])[] }): readonly number[] {
    let branch = this.#stack[this.#depth]
    if (!branch) {
      branch = { ...make(), at: 0 }
      this.#stack.push(branch)
    }
    this.#depth += 1
    this.probability *= branch.weights[branch.at] ?? 0
    return branch.values[branch.at] ?? []
  }
}

const throwTables = new Map<number, { weights: number[]; values: number[][] }>()

/** All distinct throws of `count` dice, faces descending, each with its share of the ordered throws. */
function throwsOf(count: number, sides: number): { weights: number[]; values: number[][] } {
  const key = count * 1000 + sides
  const known = throwTables.get(key)
  if (known) return known
  const values: number[][] = []
  const weights: number[] = []
  const total = sides ** count
  const walk = (faces: number[], most: number) => {
    if (faces.length === count) {
      values.push(faces)
      weights.push(arrangements(faces) / total)
      return
    }
    for (let face = most; face >= 1; face--) walk([...faces, face], face)
  }
  walk([], sides)
  const table = { weights, values }
  throwTables.set(key, table)
  return table
}

function arrangements(faces: readonly number[]): number {
  let ways = 1
  let run = 0
  faces.forEach((face, i) => {
    run = face === faces[i - 1] ? run + 1 : 1
    ways = (ways * (i + 1)) / run
  })
  return ways
}

function binomial(count: number, sides: number, atLeast: number): { weights: number[]; values: number[][] } {
  const p = Math.min(1, Math.max(0, (sides - atLeast + 1) / sides))
  const weights: number[] = []
  const values: number[][] = []
  let ways = 1
  for (let hits = 0; hits <= count; hits++) {
    weights.push(ways * p ** hits * (1 - p) ** (count - hits))
    values.push([hits])
    ways = (ways * (count - hits)) / (hits + 1)
  }
  return { weights, values }
}
