import { type Decision, decide } from '../../src/engine/fuzz/choosing'
import { sampleOffer } from '../../src/engine/fuzz/sample'
import { findingText, replayGame } from '../../src/engine/record/check'
import { isRefusedStep, Match } from '../../src/engine/record/match'
import { quickStepOn } from '../../src/engine/record/step'
import { type Random, randomDice, randomFrom } from '../../src/engine/rolls/random'
import type { Action, AnyRuleset } from '../../src/engine/ruleset'
import type { Seat } from '../../src/engine/seats'

/** How many games of each scenario the positions come from; more in a long run. */
const GAMES_EACH = Number(process.env.PROPERTY_GAMES ?? 1)
/** A scenario that random players don't bring to an end is left here. */
const MOST_DECISIONS = 800

export interface Spread {
  /** How many positions of a ruleset, shared evenly among its scenarios. */
  readonly positions?: number | undefined
  /** How many decisions at most are taken from there on, so that the game has steps to look at. */
  readonly recent?: number
}

/** A position in the middle of a random game. */
interface Way {
  readonly scenario: number
  readonly game: number
  readonly place: number
  readonly recent: number
}

/** Repeatable: the same positions in every run of the tests, spread over whole games of every scenario. */
export function forEach(
  ruleset: AnyRuleset,
  check: (match: Match, random: Random) => void,
  { positions = 40, recent = 2 }: Spread = {},
): void {
  for (const way of waysOf(ruleset, positions, recent)) {
    try {
      check(matchAt(ruleset, way), randomFrom(way.place + 1))
    } catch (error) {
      if (error instanceof Error) error.message = `${ruleset.id} ${JSON.stringify(way)}: ${error.message}`
      throw error
    }
  }
}

function* waysOf(ruleset: AnyRuleset, positions: number, recent: number): Generator<Way> {
  const { scenarios } = ruleset.setupModel
  const each = Math.ceil(positions / scenarios.length)
  for (const scenario of scenarios.keys())
    for (let game = 0; game < GAMES_EACH; game++) {
      const random = randomFrom(1000 * game + scenario)
      const last = playedOnce(ruleset, scenario, game).states.length - 1
      // One in each stretch of the game, the start and the end among them.
      const places = Array.from({ length: each }, (_, i) =>
        i === 0 ? 0 : i === each - 1 ? last : Math.floor(((i + random()) * last) / each),
      )
      for (const place of new Set(places)) yield { scenario, game, place, recent: Math.floor(random() * (recent + 1)) }
    }
}

/** A decision of a seat or the table, and where it was taken. */
interface Taken extends Decision {
  readonly state: unknown
  readonly seats: readonly Seat[]
}

/** A random game: every position in which somebody had to decide, its last one, and what was done. */
interface Played {
  readonly states: readonly unknown[]
  readonly decisions: readonly Taken[]
}

const known = new WeakMap<AnyRuleset, Map<string, Played>>()

function playedOnce(ruleset: AnyRuleset, scenario: number, game: number): Played {
  const games = known.get(ruleset) ?? new Map<string, Played>()
  known.set(ruleset, games)
  const key = `${scenario} ${game}`
  const found = games.get(key) ?? played(ruleset, scenario, game)
  games.set(key, found)
  return found
}

function played(ruleset: AnyRuleset, scenario: number, game: number): Played {
  const random = randomFrom(20_011 * (game + 1) + scenario)
  const start = begun(ruleset, { scenario, game })
  const seats = seatsOf(start)
  let { state } = start
  const states: unknown[] = [state]
  const decisions: Taken[] = []
  for (let stopped = 0; states.length <= MOST_DECISIONS && !ruleset.outcome(state); ) {
    const next = decide(ruleset, state, random)
    if (!next || stopped > 50) throw new Error('a dead end')
    const step = quickStepOn(next, randomDice(random))
    stopped = isRefusedStep(step) ? stopped + 1 : 0
    if (isRefusedStep(step)) continue
    decisions.push({ actor: next.actor, action: next.action, state, seats })
    state = step.state
    if (ruleset.outcome(state) || !ruleset.auto(state)) states.push(state)
  }
  return { states, decisions }
}

/** Everything that was done in the games that the positions come from, by seats and by the table. */
export const decisionsOf = (ruleset: AnyRuleset): readonly Taken[] =>
  ruleset.setupModel.scenarios.flatMap((_, scenario) => playedOnce(ruleset, scenario, 0).decisions)

function begun(
  ruleset: AnyRuleset,
  { scenario, game, origin }: Pick<Way, 'scenario' | 'game'> & { origin?: unknown },
): Match {
  const setup = ruleset.setupModel.scenarios[scenario]?.setup
  if (!setup) throw new Error('no such scenario')
  const match = new Match(ruleset, setup, `property ${scenario} ${game}`, origin === undefined ? {} : { origin })
  match.settle()
  return match
}

function matchAt(ruleset: AnyRuleset, { scenario, game, place, recent }: Way): Match {
  // The first position is reached as every game reaches it: from its set-up.
  const origin = place === 0 ? undefined : playedOnce(ruleset, scenario, game).states[place]
  const match = begun(ruleset, { scenario, game, origin })
  const random = randomFrom(place)
  for (let i = 0; i < recent && !ruleset.outcome(match.state); i++) playOne(match, random)
  return match
}

/** One random legal decision; what something unseen prevents is decided again. */
export function playOne(match: Match, random: Random): void {
  for (let i = 0; i < 50; i++) {
    const decision = decide(match.ruleset, match.state, random)
    if (!decision || decision.actor === 'table') throw new Error('a dead end, or not settled')
    const done = match.play(decision.actor, decision.action)
    if (!isRefusedStep(done)) return
    if (done.refusals.some(({ rule }) => rule !== 'TABLE.hidden')) throw new Error('planned but refused')
  }
  throw new Error('something unseen prevents everything')
}

/** Some actions of whoever is asked, legal or not; many positions with few actions each find more than the reverse. */
export function sampleActions(match: Match, random: Random, most = 6): { seat: Seat; action: Action }[] {
  return match.ruleset.awaiting(match.state).flatMap(({ seat }) => {
    const found: { seat: Seat; action: Action }[] = []
    const offers = match.offers(seat).sort(() => random() - 0.5)
    for (const offer of offers) {
      if (found.length >= most) break
      const action = sampleOffer(offer, random)
      if (action) found.push({ seat, action })
    }
    return found
  })
}

/** Where a game began, if not at its set-up. */
export const originOf = ({ record, start }: Match): { origin?: unknown } =>
  record.origin === undefined ? {} : { origin: start }

/** The same game up to here, to be carried on without touching the first. */
export function copyOf(match: Match): Match {
  const { ruleset, setup, record } = match
  const { match: copy, check } = replayGame({ ruleset, setup, record, ...originOf(match) })
  if (check.findings.length > 0) throw new Error(check.findings.map(findingText).join(' '))
  return copy
}

export const seatsOf = (match: Match): readonly Seat[] => match.setup.seats.map(({ seat }) => seat)
