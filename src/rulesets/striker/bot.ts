import type { Bot, Row } from '../../engine/bot'
import type { StrikerAction } from './actions'
import { commands } from './bot/commanding'
import { shots } from './bot/firing'
import { moves } from './bot/moving'
import { isSide, type Side } from './sides'
import type { State } from './state'

/** Orders once a turn, moves with a purpose, fires where it hurts. */
export const bot: Bot<State, StrikerAction> = {
  *rows(view, seat) {
    if (isSide(seat)) yield* rowsIn(view, seat)
  },
}

const sure = (...actions: StrikerAction[]): Row<StrikerAction> => ({ actions, sure: true })

function* rowsIn(view: State, side: Side): Generator<Row<StrikerAction>> {
  switch (view.phase) {
    case 'first':
      yield sure({ type: 'choose', goes: 'second' })
      break
    case 'deploy':
      yield sure({ type: 'ready' })
      break
    case 'command':
      if (view.jamming !== null) return yield sure({ type: 'ready' })
      yield sure(...commands(view, side), { type: 'ready' })
      yield sure({ type: 'ready' })
      break
    case 'move1':
    case 'move2':
      for (const move of moves(view, side)) yield sure(move)
      yield sure({ type: 'done' })
      break
    case 'fire1':
    case 'fire2':
      yield sure(...shots(view, side), { type: 'seal' })
      yield sure({ type: 'seal' })
      break
  }
}
