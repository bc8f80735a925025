import { decide } from '../../engine/fuzz/choosing'
import { type AnyRow, type BotContext, wasRefused } from './context'
import { inSlices } from './slices'
import { think } from './think'

export interface Run {
  /** Milliseconds after which it takes the best it has found so far. */
  readonly patience: number
  /** Milliseconds of one slice. */
  readonly slice?: number
  onDecided(row: AnyRow | null): void
  readonly clock?: () => number
}

/** Thinks without holding up the page. Returns how to stop it; a stopped bot decides nothing. */
export function runBot(
  thought: BotContext,
  { patience, slice = 8, onDecided, clock = () => performance.now() }: Run,
): () => void {
  const until = clock() + patience
  let answer: AnyRow | null = null
  let over = false
  const job = think(thought)
  const step: Iterator<unknown> = {
    next() {
      try {
        const { value, done } = job.next()
        if (value) answer = value
        over = done === true || clock() >= until
      } catch (error) {
        // A bot that stumbles takes what it has, or gives its seat up; the page goes on.
        console.error(error)
        over = true
      }
      return { value: answer, done: over }
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

const TRIES = 20

/** Where nothing could be foreseen: anything legal that wasn't refused before. */
function anything(thought: BotContext): AnyRow | null {
  const { ruleset, view, seat, random } = thought
  try {
    for (let i = 0; i < TRIES; i++) {
      const decision = decide(ruleset, view, random)
      if (!decision) return null
      if (decision.actor === seat && !wasRefused(thought, decision.action)) return { actions: [decision.action] }
    }
  } catch (error) {
    console.error(error)
  }
  return null
}
