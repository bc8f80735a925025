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
 * Why none of several choices is possible, the reason that matters first. A game names the most basic reason against a
 * choice first (range before armour), so what comes first for most choices comes first here, and then what is most
 * frequent. Where the first one holds for all, only what all share is given. A rule that refuses many choices in
 * different words ("34 of 24 cm") is given once.
 */
export function sharedReasons(lists: readonly (readonly Refusal[])[]): readonly Refusal[] {
  const leading = countRules(lists.map(list => list.slice(0, 1)))
  const named = countRules(lists)
  const weight = ({ rule }: Refusal): number => (leading.get(rule) ?? 0) * (lists.length + 1) + (named.get(rule) ?? 0)
  const all = lists.flat().sort((a, b) => weight(b) - weight(a))
  const first = all.filter((reason, i) => all.findIndex(other => other.rule === reason.rule) === i)
  const isShared = ({ rule }: Refusal): boolean => named.get(rule) === lists.length
  return first[0] && isShared(first[0]) ? first.filter(isShared) : first
}

/** How many of the lists name each rule. */
function countRules(lists: readonly (readonly Refusal[])[]): ReadonlyMap<Refusal['rule'], number> {
  const counts = new Map<Refusal['rule'], number>()
  for (const list of lists)
    for (const rule of new Set(list.map(reason => reason.rule))) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return counts
}

const sameReason = (a: Refusal, b: Refusal): boolean => a.rule === b.rule && a.why === b.why

export const distinct = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.filter((reason, i) => refusals.findIndex(other => sameReason(other, reason)) === i)
