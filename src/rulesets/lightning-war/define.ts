import { actionsOf } from '../../engine/define'
import type { Seat } from '../../engine/seats'
import type { LwEvent } from './events'
import type { Frame, State, Step } from './state'

export const define = actionsOf<State, LwEvent>()

/** For `when`: the step in which the active side is offered an action, or the frame that it answers. */
export const during =
  (when: Step | Frame['kind']) =>
  ({ stack, step, active }: State, seat: Seat): boolean =>
    stack.length > 0 ? stack[stack.length - 1]?.kind === when : step === when && active === seat
