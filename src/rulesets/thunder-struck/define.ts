import { actionsOf } from '../../engine/define'
import type { TsEvent } from './events'
import type { State } from './state'

export const define = actionsOf<State, TsEvent>()
