import type { Action } from '../../engine/ruleset'
import { type Run, runBot } from './run'
import type { Thought } from './think'

/** Refusals after which a bot isn't asked again. */
const MOST_REFUSED = 5

export interface Asking extends Omit<Run, 'onDecided'> {
  /** Plays what it decided; false where that is refused. */
  play(action: Action): boolean
  /** It finds nothing that it may do. */
  onStuck(): void
}

/**
 * Asks a bot until something it decides is accepted. What looks lawful to it may be refused, because of something it
 * can't see; then it is asked again without that. Returns how to stop it.
 */
export function askBot(thought: Omit<Thought, 'refused'>, { play, onStuck, ...run }: Asking): () => void {
  const refused: Action[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  let stop = () => {}
  const onDecided = (action: Action | null): void => {
    if (action && play(action)) return
    if (action) refused.push(action)
    if (!action || refused.length >= MOST_REFUSED) onStuck()
    else timer = setTimeout(ask)
  }
  const ask = (): void => {
    timer = null
    stop = runBot({ ...thought, refused: [...refused] }, { ...run, onDecided })
  }
  ask()
  return () => {
    if (timer !== null) clearTimeout(timer)
    stop()
  }
}
