import type { Action } from '../../engine/ruleset'
import { type Run, runBot } from './run'
import type { BotContext } from './think'

/** Refusals after which a bot isn't asked again. */
const MOST_REFUSED = 5

export interface Asking extends Omit<Run, 'onDecided'> {
  /** Plays what it decided, and says whether that was accepted. */
  play(action: Action, answered: (accepted: boolean) => void): void
  /** It finds nothing that it may do. */
  onStuck(): void
}

/**
 * Asks a bot until something it decides is accepted. What looks legal to it may be refused, because of something it
 * can't see; then it is asked again without that. Returns how to stop it.
 */
export function askBot(context: Omit<BotContext, 'refused'>, { play, onStuck, ...run }: Asking): () => void {
  const refused: Action[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  let stopped = false
  let stop = () => {}
  const onDecided = (action: Action | null): void => {
    if (!action) onStuck()
    else play(action, accepted => !accepted && !stopped && refuse(action))
  }
  const refuse = (action: Action): void => {
    refused.push(action)
    if (refused.length >= MOST_REFUSED) onStuck()
    else timer = setTimeout(ask)
  }
  const ask = (): void => {
    timer = null
    stop = runBot({ ...context, refused: [...refused] }, { ...run, onDecided })
  }
  ask()
  return () => {
    stopped = true
    if (timer !== null) clearTimeout(timer)
    stop()
  }
}
