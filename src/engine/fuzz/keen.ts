import { viewFor } from '../record/hidden'
import { isRefusedStep } from '../record/match'
import { planFor, quickStep } from '../record/step'
import { isRefused } from '../rolls/plan'
import { type Random, randomDice } from '../rolls/random'
import type { AnyRuleset } from '../ruleset'
import { type Choosing, type Decision, decide } from './choosing'

const CANDIDATES = 5

/** Of a few random legal actions the one that decides something by dice, or else leaves its seat best. */
export function decideKeenly(
  ruleset: AnyRuleset,
  state: unknown,
  random: Random,
  choosing: Choosing = {},
): Decision | null {
  let best: Decision | null = null
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < CANDIDATES; i++) {
    const decision = decide(ruleset, state, random, choosing)
    if (!decision || decision.actor === 'table') return decision
    const worth = worthOf(ruleset, state, random, decision)
    if (worth > most) {
      best = decision
      most = worth
    }
  }
  return best
}

function worthOf(ruleset: AnyRuleset, state: unknown, random: Random, { actor, action }: Decision): number {
  if (actor === 'table' || actor === 'referee') return 0
  const plan = planFor(ruleset, state, actor, action)
  if (isRefused(plan)) return Number.NEGATIVE_INFINITY
  if (plan.outcome || plan.foreseen) return Number.MAX_VALUE * random()
  const step = quickStep(ruleset, state, actor, action, randomDice(random))
  return isRefusedStep(step) ? Number.NEGATIVE_INFINITY : ruleset.value(viewFor(step.state, actor), actor)
}
