import type { AnyRuleset } from '../ruleset'
import { type Actor, SEATS, type Seat } from '../seats'
import { digestOf } from './digest'
import { viewIn } from './hidden'
import { opensSecrets } from './reveals'
import type { Step } from './step'
import { takenBackTo } from './take-back'

// What a seat knows of the steps of a game. Everything here follows from what that seat can see, so that nothing it is
// shown (numbers, undo, replay) tells of what others do out of its sight.

/** Whose eyes. Somebody in a chair that nobody sits in is an onlooker. */
export type Viewer = Seat | 'referee'

/** A step, and the position it was taken in. */
export interface Moment {
  readonly ruleset: AnyRuleset
  readonly before: unknown
  readonly step: Step
}

const seesAll = (viewer: Actor): viewer is 'referee' | 'table' => viewer === 'referee' || viewer === 'table'

const isFor = ({ seenBy }: Step['events'][number], viewer: Seat): boolean => !seenBy || seenBy.includes(viewer)

/** Whether a viewer can tell that the step was taken: they took it, could read of it, or see something changed by it. */
export function isSeen({ ruleset, before, step }: Moment, viewer: Actor): boolean {
  if (seesAll(viewer) || step.actor === viewer) return true
  if (step.events.length === 0 ? step.rolls.length > 0 : step.events.some(event => isFor(event, viewer))) return true
  if (before === step.state) return false
  return digestOf(viewIn(ruleset, before, viewer)) !== digestOf(viewIn(ruleset, step.state, viewer))
}

/** Whether a viewer could read of the step. */
export const isTold = ({ events }: Step, viewer: Actor): boolean =>
  seesAll(viewer) || events.some(event => isFor(event, viewer))

/** Whether a viewer may know all there is to know of the step, its title too. */
export const isOpenTo = ({ actor, events, rolls }: Step, viewer: Actor): boolean =>
  seesAll(viewer) ||
  actor === viewer ||
  (events.length > 0 ? events.every(event => isFor(event, viewer)) : rolls.length > 0 || actor === 'table')

/** Whether the viewer knows of anything that was learned by the step: dice, or a secret that came out. */
export function isTaught({ ruleset, before, step }: Moment, viewer: Actor): boolean {
  if (seesAll(viewer) || ruleset.open || takenBackTo(step.action) !== null) return step.barrier
  // Dice stand with the first line of their step.
  const [first] = step.events
  if (step.rolls.length > 0 && (!first || isFor(first, viewer))) return true
  if (step.surprised?.includes(viewer)) return true
  return opensSecrets(viewIn(ruleset, before, viewer), viewIn(ruleset, step.state, viewer), SEATS)
}
