import type { Match, UndoOffer } from '../../engine/record/match'
import type { Step } from '../../engine/record/step'
import type { Actor, Seat } from '../../engine/seats'
import type { TakeBackQuestion, Viewer } from './session'

/** Whether a step told a viewer nothing: it was taken behind a screen. */
const isOutOfSight = ({ events, rolls, actor }: Step, viewer: Viewer): boolean => {
  if (viewer === 'referee' || actor === viewer) return false
  if (events.length === 0) return rolls.length === 0
  return events.every(({ seenBy }) => seenBy && !seenBy.includes(viewer))
}

/** The steps of the record a viewer may know of; their places in this list are the viewer's own numbers for them. */
export const stepsSeen = ({ steps }: Match, viewer: Viewer): readonly number[] =>
  steps.flatMap((step, i) => (isOutOfSight(step, viewer) ? [] : [i]))

const NONE: UndoOffer = { kind: 'none' }

/** What a viewer may take back: never what another did behind a screen. */
export function undoFor(match: Match, viewer: Viewer): UndoOffer {
  const { undo } = match
  if (undo.kind === 'none' || undo.by === viewer) return undo
  const step = match.steps[undo.to + 1]
  return step && isOutOfSight(step, viewer) ? NONE : undo
}

/** Whether a viewer may redo what was undone: not what another undid behind a screen. */
export const canRedo = ({ undone }: Match, viewer: Viewer): boolean =>
  undone !== null && (undone.actor === viewer || !isOutOfSight(undone, viewer))

/** What the others are asked. It names no step that one of them may not know of. */
export function questionFor(match: Match, viewer: Viewer): TakeBackQuestion | null {
  const undo = undoFor(match, viewer)
  if (undo.kind === 'none') return null
  const asked = isBot(match, undo.by) ? viewer : undo.by
  const of = grantersFor(match, asked)
  const step = match.steps[undo.to + 1]
  const open = step && !of.some(seat => isOutOfSight(step, seat))
  return { asked, of, what: open ? step.title : 'a step out of sight' }
}

const isBot = ({ setup }: Match, actor: Actor): boolean =>
  setup.seats.some(({ seat, played }) => seat === actor && played === 'bot')

/** Seats that may agree to a take-back: the other persons, or the other seats where a person plays alone. */
function grantersFor({ setup }: Match, asked: Actor): readonly Seat[] {
  const others = setup.seats.filter(({ seat }) => seat !== asked)
  const persons = others.filter(({ played }) => played === 'person')
  return (persons.length > 0 ? persons : others).map(({ seat }) => seat)
}
