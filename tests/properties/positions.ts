import fc from 'fast-check'
import { decide } from '../../src/engine/fuzz/choosing'
import { sampleOffer } from '../../src/engine/fuzz/sample'
import { isRefusedStep, Match } from '../../src/engine/record/match'
import { type Random, randomFrom } from '../../src/engine/rolls/random'
import type { Action, AnyRuleset } from '../../src/engine/ruleset'
import type { Seat } from '../../src/engine/seats'

/** How many positions each property looks at; more in a long run. */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 6)

/** A position reached by so many random legal decisions. */
export interface Way {
  readonly scenario: number
  readonly seed: number
  readonly decisions: number
}

export const ways = (ruleset: AnyRuleset, most = 60): fc.Arbitrary<Way> =>
  fc.record({
    decisions: fc.nat({ max: most }),
    scenario: fc.nat({ max: ruleset.setupModel.scenarios.length - 1 }),
    seed: fc.nat({ max: 1_000_000 }),
  })

/** Repeatable: the same positions in every run of the tests. */
export const forEach = (ruleset: AnyRuleset, check: (match: Match, random: Random) => void, most?: number): void =>
  fc.assert(
    fc.property(ways(ruleset, most), way => check(matchAfter(ruleset, way), randomFrom(way.seed + 1))),
    { seed: 20_011, numRuns: RUNS },
  )

export function matchAfter(ruleset: AnyRuleset, { scenario, seed, decisions }: Way): Match {
  const setup = ruleset.setupModel.scenarios[scenario]?.setup
  if (!setup) throw new Error('no such scenario')
  const match = new Match(ruleset, setup, `property ${seed}`)
  match.settle()
  const random = randomFrom(seed)
  for (let i = 0; i < decisions && !ruleset.outcome(match.state); i++) playOne(match, random)
  return match
}

/** One random legal decision; what something unseen prevents is decided again. */
export function playOne(match: Match, random: Random): void {
  for (let i = 0; i < 50; i++) {
    const decision = decide(match.ruleset, match.state, random)
    if (!decision || decision.actor === 'table') throw new Error('a dead end, or not settled')
    const played = match.play(decision.actor, decision.action)
    if (!isRefusedStep(played)) return
    if (played.refusals.some(({ rule }) => rule !== 'TABLE.hidden')) throw new Error('planned but refused')
  }
  throw new Error('something unseen prevents everything')
}

/** Some actions of whoever is asked, legal or not. */
export function sampleActions(match: Match, random: Random, most = 25): { seat: Seat; action: Action }[] {
  return match.ruleset.awaiting(match.state).flatMap(({ seat }) => {
    const sampled = match.offers(seat).map(offer => sampleOffer(offer, random))
    const actions = sampled.filter(action => action !== null).map(action => ({ seat, action }))
    return actions.sort(() => random() - 0.5).slice(0, most)
  })
}

/** The same game up to here, to be carried on without touching the first. */
export function copyOf(match: Match): Match {
  const copy = new Match(match.ruleset, match.setup, match.seed)
  for (const entry of match.record.entries) {
    const why = copy.replay(entry)
    if (why) throw new Error(why)
  }
  return copy
}

export const seatsOf = (match: Match): readonly Seat[] => match.setup.seats.map(({ seat }) => seat)
