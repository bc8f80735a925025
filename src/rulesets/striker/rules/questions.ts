import { hide } from '../../../engine/record/hidden'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { RuleId } from '../../../engine/rulebook'
import type { Prompt } from '../../../engine/ruleset'
import type { Actor } from '../../../engine/seats'
import type { Data } from '../parts/json'
import type { Question } from '../parts/question'
import type { Side } from '../sides'
import type { Next, State } from '../state'
import { moduleBy } from './loaded'

/** A question as a rule puts it: what it is about is for the side that is asked. */
export const questionFor = (
  seat: Side,
  { of, name, cites, data = {} }: { of: string; name: string; cites: RuleId; data?: Data },
): Question => ({ of, name, seat, cites, data: hide(data, [seat]) as Question['data'] })

/** The question that must be answered before anything else; null where there is none. */
export const pendingQuestion = (state: Pick<State, 'questions'>): Question | null =>
  (state.questions.at(-1) as Question | undefined) ?? null

export function ask(next: Next, questions: readonly Question[]): void {
  if (questions.length > 0) next.questions = [...next.questions, ...questions]
}
/** The question at hand has been answered. */
export function answered(next: Next): void {
  next.questions = next.questions.slice(0, -1)
}

export function promptFor(state: State, question: Question): Prompt {
  const { of, name, seat, cites } = question
  const asking = moduleBy(of)?.questions?.[name]
  const pieces = asking?.pieces?.(state, question)
  return { seat, say: asking?.say(state, question) ?? 'decide', rule: cites, ...(pieces && { pieces }) }
}

/** Whether this side is asked just this. */
export function isAsked(state: State, actor: Actor, { of, name }: Pick<Question, 'of' | 'name'>): boolean {
  const question = pendingQuestion(state)
  return question !== null && question.seat === actor && question.of === of && question.name === name
}

/** Nothing else can be done while a question is open. */
export function questionRefusals(state: State): Refusal[] {
  const question = state.questions.length === 0 ? null : pendingQuestion(state)
  return question ? [refuse(question.cites, `First ${promptFor(state, question).say}.`)] : []
}
