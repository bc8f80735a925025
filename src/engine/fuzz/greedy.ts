import { viewFor } from '../record/hidden'
import { isRefusedStep } from '../record/match'
import { type Prepared, quickStepOn } from '../record/step'
import { type Random, randomDice } from '../rolls/random'
import type { AnyRuleset } from '../ruleset'
import { type Choosing, decide } from './choosing'

const CANDIDATES = 5

/** Of a few random legal actions, one that rolls dice, or else the one that leaves its seat best off. */
export function decideGreedily(
  ruleset: AnyRuleset,
  state: unknown,
  random: Random,
  choosing: Choosing = {},
): Prepared | null {
  let best: Prepared | null = null
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < CANDIDATES; i++) {
    const decision = decide(ruleset, state, random, choosing)
    if (!decision || decision.actor === 'table') return decision
    const worth = worthOf(decision, random)
    if (worth > most) {
      best = decision
      most = worth
    }
  }
  return best
}

function worthOf(ready: Prepared, random: Random): number {
  const { ruleset, actor, plan } = ready
  if (actor === 'table' || actor === 'referee') return 0
  if (plan.outcome || plan.foreseen) return Number.MAX_VALUE * random()
  const step = quickStepOn(ready, randomDice(random))
  return isRefusedStep(step) ? Number.NEGATIVE_INFINITY : ruleset.value(viewFor(step.state, actor), actor)
}
