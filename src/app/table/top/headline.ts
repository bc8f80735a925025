import { countSeen, stepSeen } from '../../../engine/record/history'
import type { Match } from '../../../engine/record/match'
import type { RuleId } from '../../../engine/rulebook'
import type { Outcome, Prompt } from '../../../engine/ruleset'
import type { Seat } from '../../../engine/seats'
import { isBot, nameOf } from '../store/seating'
import type { TakeBackQuestion, Viewer } from '../store/state'

/** Whose turn and what now: the one line that is always true. */
export interface Headline {
  /** Who is meant, named before the words. */
  readonly seats: readonly Seat[]
  readonly text: string
  readonly rule?: RuleId
  readonly mood: 'act' | 'wait' | 'over' | 'past'
}

export interface Situation {
  readonly match: Match
  readonly at: number | null
  readonly seat: Viewer
  readonly question: TakeBackQuestion | null
  readonly outcome: Outcome | null
  readonly prompts: readonly Prompt[]
}

export function headlineOf(situation: Situation): Headline {
  const { match, at, outcome, question } = situation
  if (at !== null) {
    const { seat } = situation
    const step = stepSeen(match, seat, at)
    const title = step ? (step.title ?? 'out of sight') : 'the start of the game'
    return { seats: [], text: `Looking back, step ${at + 1} of ${countSeen(match, seat)}: ${title}`, mood: 'past' }
  }
  if (outcome) return ended(outcome)
  if (question)
    return { seats: question.of, text: `let ${nameOf(match, question.asked)} take a step back?`, mood: 'act' }
  return asked(situation)
}

function ended({ winners, why, rule }: Outcome): Headline {
  if (winners.length === 0) return { seats: [], text: `A draw. ${why}`, rule, mood: 'over' }
  return { seats: winners, text: `${winners.length === 1 ? 'wins' : 'win'}. ${why}`, rule, mood: 'over' }
}

function asked({ match, seat, prompts }: Situation): Headline {
  const own = prompts.find(prompt => prompt.seat === seat)
  const first = own ?? prompts[0]
  if (!first) return { seats: [], text: 'Nobody has anything to decide.', mood: 'wait' }
  const { say, rule } = first
  const seats = prompts.filter(prompt => prompt.say === say).map(prompt => prompt.seat)
  if (isBot(match, first.seat)) return { seats, text: `${say} · thinking…`, rule, mood: 'wait' }
  return { seats, text: say, rule, mood: own ? 'act' : 'wait' }
}
