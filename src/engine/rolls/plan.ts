import type { RuleId } from '../rulebook'
import type { Shape } from '../scene/shapes'
import type { Dice } from './dice'
import type { Ledger } from './ledger'

/** Why not. `shapes` is what the board draws as evidence. */
export interface Refusal {
  readonly rule: RuleId
  readonly why: string
  readonly shapes?: readonly Shape[]
}

export interface OutcomeLabel {
  readonly label: string
  /** Place in the list of outcomes, smallest first. */
  readonly rank: number
  /** What the one who acts hopes for. */
  readonly success?: boolean
}

/** A result that a plan may come to. */
export interface Ending<R> {
  readonly result: R
  readonly probability: number
}

/** An action that can be taken: its explanation, and the roll that decides it. What takes long to find is a method. */
export interface Plan<R> {
  readonly title: string
  readonly rule: RuleId
  readonly ledgers: readonly Ledger[]
  /** What the board draws for it. */
  shapes?(): readonly Shape[]
  /** What the player should know before committing: "leaves the table", "lets the ECM lapse". */
  warnings?(): readonly Refusal[]
  /** Where others decide before any dice are rolled: the plan that follows if they choose what is most likely. */
  foreseen?(): Plan<unknown>
  resolve(dice: Dice): R
  /** Where rolls may be repeated without end: every result with its chance, found from the same rounds as `resolve`. */
  endings?(): readonly Ending<R>[]
  outcome?(result: R): OutcomeLabel
  also?(result: R): readonly string[]
  /** Numbers of a result whose mean is worth knowing: "Bases the defenders lose". */
  counts?(result: R): Readonly<Record<string, number>>
}

export interface Refused {
  /**
   * All of them, the one that matters most first: that it can't act at all, then where the target is (range, sight,
   * arc), and last what would have no effect (armour).
   */
  readonly refusals: readonly Refusal[]
}

export type Planned<R> = Plan<R> | Refused

export const isRefused = (planned: Planned<unknown>): planned is Refused => 'refusals' in planned

/** A plan without dice or arithmetic. */
export function plain(title: string, rule: RuleId, more: Partial<Plan<null>> = {}): Plan<null> {
  return { title, rule, ledgers: [], resolve: () => null, ...more }
}

/** Every reason that holds, or the plan. */
export function unless<R>(
  reasons: readonly (Refusal | false | null | undefined)[],
  plan: () => Planned<R>,
): Planned<R> {
  const refusals = reasons.filter(reason => !!reason)
  return refusals.length > 0 ? { refusals } : plan()
}

export const refuse = (rule: RuleId, why: string, shapes?: readonly Shape[]): Refusal =>
  shapes ? { rule, why, shapes } : { rule, why }
