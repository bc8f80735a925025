import type { RuleId } from '../../../engine/rulebook'
import type { Outcome, Prompt } from '../../../engine/ruleset'
import type { Seat } from '../../../engine/seats'
import type { Session, TakeBackQuestion, Viewer } from '../../session/session'
import { isBot, nameOf } from '../store/seating'

/** Whose turn it is and what to do now. */
export interface Headline {
  /** The seats it is about, named before the text. */
  readonly seats: readonly Seat[]
  readonly text: string
  readonly rule?: RuleId
  readonly mood: 'act' | 'wait' | 'over' | 'past'
}

export interface Situation {
  readonly session: Session
  /** How many steps this viewer may know of, and the name of the one being looked at. */
  readonly steps: number
  readonly title?: string
  readonly at: number | null
  readonly seat: Viewer
  readonly passTo?: Viewer | null
  readonly question: TakeBackQuestion | null
  readonly outcome: Outcome | null
  readonly prompts: readonly Prompt[]
}

export function headlineOf(situation: Situation): Headline {
  const { session, at, outcome, question, steps } = situation
  if (at !== null) {
    return { seats: [], text: `Looking back, step ${at + 1} of ${steps}: ${situation.title ?? ''}`, mood: 'past' }
  }
  if (outcome) return ended(outcome)
  if (question)
    return { seats: question.of, text: `let ${nameOf(session, question.asked)} take a step back?`, mood: 'act' }
  if (situation.passTo) return { seats: [], text: `${nameOf(session, situation.passTo)} is next.`, mood: 'act' }
  return asked(situation)
}

function ended({ winners, why, rule }: Outcome): Headline {
  if (winners.length === 0) return { seats: [], text: `A draw. ${why}`, rule, mood: 'over' }
  // "Won" goes with any name: Germans, CEGA, Ada.
  return { seats: winners, text: `won. ${why}`, rule, mood: 'over' }
}

function asked({ session, seat, prompts }: Situation): Headline {
  const own = prompts.find(prompt => prompt.seat === seat)
  const first = own ?? prompts[0]
  if (!first) return { seats: [], text: 'There is nothing to decide right now.', mood: 'wait' }
  const { say, rule } = first
  // One person is told to do one thing, even if others may do the same meanwhile.
  const seats = [first.seat]
  if (isBot(session, first.seat)) return { seats, text: `${say} · thinking…`, rule, mood: 'wait' }
  return { seats, text: say, rule, mood: own ? 'act' : 'wait' }
}
