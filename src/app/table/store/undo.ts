import type { Match, UndoOffer } from '../../../engine/record/match'
import type { Step } from '../../../engine/record/step'
import type { Actor } from '../../../engine/seats'
import { grantersFor, isBot } from './seating'
import type { TakeBackQuestion, Viewer } from './state'

/** Whether a step told these eyes nothing: it was done behind a screen. */
export const isOutOfSight = ({ events }: Step, eyes: Actor): boolean =>
  eyes !== 'referee' &&
  eyes !== 'table' &&
  events.length > 0 &&
  events.every(({ seenBy }) => seenBy && !seenBy.includes(eyes))

const NONE: UndoOffer = { kind: 'none' }

/** What whoever sits here may take back: never what another did behind a screen. */
export function undoFor(match: Match, eyes: Viewer): UndoOffer {
  const { undo } = match
  if (undo.kind === 'none' || undo.by === eyes) return undo
  const step = match.steps[undo.to + 1]
  return step && isOutOfSight(step, eyes) ? NONE : undo
}

/** Whether whoever sits here may do again what was undone: not what another undid behind a screen. */
export function canRedo({ undone }: Match, eyes: Viewer): boolean {
  return undone !== null && (undone.actor === eyes || !isOutOfSight(undone, eyes))
}

/** What the others are asked. It names no step that one of them may not know of. */
export function questionFor(match: Match, eyes: Viewer): TakeBackQuestion | null {
  const undo = undoFor(match, eyes)
  if (undo.kind === 'none') return null
  const asked = isBot(match, undo.by) ? eyes : undo.by
  const of = grantersFor(match, asked)
  const step = match.steps[undo.to + 1]
  const open = step && !of.some(seat => isOutOfSight(step, seat))
  return { asked, of, what: open ? step.title : 'a step out of sight' }
}
