import type { View } from '../../../engine/record/hidden'
import { planFor } from '../../../engine/record/step'
import { supposed } from '../../../engine/record/supposing'
import { type Odds, oddsOf } from '../../../engine/rolls/odds'
import { isRefused, type Plan, type Planned, type Refusal } from '../../../engine/rolls/plan'
import type { Action, AnyRuleset } from '../../../engine/ruleset'
import type { Actor } from '../../../engine/seats'
import { isChain } from './chain'

/** What an action would do: why it is refused, or its plan and exact odds. */
export type Outlook =
  | { readonly legal: false; readonly refusals: readonly Refusal[] }
  | { readonly legal: true; readonly plan: Plan<unknown>; readonly odds: Odds | null }

export const outlookOf = (planned: Planned<unknown>): Outlook =>
  isRefused(planned)
    ? { legal: false, refusals: planned.refusals }
    : { legal: true, plan: planned, odds: oddsOf(planned) }

/** The plans and odds of one position, each worked out once however many panels ask. */
export class Outlooks {
  readonly #ruleset: AnyRuleset
  readonly #view: View<unknown>
  readonly #actor: Actor
  readonly #plans = new Map<string, Planned<unknown>>()
  readonly #known = new Map<string, Outlook>()
  readonly #openings = new Map<string, View<unknown> | null>()

  constructor(ruleset: AnyRuleset, view: View<unknown>, actor: Actor) {
    this.#ruleset = ruleset
    this.#view = view
    this.#actor = actor
  }

  /** Legality only, which is cheap enough for every choice at once. */
  plan(action: Action): Planned<unknown> {
    const key = keyOf(action)
    const known = this.#plans.get(key)
    if (known) return known
    const planned = this.#planned(action)
    this.#plans.set(key, planned)
    return planned
  }

  /** Of two decisions at once, the second is planned where the first leads. */
  #planned(action: Action): Planned<unknown> {
    if (!isChain(action)) return planFor(this.#ruleset, this.#view, this.#actor, action)
    const first = this.plan(action.first)
    if (isRefused(first)) return first
    const opened = this.#opened(action.first)
    return opened === null ? first : planFor(this.#ruleset, opened, this.#actor, action.then)
  }

  /** What would be seen once it is done; null where it is refused or dice decide. */
  after(action: Action): View<unknown> | null {
    const actor = this.#actor
    if (actor === 'referee' || actor === 'table') return null
    if (!isChain(action)) return supposed(this.#ruleset, this.#view, actor, action)
    const opened = this.#opened(action.first)
    return opened && supposed(this.#ruleset, opened, actor, action.then)
  }

  #opened(first: Action): View<unknown> | null {
    const key = keyOf(first)
    const known = this.#openings.get(key)
    if (known !== undefined) return known
    const opened = this.after(first)
    this.#openings.set(key, opened)
    return opened
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

/** Adding up branches can miss 1 by the last bits of a double. */
const ROUNDING = 1e-9

/** "23 %"; never "0 %" for something that can happen or "100 %" for something that can fail. */
export function percent(chance: number): string {
  if (chance <= ROUNDING) return '0 %'
  if (chance >= 1 - ROUNDING) return '100 %'
  const rounded = Math.round(chance * 100)
  if (rounded === 0) return '< 1 %'
  if (rounded === 100) return '> 99 %'
  return `${rounded} %`
}
