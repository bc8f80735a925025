import type { AnyRuleset } from '../../engine/ruleset'
import { contextOf, type Thinker } from './question'
import { runBot } from './run'

/** Thinks in this thread, in slices; `slice` are the milliseconds of one. */
export const inPage =
  (ruleset: AnyRuleset, slice?: number): Thinker =>
  (question, answered) => {
    let stopped = false
    let stop = () => {}
    const start = async () => {
      const bot = (await ruleset.bot?.()) ?? null
      if (stopped) return
      const run = { patience: question.patience, onDecided: answered }
      stop = runBot(contextOf(ruleset, bot, question), slice === undefined ? run : { slice, ...run })
    }
    start().catch((error: unknown) => {
      console.error(error)
      if (!stopped) answered(null)
    })
    return () => {
      stopped = true
      stop()
    }
  }
