import type { Action } from '../../engine/ruleset'
import type { AnyRow } from './context'
import type { Question, Thinker } from './question'

/** Refusals after which a bot isn't asked again. */
const MOST_REFUSED = 5

export interface Asking {
  readonly thinker: Thinker
  /** Plays an action, and says whether it was accepted. */
  play(action: Action, answered: (accepted: boolean) => void): void
  /** It finds nothing that it may do. */
  onStuck(): void
}

/**
 * Asks a bot until something it decides is accepted, and plays all of it. What looks legal to it may be refused,
 * because of something it can't see; then it is asked again without that. Returns how to stop it.
 */
export function askBot(question: Omit<Question, 'refused'>, { thinker, play, onStuck }: Asking): () => void {
  const refused: Action[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  let stopped = false
  let stop = () => {}
  const refuse = (action: Action): void => {
    refused.push(action)
    if (refused.length >= MOST_REFUSED) onStuck()
    else timer = setTimeout(ask)
  }
  const onDecided = (row: AnyRow | null): void => {
    if (stopped) return
    const [first, ...rest] = row?.actions ?? []
    if (!first) onStuck()
    else play(first, accepted => (accepted ? playOn(rest) : !stopped && refuse(first)))
  }
  /** The rest of a decision, up to what is refused: after that the bot is asked about the position it is in. */
  const playOn = ([next, ...rest]: readonly Action[]): void => {
    if (next) play(next, accepted => accepted && playOn(rest))
  }
  const ask = (): void => {
    timer = null
    stop = thinker({ ...question, refused: [...refused] }, onDecided)
  }
  ask()
  return () => {
    stopped = true
    if (timer !== null) clearTimeout(timer)
    stop()
  }
}
