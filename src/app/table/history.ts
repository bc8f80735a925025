import type { Actor } from '../../engine/seats'
import { giveUp, isBot } from './seating'
import type { TableActions, TakeBackQuestion } from './state'
import type { Desk } from './store'
import { canRedo, questionFor, undoFor } from './undoing'

type History = Pick<TableActions, 'undo' | 'redo' | 'grant' | 'deny' | 'look' | 'follow' | 'giveUp'>

/** Back, forward, and looking at how it came to this. */
export function history(desk: Desk): History {
  const { get, set } = desk

  /** A bot's decisions since a person last decided go back with that person's. */
  const undoBots = (asked: Actor, granted: Actor): void => {
    const { match } = get()
    for (let undo = match.undo; undo.kind !== 'none' && isBot(match, undo.by); undo = match.undo) {
      if (undo.kind === 'free') match.stepBack()
      else match.takeBack(asked, granted)
    }
  }

  const question = (): TakeBackQuestion | null => questionFor(get().match, get().seat)

  return {
    undo() {
      const { match, at, seat: eyes, question: open, keeping } = get()
      if (at !== null || open || keeping === 'elsewhere') return
      const undo = undoFor(match, eyes)
      if (undo.kind === 'none') return
      const asking = question()
      if (undo.kind === 'ask' && asking) {
        // A bot does not mind; the record still says that it was asked.
        if (asking.of.every(seat => isBot(match, seat))) return get().grant(asking.of[0] ?? 'referee')
        return set({ question: asking })
      }
      const refused = match.stepBack()
      if (refused) return set({ refusals: refused.refusals })
      desk.turned({ rolledAt: null })
    },

    redo() {
      const { match, at, seat, keeping } = get()
      if (at !== null || keeping === 'elsewhere' || !canRedo(match, seat)) return
      const refused = match.stepForward()
      if (refused) return set({ refusals: refused.refusals })
      desk.turned({ rolledAt: null })
    },

    grant(by) {
      const { match } = get()
      const asked = (get().question ?? question())?.asked
      if (!asked) return
      undoBots(asked, by)
      const refused = match.undo.kind === 'free' ? match.stepBack() : match.takeBack(asked, by)
      desk.turned({ rolledAt: null, ...(refused && { refusals: refused.refusals }) })
    },

    deny() {
      set({ question: null })
    },

    giveUp(seat) {
      giveUp(get().match, seat)
      desk.turned()
    },

    look(at) {
      const { match, selected } = get()
      const last = match.steps.length - 1
      const step = at === null ? null : Math.min(last, Math.max(-1, at))
      desk.taken(selected, { at: step, hovered: null })
    },

    follow(match) {
      const { match: before, at } = get()
      const known = before.steps.length
      const threw = match.steps.slice(known).some(step => step.throws.length > 0)
      set({ match })
      desk.turned({ at: at === null ? null : Math.min(at, match.steps.length - 1), rolledAt: threw ? known : null })
    },
  }
}
