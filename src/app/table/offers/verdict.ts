import { actionsListed, sampleOffer } from '../../../engine/fuzz/sample'
import { defaults, type Offer } from '../../../engine/offers'
import { isRefused, type Refusal } from '../../../engine/rolls/plan'
import { randomFrom } from '../../../engine/rolls/random'
import type { Action } from '../../../engine/ruleset'
import type { Outlooks } from './outlook'

/** An offer with what stands against all of it; an open offer has at least one way to take it. */
export interface Verdict {
  readonly open: boolean
  readonly refusals: readonly Refusal[]
}

const SAMPLES = 12

/**
 * Whether an offer can be taken at all. Where there are too many choices to list, the offer knows what bars them all;
 * only where it doesn't say so, some are tried.
 */
export function verdictOn(offer: Offer<Action>, outlooks: Outlooks): Verdict {
  const bars = offer.bars?.()
  if (bars) return { open: bars.length === 0, refusals: bars }
  const tried = (actionsListed(offer) ?? [...usual(offer), ...sampled(offer)]).map(action => outlooks.plan(action))
  const refused = tried.filter(isRefused)
  if (refused.length < tried.length) return { open: true, refusals: [] }
  return { open: false, refusals: sharedReasons(refused.map(r => r.refusals)) }
}

/** What the offer itself puts forward first. */
function usual(offer: Offer<Action>): readonly Action[] {
  switch (offer.kind) {
    case 'region':
      return [offer.at(offer.start())]
    case 'facing':
      return [offer.to(offer.pivot.facing)]
    case 'form':
      return [offer.fill(defaults(offer.fields()))]
    default:
      return []
  }
}

/** The same samples every time, so that an offer never flickers. */
function sampled(offer: Offer<Action>): Action[] {
  const random = randomFrom(1)
  return Array.from({ length: SAMPLES }, () => sampleOffer(offer, random)).filter(action => action !== null)
}

/** The reasons every way shares; where they share none, all of them, each once. */
export function sharedReasons(lists: readonly (readonly Refusal[])[]): readonly Refusal[] {
  const all = lists.flat()
  const shared = all.filter(reason => lists.every(list => list.some(other => sameReason(other, reason))))
  return distinct(shared.length > 0 ? shared : all)
}

const sameReason = (a: Refusal, b: Refusal): boolean => a.rule === b.rule && a.why === b.why

export const distinct = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.filter((reason, i) => refusals.findIndex(other => sameReason(other, reason)) === i)
