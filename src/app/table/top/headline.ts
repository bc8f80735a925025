import type { RuleId } from '../../../engine/rulebook'
import type { Outcome, Prompt } from '../../../engine/ruleset'
import type { Seat } from '../../../engine/seats'
import type { Session, TakeBackQuestion, Viewer } from '../../session/session'
import { isBot, nameOf } from '../store/seating'

/** Whose turn and what now: the one line that is always true. */
export interface Headline {
  /** Who is meant, named before the words. */
  readonly seats: readonly Seat[]
  readonly text: string
  readonly rule?: RuleId
  readonly mood: 'act' | 'wait' | 'over' | 'past'
}

export interface Situation {
  readonly session: Session
  /** How many steps this viewer may know of, and the name of the one that is looked at. */
  readonly steps: number
  readonly title?: string | null
  readonly at: number | null
  readonly seat: Viewer
  readonly question: TakeBackQuestion | null
  readonly outcome: Outcome | null
  readonly prompts: readonly Prompt[]
}

export function headlineOf(situation: Situation): Headline {
  const { session, at, outcome, question, steps } = situation
  if (at !== null) {
    const title = situation.title ?? 'the start of the game'
    return { seats: [], text: `Looking back, step ${at + 1} of ${steps}: ${title}`, mood: 'past' }
  }
  if (outcome) return ended(outcome)
  if (question)
    return { seats: question.of, text: `let ${nameOf(session, question.asked)} take a step back?`, mood: 'act' }
  return asked(situation)
}

function ended({ winners, why, rule }: Outcome): Headline {
  if (winners.length === 0) return { seats: [], text: `A draw. ${why}`, rule, mood: 'over' }
  return { seats: winners, text: `${winners.length === 1 ? 'wins' : 'win'}. ${why}`, rule, mood: 'over' }
}

function asked({ session, seat, prompts }: Situation): Headline {
  const own = prompts.find(prompt => prompt.seat === seat)
  const first = own ?? prompts[0]
  if (!first) return { seats: [], text: 'Nobody has anything to decide.', mood: 'wait' }
  const { say, rule } = first
  const seats = prompts.filter(prompt => prompt.say === say).map(prompt => prompt.seat)
  if (isBot(session, first.seat)) return { seats, text: `${say} · thinking…`, rule, mood: 'wait' }
  return { seats, text: say, rule, mood: own ? 'act' : 'wait' }
}
