import { actionsListed } from '../../../engine/fuzz/sample'
import type { Offer } from '../../../engine/offers'
import { isRefused, type Refusal } from '../../../engine/rolls/plan'
import type { Action } from '../../../engine/ruleset'
import type { Outlooks } from './outlook'

/** Whether an offer has at least one legal choice, and if not, why. */
export interface Verdict {
  readonly open: boolean
  readonly refusals: readonly Refusal[]
}

/**
 * Whether an offer can be taken at all. It is never greyed without proof: listed choices are all tried, and with too
 * many to list the offer itself may know what bars them all.
 */
export function verdictOn(offer: Offer<Action>, outlooks: Outlooks): Verdict {
  const listed = actionsListed(offer)
  if (!listed) {
    const bars = offer.bars?.() ?? []
    return { open: bars.length === 0, refusals: distinct(bars) }
  }
  const refused: (readonly Refusal[])[] = []
  for (const action of listed) {
    const planned = outlooks.plan(action)
    if (!isRefused(planned)) return { open: true, refusals: [] }
    refused.push(planned.refusals)
  }
  return { open: false, refusals: sharedReasons(refused) }
}

/**
 * The reasons that every choice shares; if they share none, all of them, the most frequent first. A rule that refuses
 * many choices in different words ("34 of 24 cm") is given once.
 */
export function sharedReasons(lists: readonly (readonly Refusal[])[]): readonly Refusal[] {
  const counts = new Map<Refusal['rule'], number>()
  for (const list of lists)
    for (const rule of new Set(list.map(reason => reason.rule))) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  const often = (reason: Refusal): number => counts.get(reason.rule) ?? 0
  const all = lists.flat().sort((a, b) => often(b) - often(a))
  const first = all.filter((reason, i) => all.findIndex(other => other.rule === reason.rule) === i)
  const shared = first.filter(reason => often(reason) === lists.length)
  return shared.length > 0 ? shared : first
}

const sameReason = (a: Refusal, b: Refusal): boolean => a.rule === b.rule && a.why === b.why

export const distinct = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.filter((reason, i) => refusals.findIndex(other => sameReason(other, reason)) === i)
