import type { Actor, Seat } from '../seats'
import { type View, viewFor } from './hidden'
import type { Match } from './match'
import { isOpenTo, type Viewer } from './sight'
import type { Step } from './step'
import { grantersFor } from './take-back'

// A game as one viewer looks back on it: only the steps that this viewer saw, in this viewer's own numbers.

/** A step of the past. */
export interface SeenStep {
  readonly actor: Actor
  /** What was done; null where part of it is hidden from the viewer. */
  readonly title: string | null
  readonly rolled: boolean
}

/** The steps that a viewer saw. */
export const seenSteps = (match: Match, viewer: Viewer): readonly SeenStep[] =>
  match.seenBy(viewer).map(at => seenStep(match.steps[at], viewer))

/** One of them; null for the start of the game. */
export function stepSeen(match: Match, viewer: Viewer, place: number): SeenStep | null {
  const step = match.steps[match.seenBy(viewer)[place] ?? -1]
  return step ? seenStep(step, viewer) : null
}

/** How many there are. */
export const countSeen = (match: Match, viewer: Viewer): number => match.seenBy(viewer).length

function seenStep(step: Step | undefined, viewer: Viewer): SeenStep {
  if (!step) throw new Error('there is no such step')
  const { actor, title, rolls, events } = step
  const [first] = events
  const rolled = rolls.length > 0 && (viewer === 'referee' || !first?.seenBy || first.seenBy.includes(viewer))
  return { actor, title: isOpenTo(step, viewer) ? title : null, rolled }
}

/** The whole position after a step that the viewer saw; -1 is the start. For the engine's side of the table only. */
export const stateSeen = (match: Match, viewer: Viewer, place: number): unknown =>
  match.stateAt(match.seenBy(viewer)[place] ?? -1)

/** What the viewer saw after one of those steps; -1 is the start. */
export const viewSeen = (match: Match, viewer: Viewer, place: number): View<unknown> =>
  viewFor(stateSeen(match, viewer, place), viewer)

/** The place among the steps that one viewer saw which shows what another one's place does. */
export function placeFor(
  match: Match,
  viewer: Viewer,
  other: { readonly eyes: Viewer; readonly place: number },
): number {
  const at = match.seenBy(other.eyes)[other.place] ?? -1
  return match.seenBy(viewer).findLastIndex(step => step <= at)
}

/** What a viewer may take back. */
export type UndoState = { readonly kind: 'none' } | { readonly kind: 'free' | 'ask'; readonly by: Actor }

export function undoFor(match: Match, viewer: Viewer): UndoState {
  const undo = match.undoFor(viewer)
  return undo.kind === 'none' ? undo : { kind: undo.kind, by: undo.by }
}

/** Whether a viewer may do again what was undone. */
export const canRedo = (match: Match, viewer: Viewer): boolean => match.undoneFor(viewer) !== null

/** A step that can only be taken back if another seat agrees. */
export interface TakeBackQuestion {
  readonly asked: Actor
  /** Seats that may grant it. */
  readonly of: readonly Seat[]
  /** What would be undone; null where one of those who are asked may not know. */
  readonly what: string | null
}

/** What the others are asked when a viewer wants a step back. */
export function questionFor(match: Match, viewer: Viewer): TakeBackQuestion | null {
  const undo = match.undoFor(viewer)
  if (undo.kind === 'none') return null
  const of = grantersFor(match.setup.seats, { asked: viewer, by: undo.by })
  const step = match.steps[undo.to + 1]
  const open = step && [viewer, ...of].every(seat => isOpenTo(step, seat))
  return { asked: viewer, of, what: open ? step.title : null }
}
