import { isRefusedStep, Match } from '../../engine/record/match'
import { outcomeOf, promptsOf } from '../../engine/record/status'
import { randomFrom } from '../../engine/rolls/random'
import type { Action, AnyRuleset, Outcome } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import type { AnyBot, AnyRow, Effort } from './context'
import { restlessOf } from './restless'
import { think } from './think'

export interface SelfPlay {
  readonly seed: number
  readonly effort: Effort
  /** Decisions after which the game is given up as endless. */
  readonly mostDecisions: number
  /** Milliseconds since any moment; of the processor, where it can be told. */
  clock(): number
  /** Seats that do without what the game knows about playing it well: a measure of what that is worth. */
  readonly plain?: readonly Seat[]
  onDecision?(seat: Seat, row: AnyRow, match: Match): void
}

export interface SelfPlayed {
  readonly outcome: Outcome | null
  readonly match: Match
  /** Milliseconds that each decision took. */
  readonly spent: readonly number[]
  /** Actions of all decisions. */
  readonly actions: number
}

/** Decisions that may be refused one after another, because of something the seat can't see. */
const MOST_REFUSED = 5

/** A game of a machine against itself, every seat knowing only what it sees. */
export function playItself(
  ruleset: AnyRuleset,
  bot: AnyBot | null,
  setup: GameSetup<unknown>,
  { seed, effort, mostDecisions, clock, plain = [], onDecision }: SelfPlay,
): SelfPlayed {
  const match = new Match(ruleset, setup, `self-play ${seed}`)
  match.settle()
  const spent: number[] = []
  let actions = 0
  let refused: Action[] = []
  while (!outcomeOf(ruleset, match.state) && spent.length < mostDecisions && refused.length < MOST_REFUSED) {
    const [prompt] = promptsOf(ruleset, match.state)
    if (!prompt) break
    const { seat } = prompt
    const started = clock()
    const view = match.viewFor(seat)
    const random = randomFrom(Math.imul(seed, 0x9e3779b1) + spent.length)
    const restless = restlessOf(match.linesFor(seat), seat)
    const knows = plain.includes(seat) ? null : bot
    const row = decided(think({ ruleset, bot: knows, view, seat, random, restless, refused, effort }))
    spent.push(clock() - started)
    if (!row) break
    onDecision?.(seat, row, match)
    const stuck = row.actions.find(action => {
      actions += 1
      return isRefusedStep(match.play(seat, action))
    })
    refused = stuck && stuck === row.actions[0] ? [...refused, stuck] : []
  }
  return { outcome: outcomeOf(ruleset, match.state), match, spent, actions }
}

function decided(job: Generator<AnyRow | null, AnyRow | null>): AnyRow | null {
  for (;;) {
    const { value, done } = job.next()
    if (done) return value
  }
}
