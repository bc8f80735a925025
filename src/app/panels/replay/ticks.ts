import type { Match } from '../../../engine/record/match'
import type { HeadingOf } from '../log/items'

/** Where to stop on the way: steps that began a part of the sequence, steps that threw dice. */
export interface ReplayTicks {
  readonly parts: readonly number[]
  readonly rolls: readonly number[]
}

/** Of the steps that are shown, by their places among them. */
export function replayTicks(match: Match, shown: readonly number[], headingOf: HeadingOf): ReplayTicks {
  const parts: number[] = []
  const rolls: number[] = []
  let last: string | null = null
  shown.forEach((step, place) => {
    const heading = headingOf(step)
    if (heading !== last) parts.push(place)
    last = heading
    if ((match.steps[step]?.rolls.length ?? 0) > 0) rolls.push(place)
  })
  return { parts, rolls }
}
