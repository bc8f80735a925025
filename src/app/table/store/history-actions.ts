import { canRedo, countSeen, questionFor, seenSteps, undoFor } from '../../../engine/record/history'
import type { Actor } from '../../../engine/seats'
import { isBot } from './seating'
import type { TableActions, TakeBackQuestion } from './state'
import type { ActionContext } from './store'

type History = Pick<TableActions, 'undo' | 'redo' | 'grant' | 'deny' | 'look' | 'follow'>

/** Back, forward, and looking at how it came to this. */
export function historyActions(context: ActionContext): History {
  const { get, set } = context

  /** A bot's decisions since a person last decided go back with that person's. */
  const undoBots = (asked: Actor, granted: Actor): void => {
    const { match, seat } = get()
    for (let undo = undoFor(match, seat); undo.kind !== 'none' && isBot(match, undo.by); undo = undoFor(match, seat)) {
      if (undo.kind === 'free' ? match.stepBack(seat) : match.takeBack(asked, granted)) return
    }
  }

  const question = (): TakeBackQuestion | null => {
    const asking = questionFor(get().match, get().seat)
    return asking && { ...asking, what: asking.what ?? 'a step out of sight' }
  }

  return {
    undo() {
      const { match, at, seat: eyes, question: open, saveStatus } = get()
      if (at !== null || open || saveStatus === 'elsewhere') return
      const undo = undoFor(match, eyes)
      if (undo.kind === 'none') return
      const asking = question()
      if (undo.kind === 'ask' && asking) {
        // A bot does not mind; the record still says that it was asked.
        if (asking.of.every(seat => isBot(match, seat))) return get().grant(asking.of[0] ?? 'referee')
        return set({ question: asking })
      }
      const refused = match.stepBack(eyes)
      if (refused) return set({ refusals: refused.refusals })
      context.matchChanged({ rolledAt: null })
    },

    redo() {
      const { match, at, seat, saveStatus } = get()
      if (at !== null || saveStatus === 'elsewhere' || !canRedo(match, seat)) return
      const refused = match.stepForward(seat)
      if (refused) return set({ refusals: refused.refusals })
      context.matchChanged({ rolledAt: null })
    },

    grant(by) {
      const { match, seat } = get()
      const asked = (get().question ?? question())?.asked
      if (!asked) return
      undoBots(asked, by)
      const refused = undoFor(match, seat).kind === 'free' ? match.stepBack(seat) : match.takeBack(asked, by)
      context.matchChanged({ rolledAt: null, ...(refused && { refusals: refused.refusals }) })
    },

    deny() {
      set({ question: null })
    },

    look(at) {
      const { match, seat, selected } = get()
      const last = countSeen(match, seat) - 1
      const step = at === null ? null : Math.min(last, Math.max(-1, at))
      context.pieceChosen(selected, { at: step, hovered: null })
    },

    follow(match) {
      const { match: before, at, seat } = get()
      const known = countSeen(before, seat)
      const steps = seenSteps(match, seat)
      set({ match })
      context.matchChanged({
        at: at === null ? null : Math.min(at, steps.length - 1),
        rolledAt: steps.slice(known).some(step => step.rolled) ? known : null,
      })
    },
  }
}
