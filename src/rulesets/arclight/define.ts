import { actionsOf } from '../../engine/define'
import type { ArcEvent } from './events'
import type { Phase, State } from './state'

export const define = actionsOf<State, ArcEvent>()

/** For an action that is offered in one step of the turn only. */
export const inPhase =
  (phase: Phase) =>
  (view: State): boolean =>
    view.phase === phase
