import { sampleOffer } from '../../src/engine/fuzz/sample'
import type { Offer } from '../../src/engine/offers'
import { digestOf } from '../../src/engine/record/digest'
import { isHidden } from '../../src/engine/record/hidden'
import { textOf } from '../../src/engine/record/log'
import { isRefusedStep, type Match } from '../../src/engine/record/match'
import { isRefused, type Planned } from '../../src/engine/rolls/plan'
import { type Random, randomFrom } from '../../src/engine/rolls/random'
import type { Action } from '../../src/engine/ruleset'
import type { Seat } from '../../src/engine/seats'
import { copyOf, sampleActions, seatsOf } from './positions'

/** Where a view still holds a value that is not for the seat, or a trace of what it may not know of. */
export function leaks(value: unknown, seat: Seat, path = ''): string[] {
  if (typeof value === 'symbol') return [path]
  if (typeof value !== 'object' || value === null) return []
  if (isHidden(value) && !value.$for.includes(seat)) return value.value !== undefined || value.ghost ? [path] : []
  return Object.entries(value).flatMap(([key, part]) => leaks(part, seat, `${path}/${key}`))
}

/** Pairs of games that differ in one decision. */
function* twins(match: Match, random: Random): Iterable<[Match, Match]> {
  for (const { seat } of match.ruleset.awaiting(match.state)) {
    for (const offer of match.offers(seat)) {
      const pair = [1, 2].map(() => {
        const copy = copyOf(match)
        const action = sampleOffer(offer, random)
        return !action || isRefusedStep(copy.play(seat, action)) ? null : copy
      })
      const [one, two] = pair
      if (one && two) yield [one, two]
    }
  }
}

function toldTo(match: Match, seat: Seat) {
  const plans = sampleActions(match, randomFrom(1)).filter(sample => sample.seat === seat)
  return {
    log: match.linesFor(seat).map(({ sentence, rules, rolls, ledgers }) => ({
      text: textOf(sentence, String),
      rules,
      rolls,
      ledgers,
    })),
    // The prompts above the table are made from what a seat sees; that it is asked at all follows from the whole.
    prompts: match.ruleset.awaiting(match.viewFor(seat)),
    asked: match.ruleset.awaiting(match.state).some(prompt => prompt.seat === seat),
    offers: match.offers(seat).map(plainOffer),
    plans: plans.map(({ action }) => plainPlan(match.plan(seat, action))),
    outcome: match.ruleset.outcome(match.state),
  }
}

/** All that a person is shown of an offer before they answer it; its reach is as long to find as a hundred plans. */
function plainOffer(offer: Offer<Action>): unknown {
  const { id, label, rule, kind, piece, shared, key, group, needsConfirmation } = offer
  const shown = { id, label, rule, kind, piece, shared, key, group, needsConfirmation, bars: offer.bars?.() }
  switch (offer.kind) {
    case 'piece':
    case 'cell':
      return { ...shown, choices: offer.choices() }
    case 'form':
      return { ...shown, fields: offer.fields() }
    case 'region':
      return { ...shown, start: offer.start(), ghost: offer.ghost }
    default:
      return shown
  }
}

function plainPlan(plan: Planned<unknown>): unknown {
  if (isRefused(plan)) return plan.refusals
  const { title, rule, ledgers } = plan
  return { title, rule, ledgers, warnings: plan.warnings?.(), shapes: plan.shapes?.() }
}

/** What was told differently to a seat whose view is the same, and how often that could be looked at. */
export function compareTwins(match: Match, random: Random): { compared: number; differing: unknown[] } {
  let compared = 0
  const differing: unknown[] = []
  for (const [one, two] of twins(match, random)) {
    if (digestOf(one.state) === digestOf(two.state)) continue
    for (const seat of seatsOf(match)) {
      if (digestOf(one.viewFor(seat)) !== digestOf(two.viewFor(seat))) continue
      compared += 1
      const told = [toldTo(one, seat), toldTo(two, seat)]
      if (digestOf(told[0]) !== digestOf(told[1])) differing.push({ seat, told })
    }
  }
  return { compared, differing }
}
