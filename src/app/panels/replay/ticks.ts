import type { Match } from '../../../engine/record/match'
import type { HeadingOf } from '../log/items'

/** Where to stop on the way: steps that began a part of the sequence, steps that threw dice. */
export interface ReplayTicks {
  readonly parts: readonly number[]
  readonly throws: readonly number[]
}

export function replayTicks(match: Match, headingOf: HeadingOf): ReplayTicks {
  const parts: number[] = []
  const throws: number[] = []
  let last: string | null = null
  match.steps.forEach((step, i) => {
    const heading = headingOf(i)
    if (heading !== last) parts.push(i)
    last = heading
    if (step.throws.length > 0) throws.push(i)
  })
  return { parts, throws }
}
