import type { Refusal } from '../../../engine/rolls/plan'
import type { TableActions } from './state'
import type { ActionContext } from './store'

export type History = Pick<TableActions, 'undo' | 'redo' | 'grant' | 'deny' | 'look' | 'giveUp'>

/** Undo, redo and looking back. */
export function historyActions({ get, set, pieceChosen }: ActionContext): History {
  const told = (refusals: readonly Refusal[]): void => {
    if (refusals.length > 0) set({ refusals })
  }
  const mayChange = (): boolean => {
    const { at, question, saveStatus } = get()
    return at === null && !question && saveStatus !== 'elsewhere'
  }

  return {
    undo() {
      const { session, seat } = get()
      if (mayChange()) session.back(seat, told)
    },

    redo() {
      const { session, seat } = get()
      if (mayChange()) session.forward(seat, told)
    },

    grant(by) {
      get().session.grant(by, told)
    },

    deny() {
      get().session.deny()
    },

    giveUp(seat) {
      get().session.giveUp(seat)
    },

    look(at) {
      const { session, seat, selected } = get()
      const step = at === null ? null : Math.min(session.now(seat).steps - 1, Math.max(-1, at))
      pieceChosen(selected, { at: step, hovered: null })
    },
  }
}
