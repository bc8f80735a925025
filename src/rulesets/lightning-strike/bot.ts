import type { Bot } from '../../engine/bot'
import type { LsAction } from './actions'
import { openActivation } from './rules/acting'
import type { State } from './state'

/** A Unit moves once in an activation, turns at its end, and a window that was let go stays let go. */
export const bot: Bot<State, LsAction> = {
  passes({ id }, view) {
    if (id === 'reaction.resume' || id === 'reaction.pass.turn' || id.startsWith('face.')) return true
    // A flight turns on its way: turning first would only be half of it.
    if (id.startsWith('fly.') && id.endsWith('.turn')) return true
    const moves = id.startsWith('move.') || id.startsWith('fly.')
    return moves && openActivation(view)?.moved === true
  },
}
