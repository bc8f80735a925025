import { decide } from '../../engine/fuzz/choosing'
import type { Action } from '../../engine/ruleset'
import { inSlices } from './slices'
import { type BotContext, think } from './think'

export interface Run {
  /** Milliseconds after which the best so far must do. */
  readonly patience: number
  /** Milliseconds of one slice. */
  readonly slice?: number
  onDecided(action: Action | null): void
  readonly clock?: () => number
}

/** Thinks without holding up the page. Returns the way to stop it; a stopped bot decides nothing. */
export function runBot(
  thought: BotContext,
  { patience, slice = 8, onDecided, clock = () => performance.now() }: Run,
): () => void {
  const until = clock() + patience
  let answer: Action | null = null
  let over = false
  const job = think(thought)
  const step: Iterator<unknown> = {
    next() {
      const { value, done } = job.next()
      if (value) answer = value
      over = done === true || clock() >= until
      return { value, done: over }
    },
  }
  return inSlices(step, {
    budget: slice,
    clock,
    onPause: done => {
      if (done) onDecided(answer ?? anything(thought))
    },
  })
}

/** Where nothing could be foreseen: any lawful thing. */
function anything({ ruleset, view, seat, random }: BotContext): Action | null {
  const decision = decide(ruleset, view, random)
  return decision?.actor === seat ? decision.action : null
}
