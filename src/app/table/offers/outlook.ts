import type { View } from '../../../engine/record/hidden'
import { planFor } from '../../../engine/record/step'
import { type Odds, oddsOf } from '../../../engine/rolls/odds'
import { isRefused, type Plan, type Planned, type Refusal } from '../../../engine/rolls/plan'
import type { Action, AnyRuleset } from '../../../engine/ruleset'
import type { Actor } from '../../../engine/seats'

/** What would come of an action: why not, or its plan and its exact chances. */
export type Outlook =
  | { readonly legal: false; readonly refusals: readonly Refusal[] }
  | { readonly legal: true; readonly plan: Plan<unknown>; readonly odds: Odds | null }

export const outlookOf = (planned: Planned<unknown>): Outlook =>
  isRefused(planned)
    ? { legal: false, refusals: planned.refusals }
    : { legal: true, plan: planned, odds: oddsOf(planned) }

/** Plans and chances of one position, each worked out once however many panels ask. */
export class Outlooks {
  readonly #ruleset: AnyRuleset
  readonly #view: View<unknown>
  readonly #actor: Actor
  readonly #plans = new Map<string, Planned<unknown>>()
  readonly #known = new Map<string, Outlook>()

  constructor(ruleset: AnyRuleset, view: View<unknown>, actor: Actor) {
    this.#ruleset = ruleset
    this.#view = view
    this.#actor = actor
  }

  /** Only legality, which is cheap enough for every choice at once. */
  plan(action: Action): Planned<unknown> {
    const key = keyOf(action)
    const known = this.#plans.get(key)
    if (known) return known
    const planned = planFor(this.#ruleset, this.#view, this.#actor, action)
    this.#plans.set(key, planned)
    return planned
  }

  of(action: Action): Outlook {
    const key = keyOf(action)
    const known = this.#known.get(key)
    if (known) return known
    const outlook = outlookOf(this.plan(action))
    this.#known.set(key, outlook)
    return outlook
  }

  /** Whether asking again costs nothing. */
  knows(action: Action): boolean {
    return this.#known.has(keyOf(action))
  }
}

export const keyOf = (action: Action): string => JSON.stringify(action)

export const sameAction = (a: Action | null, b: Action | null): boolean =>
  a === b || (a !== null && b !== null && keyOf(a) === keyOf(b))

/** Sums of branches miss a whole by the last bits of a double. */
const ROUNDING = 1e-9

/** "23 %", never "0 %" for what can happen nor "100 %" for what can fail. */
export function percent(chance: number): string {
  if (chance <= ROUNDING) return '0 %'
  if (chance >= 1 - ROUNDING) return '100 %'
  const rounded = Math.round(chance * 100)
  if (rounded === 0) return '< 1 %'
  if (rounded === 100) return '> 99 %'
  return `${rounded} %`
}
