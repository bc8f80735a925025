import { actionsOf } from '../../engine/define'
import type { LsEvent } from './events'
import type { State } from './state'

/** An action of this game. */
export const define = actionsOf<State, LsEvent>()
